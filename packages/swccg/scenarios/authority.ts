/** Which document has the last word, and what an action protects. */
import { type Play, scenario } from '../testing/index.ts';
import { starWarsCcg } from '../src/game.ts';

scenario('The errata go before the print, the FAQ before the supplement', 'CCG-OBJ-10', (t) => {
  // Errata: of a Bantha only the Tusken Raiders of its player have more power; the card itself says each.
  t.board({
    at: 'Dark moves',
    locations: { 'Dark Tatooine: Jundland Wastes': ['stolen Bantha', 'Tusken Raider'] },
  });
  t.is(t.powerOf('Tusken Raider'), 1);
  t.board({ at: 'Dark moves', locations: { 'Dark Tatooine: Jundland Wastes': ['Bantha', 'Tusken Raider'] } });
  t.is(t.powerOf('Tusken Raider'), 2);
  // FAQ: a squadron carries three weapons in all; the supplement allows three of each title.
  t.board({
    at: 'Light deploys',
    locations: {
      'Light Yavin 4': [
        'Y-wing Assault Squadron',
        'Proton Torpedoes, on Y-wing Assault Squadron',
        'Proton Torpedoes, on Y-wing Assault Squadron',
        'SW-4 Ion Cannon, on Y-wing Assault Squadron',
      ],
    },
    light: { hand: ['Proton Torpedoes'] },
  });
  t.doesNotOffer('Deploy Proton Torpedoes');
});

scenario('A card is a card of the pool once, however it may be misprinted or translated', 'CCG-OBJ-11', (t) => {
  const { cards } = starWarsCcg();
  const seen = cards.cards.map(({ title, side }) => `${side} ${title}`);
  t.is(
    seen.filter((one, i) => seen.indexOf(one) !== i),
    [],
  );
});

scenario('Characters, vehicles and starships are lost, never cancelled', 'CCG-ACT-29', (t) => {
  const { cards } = starWarsCcg();
  const grows = (title: string): void => {
    t.board({
      at: 'Dark deploys',
      locations: { 'Dark Tatooine': ['Devastator'], 'Dark Tatooine: Jundland Wastes': ['Stormtrooper'] },
      dark: { hand: [title] },
      light: { hand: ['Sense', 'Alter', 'Sense', 'Alter'] },
    });
    t.act(`Dark: Deploy ${title}`);
    t.answer(t.options[0]!);
    for (; t.state.question?.kind === 'respond'; t.pass())
      if (t.nameOfSeat(t.state.question.seat) === 'Light') t.doesNotOffer('Play');
    t.is(t.events('cancelled').length, 0);
    t.card(title, { zone: 'table' });
  };
  for (const title of ['Greedo', 'Bantha', 'Black 3']) grows(title);
  // No text of the pool says that one is cancelled.
  const kinds = new Set(['Character', 'Vehicle', 'Starship']);
  const cancelling = cards.cards.flatMap(({ texts }) =>
    texts.flatMap(({ line }) => [...JSON.stringify(line).matchAll(/"cancel\w*","what":\{[^}]*\}/gu)].map(String)),
  );
  t.is(
    cancelling.filter((words) => [...kinds].some((kind) => words.includes(`"${kind.toLowerCase()}"`))),
    [],
  );
});

/** Whether something of this name is offered to anybody from here to the end of the Epic Event. */
function isOfferedWithin(t: Play, words: string): boolean {
  let isBegun = false;
  for (;;) {
    const isIn = t.state.frames.some(({ proc }) => proc === 'attackRun' || proc === 'primaryIgnition');
    if ((isBegun && !isIn) || t.state.question === null) return false;
    isBegun ||= isIn;
    if (t.options.some((option) => option.includes(words))) return true;
    t.answer(t.options.find((option) => option === 'Pass' || option === 'Done') ?? t.options[0]!);
  }
}

scenario('Nothing foreign happens within an Attack Run or the Superlaser’s shot', 'CCG-ACT-26', (t) => {
  const PEEK = 'Peek   Dark Interrupt - Used   C1\n destiny 1\n Draw 1 destiny.';
  const PEEP = 'Peep   Light Interrupt - Used   C1\n destiny 1\n Draw 1 destiny.';
  t.board({
    at: 'Light moves',
    locations: {
      'Death Star': ['Y-wing', 'Biggs Darklighter, pilot of Y-wing', 'Proton Torpedoes, on Y-wing'],
      'Death Star: Trench': ['Attack Run'],
      'Light Yavin 4: Jungle': [],
    },
    dark: { hand: ['Peek'] },
    light: { hand: ['Peep'], reserve: ['Destiny 1', 'Destiny 1'] },
    cards: [PEEK, PEEP],
  });
  t.offersAlso('Play Peep');
  t.act('Light: Use Attack Run');
  t.answer('Choose Y-wing', 'Choose Y-wing');
  t.is(isOfferedWithin(t, 'Play Pee'), false);
  t.act('Dark: Play Peek');
  t.board({
    at: 'Dark controls',
    locations: {
      'Dark Alderaan': [],
      'Death Star': ['Superlaser'],
      'Dark Tatooine: Cantina': ['Stormtrooper'],
    },
    deathStar: { parsec: 5, orbits: 'Alderaan' },
    dark: { hand: ['Commence Primary Ignition', 'Peek'], force: 12, reserve: ['Destiny 1'] },
    light: { hand: ['Peep'] },
    cards: [PEEK, PEEP],
  });
  t.offersAlso('Play Peek');
  t.act('Dark: Play Commence Primary Ignition');
  t.is(isOfferedWithin(t, 'Play Pee'), false);
  t.act('Light: Play Peep');
});

scenario('What stands before the colon is needed for each of the functions behind it', 'CCG-ACT-32', (t) => {
  const BORING = 'Boring Conversation Anyway';
  const isOffered = (...[where, who]: readonly [string, string]): boolean => {
    t.board({
      at: 'Light controls',
      locations: { [where]: [who], 'Light Yavin 4: Massassi War Room': [] },
      light: { hand: ['Scomp Link Access', 'Rebel Planners'] },
      dark: { hand: [BORING] },
    });
    if (t.options.some((option) => option.includes('Play Scomp'))) return true;
    t.toPhase('deploy', 'Light');
    t.act('Light: Deploy Rebel Planners');
    t.answer(t.options[0]!);
    t.act(`Dark: Play ${BORING}`);
    return t.state.question?.kind === 'respond' && t.options.some((option) => option.includes('Play Scomp'));
  };
  t.is(isOffered('Death Star: War Room', 'C-3PO'), false);
  t.is(isOffered('Dark Tatooine: Mos Eisley', 'R2-D2'), false);
  t.is(isOffered('Death Star: War Room', 'R2-D2'), true);
  const tech = (where: string): boolean => {
    t.board({ at: 'Light controls', locations: { [where]: ['Rebel Tech'] } });
    return t.options.some((option) => option.includes('Use Rebel Tech'));
  };
  t.is([tech('Light Yavin 4: Massassi War Room'), tech('Light Tatooine: Cantina')], [true, false]);
});
