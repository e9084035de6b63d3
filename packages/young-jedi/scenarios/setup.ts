/** Before the first turn. */
import { DARK, LIGHT } from '../src/rules/state.ts';
import { type Play, scenario, type SideSpec } from '../src/testing/index.ts';

const times = (n: number, name: string): string[] => new Array<string>(n).fill(name);

/** Dark has nothing below 5, Light nothing but 3: Dark goes first, whatever is revealed. */
const DARK_FIRST: SideSpec = { deck: ['Naboo, Gungan Swamp', ...times(12, 'Sith Probe Droid, Spy Drone')], left: 0 };
const PLAIN_LIGHT: SideSpec = { deck: ['Naboo, Theed Palace'], left: 12 };

/** What happened, as kind and seat. */
const history = (t: Play): string[] => t.match.events.map((e) => `${e.kind} ${(e as { seat?: number }).seat}`);

scenario('An Objective lies face up in play before anything else, for the whole game', 'YJ-SET-01', (t) => {
  t.board({
    at: 'setup',
    dark: { ...DARK_FIRST, deck: [...DARK_FIRST.deck!, 'Boonta Eve Classic'] },
    light: { deck: [...PLAIN_LIGHT.deck!, 'Boonta Eve Classic'], left: 12 },
  });
  t.asks('Dark', 'firstPlanet');
  for (const name of ['Dark Boonta Eve Classic', 'Light Boonta Eve Classic']) t.card(name, { zone: 'objective' });
  t.is([t.deckSize('Dark'), t.deckSize('Light')], [13, 13]);
  t.answer('Go to Naboo', 'Dark: Take no Effect', 'Light: Take no Effect');
  t.answer('End the Deploy step', 'Even up', 'Light: End the Deploy step', 'Even up');
  for (const name of ['Dark Boonta Eve Classic', 'Light Boonta Eve Classic']) t.card(name, { zone: 'objective' });
});

scenario('Both decks are shuffled first', 'YJ-SET-02', (t) => {
  const order = (seed: number): string => {
    t.board({
      at: 'setup',
      seed,
      dark: {
        deck: [
          'Naboo, Gungan Swamp',
          ...times(4, 'Sith Probe Droid, Spy Drone'),
          ...times(4, 'Sith Probe Droid, Hunter Droid'),
          ...times(4, 'Passel Argente, Senator'),
        ],
        left: 0,
      },
      light: { deck: ['Naboo, Theed Palace', ...times(6, 'Jawa, Thief')], left: 6 },
    });
    t.is(history(t).slice(0, 2), ['shuffle 0', 'shuffle 1']);
    return [...t.titles('Dark', 'deck'), ...t.titles('Light', 'deck')].join();
  };
  const orders = [1, 2, 3, 4].map(order);
  t.is(new Set(orders).size, 4);
  t.is(order(1), orders[0]); // the same seed, the same game
});

scenario('The higher destiny number goes first', 'YJ-SET-03', (t) => {
  t.board({ at: 'setup', dark: DARK_FIRST, light: PLAIN_LIGHT });
  t.asks('Dark', 'firstPlanet');
  t.is(
    t.events('reveal').map(({ seat }) => seat),
    [DARK, LIGHT],
  );
  t.board({
    at: 'setup',
    dark: { deck: ['Coruscant, Jedi Council Chamber'], left: 12 },
    light: { deck: ['Coruscant, Galactic Senate', ...times(12, 'Jawa, Bargainer')], left: 0 },
  });
  t.asks('Light', 'firstPlanet');
});

scenario('On a tie both reveal another card', 'YJ-SET-03', (t) => {
  for (const seed of [1, 2, 3, 4, 5]) {
    t.board({
      at: 'setup',
      seed,
      dark: { deck: ['Coruscant, Jedi Council Chamber', 'Sith Probe Droid, Spy Drone', 'Sandstorm'], left: 6 }, // 3, 6, 5
      light: PLAIN_LIGHT, // 3
    });
    t.asks('Dark', 'firstPlanet');
    const shown = t.events('reveal').map(({ def }) => t.game.cards.cards[def]!.destiny[0]!);
    t.is(shown.length % 2, 0);
    t.is([...new Set(shown.slice(0, -2))].join(), shown.length === 2 ? '' : '3');
    t.is(shown.at(-2)! > 4 && shown.at(-1) === 3, true);
    t.is(t.events('shuffle').length, 4); // the next card, without shuffling in between
  }
});

scenario('Two cards with two numbers each: both reveal again', 'YJ-SET-04', (t) => {
  const nute = 'Nute Gunray, Neimoidian Viceroy & Neimoidian Viewscreen'; // 6 or 4
  const adi = "Adi Gallia, Corellian Jedi Master & Adi Gallia's Lightsaber"; // 3 or 2
  let again = 0;
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    t.board({
      at: 'setup',
      seed,
      dark: { deck: ['Naboo, Gungan Swamp', ...times(5, nute), ...times(5, 'Sandstorm')], left: 0 },
      light: { deck: ['Naboo, Theed Palace', ...times(8, adi)], left: 2 },
    });
    const shown = t.events('reveal').map(({ def }) => t.table.cards.cards[def]!.destiny.length);
    const pairs = shown.flatMap((n, i) => (i % 2 === 0 ? [[n, shown[i + 1]!]] : []));
    // All but the last pair are two cards with two numbers; nobody was asked for one.
    t.is(
      pairs.map(([a, b]) => a === 2 && b === 2),
      pairs.map((_, i) => i < pairs.length - 1),
    );
    again += pairs.length - 1;
  }
  t.is(again > 0, true);
});

scenario('Whoever alone reveals two numbers picks one', 'YJ-SET-05', (t) => {
  const reveal = (): void =>
    t.board({
      at: 'setup',
      seed: 2,
      dark: {
        deck: ['Naboo, Theed Palace', ...times(12, 'Nute Gunray, Neimoidian Viceroy & Neimoidian Viewscreen')],
        left: 0,
      },
      light: { deck: ['Naboo, Battle Plains', ...times(12, 'Jawa, Bargainer')], left: 0 }, // 5
    });
  reveal();
  t.asks('Dark', 'number');
  t.offers('Use 6', 'Use 4');
  t.answer('Dark: Use 6');
  t.asks('Dark', 'firstPlanet');
  reveal();
  t.answer('Dark: Use 4');
  t.asks('Light', 'firstPlanet');
});

scenario('The revealed cards go back and both decks are shuffled again', 'YJ-SET-06', (t) => {
  t.board({ at: 'setup', dark: DARK_FIRST, light: PLAIN_LIGHT });
  t.is(history(t), ['shuffle 0', 'shuffle 1', 'reveal 0', 'reveal 1', 'first 0', 'shuffle 0', 'shuffle 1']);
  t.is([t.deckSize('Dark'), t.deckSize('Light')], [13, 13]);
});

scenario('The first player searches out the first planet; both draw six cards', 'YJ-SET-07 YJ-SET-08', (t) => {
  t.board({
    at: 'setup',
    dark: {
      ...DARK_FIRST,
      deck: [...DARK_FIRST.deck!, 'Tatooine, Mos Espa', 'Tatooine, Mos Espa', 'Boonta Eve Podrace'],
    },
    light: PLAIN_LIGHT,
  });
  // Any of his Locations, and nothing else.
  t.asks('Dark', 'firstPlanet');
  t.offers('Go to Naboo, Gungan Swamp', 'Go to Tatooine, Mos Espa');
  const before = history(t).length;
  t.answer('Dark: Go to Tatooine, Mos Espa');
  t.is(t.state.current, 0);
  t.is(t.state.locations.length, 1);
  t.is(history(t).slice(before), ['locate 0', 'shuffle 0', ...times(6, 'draw 0'), ...times(6, 'draw 1')]);
  t.is([t.handSize('Dark'), t.handSize('Light')], [6, 6]);
  t.is([t.deckSize('Dark'), t.deckSize('Light')], [16 - 1 - 6, 13 - 6]);
});

scenario('After a look at the hand each may take an Effect, the first player first', 'YJ-SET-09 YJ-SET-10', (t) => {
  t.board({
    at: 'setup',
    dark: { ...DARK_FIRST, deck: [...DARK_FIRST.deck!, ...times(9, 'Sando Aqua Monster')] },
    light: { ...PLAIN_LIGHT, deck: [...PLAIN_LIGHT.deck!, ...times(9, 'Bombad General')] },
  });
  t.answer('Dark: Go to Naboo');
  t.is([t.handSize('Dark'), t.handSize('Light')], [6, 6]); // the hand is there to be looked at
  t.asks('Dark', 'fetchEffect');
  t.offers('Take Sando Aqua Monster from your deck into hand', 'Take no Effect');
  t.answer('Take Sando Aqua Monster');
  t.is(t.handSize('Dark'), 7);
  const shown = t.events('take').at(-1)!;
  t.is([shown.seat, t.knownTo(shown)], [DARK, ['Dark', 'Light', 'spectator']]);
  t.asks('Light', 'fetchEffect');
  t.answer('Take Bombad General');
  t.is(t.handSize('Light'), 7);
  // Each deck was shuffled after the search.
  t.is(
    history(t)
      .filter((what) => /^(?:take|shuffle)/u.test(what))
      .slice(-4),
    ['take 0', 'shuffle 0', 'take 1', 'shuffle 1'],
  );
});

scenario('The first player takes the first turn, then they take turns', 'YJ-SET-11', (t) => {
  t.board({ at: 'setup', dark: DARK_FIRST, light: PLAIN_LIGHT });
  t.answer('Dark: Go to Naboo', 'Dark: Take no Effect', 'Light: Take no Effect');
  t.asks('Dark', 'deploy');
  t.answer('End the Deploy step', 'Even up', 'Light: End the Deploy step', 'Even up');
  t.asks('Dark', 'deploy');
  t.is(
    t.events('turn').map(({ seat }) => seat),
    [DARK, LIGHT, DARK],
  );
  t.board({
    at: 'setup',
    dark: { deck: ['Coruscant, Jedi Council Chamber'], left: 12 },
    light: { deck: ['Coruscant, Galactic Senate', ...times(12, 'Jawa, Bargainer')], left: 0 },
  });
  t.answer('Light: Go to Coruscant', 'Light: Take no Effect', 'Dark: Take no Effect');
  t.asks('Light', 'deploy');
});

scenario('There is no mulligan', 'YJ-SET-12', (t) => {
  t.board({ at: 'setup', dark: DARK_FIRST, light: PLAIN_LIGHT });
  t.answer('Dark: Go to Naboo');
  const hands = [t.titles('Dark', 'hand'), t.titles('Light', 'hand')];
  t.offers('Take no Effect');
  t.answer('Take no Effect');
  t.offers('Take no Effect');
  t.answer('Take no Effect');
  t.asks('Dark', 'deploy');
  t.is([t.titles('Dark', 'hand'), t.titles('Light', 'hand')], hands);
  t.is(t.events('draw').length, 12);
});
