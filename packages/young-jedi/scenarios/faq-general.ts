/** The official questions and answers: general, and deploying. */
import { DARK, LIGHT } from '../src/rules/state.ts';
import { type Play, scenario, type SideSpec } from '../src/testing/index.ts';
import { copies, deck, plainCards } from './deck-lists.ts';

const END = 'End the Deploy step';
const EVEN_UP = 'Even up';

scenario(
  "FAQ: May I count my draw deck, the opponent's, a discard pile?",
  'YJ-INF-01 YJ-INF-02 YJ-INF-03 YJ-PLT-10',
  (t) => {
    const discard = ['Naboo, Theed Palace', 'Blaster', 'Blaster Rifle'];
    t.board({
      at: 'Dark ends the turn',
      location: 'Mos Espa',
      dark: { Tatooine: ['Watto, Slave Owner'], left: 17, discard },
      light: { left: 23, discard },
    });
    for (const viewer of [DARK, LIGHT]) {
      const shown = t.lines(viewer).join('\n');
      t.is(
        ['deck 17', 'deck 23', 'discarded last: Blaster Rifle'].filter((words) => !shown.includes(words)),
        [],
      );
      t.is(/Theed Palace|discard(ed)? \d|Blaster(?! Rifle)/u.test(shown), false, 'something of a pile is told');
      const { state } = t.game.view(t.table, viewer);
      const seen = (seat: number): boolean[] => t.state.discard[seat]!.map((card) => state.def[card]! >= 0);
      t.is(seen(DARK), [false, false, true]);
      // Light has lost the planet and looks there for the next one, and for nothing else.
      t.is(seen(LIGHT), [viewer === LIGHT, false, true]);
    }
    t.asks('Light', 'nextPlanet');
    t.offers('Go to Naboo, Theed Palace from your discard pile');
  },
);

/** Dark attacks on Tatooine with a Battle card for those who fight a Jedi; tells Dark's power, 3 more if it worked. */
const againstJedi = (t: Play, opponent: string): number => {
  t.attack('Dark', 'Desert Landing Site', {
    dark: { plan: ['At Last We Will Have Revenge', 'Darth Maul, Master of Evil'] },
    light: { plan: [opponent] },
  });
  if (t.state.question?.kind === 'redraw') t.answer('Keep');
  return t.powers()[0]![DARK]!;
};

scenario('FAQ: Is Anakin Skywalker, Padawan a Jedi?', 'YJ-CHR-01 YJ-CHR-02', (t) => {
  t.is(againstJedi(t, 'Anakin Skywalker, Padawan'), 6);
  t.is(againstJedi(t, 'Obi-Wan Kenobi, Jedi Padawan'), 6 + 3);
  // Of the other examples: whoever is called so is one, in the title or in the subtitle.
  const { who } = t.game.cards;
  const isOne = (phrase: string, name: string): boolean =>
    who(phrase, 'character').includes[t.game.cards.find(name)!.index] === 1;
  t.is(isOne('any senator', 'Wookiee Senator, Representative'), true);
  t.is(isOne('any senator', 'Passel Argente, Senator'), true);
  t.is(isOne('any senator', 'Galactic Delegate, Representative'), false);
  t.is(isOne('any Gungan', 'Gungan Guard'), true);
  t.is(isOne('any Gungan', 'Rep Officer, Gungan Diplomat'), true);
  t.is(isOne('any Neimoidian', 'Nute Gunray, Neimoidian Viceroy'), true);
  t.is(isOne('any Neimoidian', 'TC-14, Protocol Droid'), false);
  t.is(isOne('any Podracer pilot', 'Gasgano, Podracer Pilot'), true);
  t.is(isOne('any Podracer pilot', 'Aehrrley Rue, Freelance Pilot'), false);
});

scenario('FAQ: Is Sebulba, Bad-Tempered Dug a Podracer pilot?', 'YJ-CHR-04', (t) => {
  const withGruelingContest = (name: string): number => {
    t.attack('Dark', 'Capital City', {
      dark: { plan: ['Grueling Contest', name] },
      light: { plan: ['Jawa, Thief'] },
    });
    return t.powers()[0]![DARK]!;
  };
  t.is(withGruelingContest('Sebulba, Bad-Tempered Dug'), 4 + 2);
  t.is(withGruelingContest('Sebulba, Podracer Pilot'), 4 + 2);
  t.is(withGruelingContest('Watto, Slave Owner'), 3);
});

scenario('FAQ: Is Anakin Skywalker, Tested by the Jedi Council a Jedi?', 'YJ-CHR-03 YJ-CHR-07', (t) => {
  t.is(againstJedi(t, 'Anakin Skywalker, Tested by the Jedi Council'), 6);
  // The exception is for him alone.
  t.is(againstJedi(t, 'Mace Windu, Senior Jedi Council Member'), 6 + 3);
});

scenario('FAQ: How are Wild Cards put into a deck?', 'YJ-DECK-04 YJ-DECK-05 YJ-DECK-06 YJ-DECK-07', (t) => {
  t.board({ at: 'Dark deploys', location: 'Mos Espa' });
  const faults = (...cards: Parameters<typeof deck>): string[] =>
    t.game.checkDeck(deck(...cards), LIGHT, 'faq').map(({ rule }) => rule);
  const nine = { red: 9, orange: 9, blue: 9, yellow: 9, green: 9, purple: 9 };
  const qui = 'Qui-Gon Jinn, Jedi Protector [EMDM]';
  // Six wild cards of one kind or of several: one in each colour, beside nine others.
  t.is(faults(plainCards('Light', nine), copies('Light', qui, 6)), []);
  t.is(faults(plainCards('Light', nine), copies('Light', qui, 4), copies('Light', 'Yoda, Wise Jedi', 2)), []);
  // A colour takes one wild card only, though these could be of any colour.
  t.is(faults(plainCards('Light', { red: 8 }), copies('Light', qui, 2)).includes('YJ-DECK-05'), true);
  t.is(faults(plainCards('Light', { red: 9, blue: 9 }), copies('Light', qui, 2)), []);
  // White dots in three places only: the Objective takes the place of a Weapon, a Battle card or a Starship.
  const objective = copies('Light', 'Boonta Eve Classic', 1);
  for (const colour of ['orange', 'yellow', 'purple'])
    t.is(faults(plainCards('Light', { [colour]: 9 }), objective), []);
  for (const colour of ['red', 'blue', 'green'])
    t.is(faults(plainCards('Light', { [colour]: 9 }), objective).length > 0, true);
  // A wild card that fits elsewhere too makes room for one that does not.
  t.is(faults(plainCards('Light', { orange: 9, blue: 9 }), copies('Light', qui, 1), objective), []);
});

scenario('FAQ: May I deploy a weapon where nobody can use it?', 'YJ-DEP-05 YJ-WPN-06', (t) => {
  const saber = "Obi-Wan Kenobi's Lightsaber";
  // Where there is nobody at all.
  t.board({ at: 'Light deploys', location: 'Mos Espa', light: { hand: [saber] } });
  t.answer(`Deploy ${saber}`);
  t.is(t.titles('Light', 'Tatooine'), [saber]);
  // Where Jar Jar cannot use it: it is moved aside, and is on the planet when Jar Jar is gone.
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { hand: [saber], Tatooine: ['Jar Jar Binks, Gungan Outcast', 'Jawa, Thief'] },
    dark: { Tatooine: ['Darth Maul, Sith Apprentice'] },
  });
  t.answer(`Deploy ${saber}`, END);
  t.battle({ plan: { Light: [saber, 'Jar Jar', 'Jawa'] } });
  t.is(t.powers(), [[6 + 1, 4]]);
  t.is(t.draws(), []);
  t.is(t.titles('Light', 'discard').includes(saber), false);
  t.is(t.titles('Light', 'Tatooine'), ['Jawa, Thief', saber]);
});

scenario('FAQ: I look for an Effect and find none; do I take 1 damage?', 'YJ-EFF-11', (t) => {
  const newPlanet = (light: SideSpec) => {
    t.board({
      at: 'Light evens up',
      location: 'Mos Espa',
      dark: { Tatooine: ['Watto, Slave Owner'] },
      light: { hand: ['Naboo, Theed Palace'], left: 20, ...light },
    });
    t.answer('Surrender', EVEN_UP, 'Go to Naboo');
    t.asks('Light', 'fetchEffect');
  };
  newPlanet({});
  t.offers('Take no Effect');
  t.answer('Light: Take no Effect', 'Dark: Take no Effect');
  t.is([t.deckSize('Light'), t.damage()], [20 - 5, []]);
  // Nor does it cost anything to leave one in the deck.
  newPlanet({ deck: ['Ishi Tib, Warrior', 'Jawa, Thief', 'Jawa, Thief', 'Jawa, Thief', 'Jawa, Thief', 'Uh-Oh!'] });
  t.offers('Take Uh-Oh!', 'Take no Effect');
  t.answer('Light: Take no Effect', 'Dark: Take no Effect');
  t.is([t.deckSize('Light'), t.damage()], [26 - 5, []]);
});

scenario(
  'FAQ: May text for being deployed be used when the hidden card turns face up?',
  'YJ-HID-06 YJ-HID-05 YJ-TXT-06',
  (t) => {
    const sidious = 'Darth Sidious, The Phantom Menace';
    const coruscant = (turnsHere: number) => {
      t.board({
        at: 'Dark deploys',
        location: 'Capital City',
        dark: { hand: [sidious], turnsHere },
        light: { Coruscant: ['Yoda, Jedi Master'], left: 30 },
      });
      t.answer(`Deploy ${sidious}`);
    };
    coruscant(0);
    t.card(sidious, { zone: 'Coruscant', faceDown: true });
    t.answer(END, EVEN_UP, `Light: ${END}`, EVEN_UP);
    t.card(sidious, { zone: 'Coruscant', faceDown: false });
    t.asks('Dark', 'deploy');
    t.is(t.damage(), []);
    // Face up it works.
    coruscant(1);
    t.is(t.damage(), [['Light', 2]]);
  },
);

scenario(
  "FAQ: May two copies of Amidala's Starship be in my Hyperspace pile?",
  'YJ-STK-06 YJ-STK-07 YJ-DECK-12',
  (t) => {
    const unique = {
      Dark: ["Darth Maul's Starfighter, Sith Infiltrator", 'Droid Control Ship, Trade Federation Transport'],
      Light: [
        "Amidala's Starship, Royal Transport",
        'Radiant VII, Republic Cruiser Transport',
        'Bravo 1, Naboo Starfighter',
        'Bravo 2, Naboo Starfighter',
        'Bravo 3, Naboo Starfighter',
      ],
    };
    for (const seat of ['Dark', 'Light'] as const)
      for (const ship of unique[seat]) {
        const side = seat === 'Dark' ? 'dark' : 'light';
        t.board({ at: `${seat} deploys`, location: 'Mos Espa', [side]: { hand: [ship, ship] } });
        t.answer(`Launch ${ship}`);
        t.offers(END);
        const second = t.state.hand[seat === 'Dark' ? DARK : LIGHT]![0]!;
        t.refused(t.whyNot(seat === 'Dark' ? DARK : LIGHT, { kind: 'launch', card: second }), 'YJ-STK-06');
        // In the draw deck there may be several.
        const list = deck(plainCards(seat, { purple: 7 }), copies(seat, ship, 3));
        t.is(t.game.checkDeck(list, seat === 'Dark' ? DARK : LIGHT, 'faq'), []);
      }
    // Nor both versions of it at a time.
    t.board({
      at: 'Light deploys',
      location: 'Mos Espa',
      light: {
        hand: ["Amidala's Starship, Queen's Transport"],
        hyperspace: ["Amidala's Starship, Royal Transport"],
      },
    });
    t.offers(END);
    // Those with a diamond are not unique.
    t.board({
      at: 'Light deploys',
      location: 'Mos Espa',
      light: { hand: ['Republic Cruiser, Transport'], hyperspace: ['Republic Cruiser, Transport'] },
    });
    t.offers('Launch Republic Cruiser', END);
  },
);
