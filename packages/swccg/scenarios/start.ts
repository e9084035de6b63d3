/** Section 4: starting the game. */
import { type Play, scenario } from '../testing/index.ts';

const few = (...locations: string[]): { reserve: string[]; left: number; force: number } => ({
  reserve: locations,
  left: 20,
  force: 0,
});

const start = (t: Play, dark: string, light: string): void => {
  t.board({ at: 'setup', dark: few(dark), light: few(light) });
  t.answer(`Dark: Start with ${dark}`, `Light: Start with ${light}`);
};

scenario(
  'Each chooses a location in secret; both are laid out, and eight cards drawn',
  'CCG-STA-01 CCG-STA-03 CCG-STA-07 CCG-STA-08 CCG-STA-09 CCG-STA-11',
  (t) => {
    t.board({ at: 'setup', dark: few('Tatooine', 'Kessel'), light: few('Tatooine: Cantina', 'Yavin 4') });
    t.asks('Dark', 'start');
    t.offers('Start with Tatooine', 'Start with Kessel');
    t.answer('Start with Kessel');
    t.is(
      t.seenBy(1).state.frames.flatMap((frame) => (frame.proc === 'setup' ? frame.chosen : [])),
      [-1, -1],
    );
    t.answer('Light: Start with Yavin 4');
    t.is(t.locations(), ['Kessel', 'Yavin 4']);
    t.is([t.count('Dark', 'hand'), t.count('Light', 'hand')], [8, 8]);
    t.is([t.count('Dark', 'reserve'), t.count('Light', 'reserve')], [13, 13]);
    t.asks('Dark', 'act'); // no second hand, nothing before the first turn
    t.is([t.state.turn, t.phase], [1, 'activate']);
  },
);

scenario('The same location twice is set aside and both choose again', 'CCG-STA-02 CCG-STA-12', (t) => {
  t.board({
    at: 'setup',
    dark: { ...few('Tatooine', 'Imperial Holotable', 'Kessel'), left: 10 },
    light: { ...few('Tatooine', 'Dejarik Hologameboard', 'Yavin 4'), left: 10 },
  });
  t.answer('Dark: Start with Tatooine', 'Light: Start with Tatooine');
  t.asks('Dark', 'start');
  t.offers('Start with Imperial Holotable', 'Start with Kessel');
  t.answer('Dark: Holotable', 'Light: Hologameboard');
  t.offers('Start with Kessel');
  t.answer('Dark: Kessel', 'Light: Yavin 4');
  t.is(t.locations(), ['Kessel', 'Yavin 4']);
  // What was set aside is in the decks again: two of 13 locations and plain cards are neither out nor lost.
  t.is(t.count('Dark', 'hand') + t.count('Dark', 'reserve'), 12);
  t.is(t.count('Light', 'hand') + t.count('Light', 'reserve'), 12);
});

scenario('Two locations of one system lie together', 'CCG-STA-04', (t) => {
  start(t, 'Tatooine', 'Tatooine: Cantina');
  t.is(t.state.groups.length, 1);
  t.is(t.locations(), ['Tatooine', 'Tatooine: Cantina']);
  start(t, 'Tatooine', 'Yavin 4: Jungle');
  t.is(t.state.groups.length, 2);
});

scenario('A location that needs another card cannot be started with', 'CCG-STA-05', (t) => {
  t.board({
    at: 'setup',
    dark: few('Sandcrawler: Droid Junkheap', 'Kessel'),
    light: few('Death Star: Trench', 'Sandcrawler: Loading Bay', 'Yavin 4'),
  });
  t.offers('Start with Kessel');
  t.answer('Kessel');
  t.offers('Start with Yavin 4');
});

scenario(
  'Light goes first from the Throne Room, or against the Death Star, which is at parsec 0',
  'CCG-STA-06 CCG-STA-10',
  (t) => {
    start(t, 'Kessel', 'Yavin 4: Massassi Throne Room');
    t.asks('Light', 'act');
    start(t, 'Death Star', 'Yavin 4');
    t.asks('Light', 'act');
    t.is([t.state.parsec, t.state.orbit], [0, -1]);
    start(t, 'Kessel', 'Yavin 4: Massassi War Room');
    t.asks('Dark', 'act');
  },
);

scenario('The first turn is a turn like any other', 'CCG-STA-13', (t) => {
  start(t, 'Tatooine', 'Tatooine: Cantina');
  t.is(t.generation('Dark'), 1 + 2 + 2);
  t.act('Dark: Activate Force');
  t.offersAlso('Activate 5 Force');
});
