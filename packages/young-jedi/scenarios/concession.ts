/** Giving the game up. */
import { scenario } from '../src/testing/index.ts';

scenario('Either player may concede at any time, asked or not', 'YJ-OBJ-11', (t) => {
  const table = {
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { hand: ['Darth Maul, Sith Lord'], controls: ['Naboo'] },
    light: { controls: ['Coruscant'] },
  } as const;
  t.board(table);
  t.asks('Dark');
  t.concede('Light');
  t.winner('Dark');
  t.is(t.state.result?.reason, 'concession');
  t.board(table);
  t.concede('Dark');
  t.winner('Light');
  t.is(t.state.result?.reason, 'concession');
});
