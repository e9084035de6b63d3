/** The official rules of lightsaber dueling, question by question. */
import { DARK, LIGHT } from '../src/rules/state.ts';
import { type Play, scenario, type SideSpec } from '../src/testing/index.ts';

const MAUL = 'Darth Maul, Sith Apprentice';
const SABER = 'Sith Lightsaber';
const QUI_GON = 'Qui-Gon Jinn, Jedi Master';
const YODA = 'Yoda, Jedi Master';
const DARK_MAUL: SideSpec = { Tatooine: [MAUL, SABER] };

/** Dark's Battle step with Maul and a lightsaber where Light has these. */
const step = (t: Play, light: SideSpec, dark: SideSpec = DARK_MAUL, location = 'Podrace Arena'): void =>
  t.board({ at: 'Dark battles', location, dark, light });

/** The challenged Character stands; up to the first attack. */
const stand = (t: Play, victim: string, weapon = 'Use no weapon'): void =>
  t.answer(`Dark: Challenge ${victim}`, `Light: Face the challenge with ${victim}`, `Light: ${weapon}`);

const HIT = ['Dark: Attack', 'Light: Take the hit'];
const HIT_BACK = ['Light: Attack', 'Dark: Take the hit'];

scenario('FAQ: When and where may I start a duel?', 'YJ-DUEL-01 YJ-DUEL-02 YJ-TURN-04', (t) => {
  step(t, { Tatooine: [YODA] });
  t.asks('Dark', 'duel');
  t.offers('Challenge Yoda with Darth Maul using Sith Lightsaber', 'Start no duel');
  // Not without a lightsaber, nor with one he cannot use, nor with both of them elsewhere.
  for (const dark of [
    { Tatooine: [MAUL, 'Thermal Detonator'] },
    { Tatooine: [MAUL], Naboo: [SABER] },
    { Tatooine: ['Aurra Sing, Bounty Hunter', SABER] },
    { Tatooine: ['Watto, Slave Owner'], Naboo: [MAUL, SABER] },
  ]) {
    step(t, { Tatooine: [YODA], Naboo: ['Gungan Guard'] }, dark);
    t.asks('Dark', 'battle');
  }
  // Once a turn, and the battle comes after it all the same, with the same cards.
  step(t, { Tatooine: [YODA], left: 2 }, { ...DARK_MAUL, left: 2 });
  stand(t, 'Yoda');
  t.answer(...HIT, ...HIT_BACK, ...HIT, ...HIT_BACK);
  t.asks('Dark', 'battle');
});

scenario('FAQ: Is a duel also a fight?', 'YJ-DUEL-04 YJ-FGT-19', (t) => {
  // For those who fight a Jedi, and for those who duel one.
  step(
    t,
    { Tatooine: [YODA] },
    { Tatooine: ['Aurra Sing, Formidable Adversary', 'Jedi Lightsaber, Stolen by Aurra Sing'] },
    'Mos Espa',
  );
  stand(t, 'Yoda');
  t.is(t.powers(), [[5 + 2 + 2, 4]]);
  // Who has dueled has fought this turn: Obi-Wan, Jedi Student gains by Maul's duel in the battle that follows.
  step(t, { Tatooine: ['R2-D2, Astromech Droid', 'Obi-Wan Kenobi, Jedi Student'] });
  stand(t, 'R2-D2');
  t.battle({ plan: { Dark: [MAUL] } });
  t.is(t.powers().at(-1), [6 + 1, 5 + 2]);
});

scenario('FAQ: What is a dueling character?', 'YJ-DUEL-03', (t) => {
  const starts = (seat: 'Dark' | 'Light', name: string, saber: string): boolean => {
    const own: SideSpec = { Tatooine: [name, saber] };
    const [dark, light] = seat === 'Dark' ? [own, { Tatooine: ['Jawa, Thief'] }] : [{ Tatooine: [MAUL] }, own];
    t.board({ at: `${seat} battles`, location: 'Mos Espa', dark, light });
    return t.state.question?.kind === 'duel';
  };
  for (const jedi of ['Obi-Wan Kenobi, Young Jedi', QUI_GON, YODA, 'Yaddle, Jedi Master', 'Mace Windu, Jedi Warrior'])
    t.is(starts('Light', jedi, "Adi Gallia's Lightsaber"), true, jedi);
  for (const name of ['Anakin Skywalker, Padawan', 'Anakin Skywalker, Tested by the Jedi Council', 'Jawa, Thief'])
    t.is(starts('Light', name, "Adi Gallia's Lightsaber"), false, name);
  t.is(starts('Dark', MAUL, SABER), true);
  t.is(starts('Dark', 'Darth Sidious, Sith Master', SABER), true);
  t.is(starts('Dark', 'Aurra Sing, Bounty Hunter', 'Jedi Lightsaber, Stolen by Aurra Sing'), true);
  t.is(starts('Dark', 'Watto, Slave Owner', SABER), false);
});

scenario(
  'FAQ: Who fights in the duel? Maul challenges R2-D2, and Qui-Gon defends instead',
  'YJ-DUEL-09 YJ-DUEL-05 YJ-DUEL-06',
  (t) => {
    step(t, { Tatooine: ['R2-D2, Astromech Droid', QUI_GON, 'Jawa, Thief'] });
    t.offers('Challenge R2-D2', 'Challenge Qui-Gon', 'Challenge Jawa', 'Start no duel');
    t.answer('Challenge R2-D2');
    t.asks('Light', 'defend');
    t.offers('Face the challenge with R2-D2', 'Send Qui-Gon Jinn');
    t.answer('Send Qui-Gon Jinn', 'Use no weapon');
    t.is(t.powers(), [[6 + 1 + 1, 6 + 1]]);
    t.card('R2-D2, Astromech Droid', { zone: 'Tatooine' });
  },
);

scenario(
  'FAQ: Who fights in the duel? Maul challenges Obi-Wan, and Qui-Gon may defend instead',
  'YJ-DUEL-10 YJ-DUEL-06',
  (t) => {
    step(t, { Tatooine: ['Obi-Wan Kenobi, Young Jedi', QUI_GON] });
    t.answer('Challenge Obi-Wan');
    t.offers('Face the challenge with Obi-Wan', 'Send Qui-Gon Jinn');
  },
);

scenario(
  'FAQ: Who fights in the duel? Maul challenges Anakin; another version of him may not step in',
  'YJ-DUEL-11',
  (t) => {
    step(
      t,
      { Coruscant: ['Anakin Skywalker, Podracer Pilot', 'Anakin Skywalker, Child of Prophecy'] },
      { Coruscant: [MAUL, SABER] },
      'Capital City',
    );
    t.answer('Challenge Anakin Skywalker, Podracer Pilot');
    t.offers('Face the challenge with Anakin Skywalker, Podracer Pilot');
  },
);

scenario(
  'FAQ: Who fights in the duel? Maul challenges Obi-Wan; another version of him may step in',
  'YJ-DUEL-12',
  (t) => {
    step(
      t,
      { Coruscant: ['Obi-Wan Kenobi, Jedi Padawan', 'Obi-Wan Kenobi, Jedi Apprentice'] },
      { Coruscant: [MAUL, SABER] },
      'Capital City',
    );
    t.answer('Challenge Obi-Wan Kenobi, Jedi Padawan');
    t.offers('Face the challenge with Obi-Wan Kenobi, Jedi Padawan', 'Send Obi-Wan Kenobi, Jedi Apprentice');
    t.answer('Send Obi-Wan Kenobi, Jedi Apprentice', 'Use no weapon');
    t.is(t.powers(), [[6 + 1, 5 + 1]]);
  },
);

scenario(
  'FAQ: Which weapon does the defender use, and how many cards of a stack fight?',
  'YJ-DUEL-07 YJ-DUEL-08',
  (t) => {
    const jarJar = 'Jar Jar Binks, Gungan Outcast';
    step(t, { Tatooine: [jarJar, jarJar, "Jar Jar Binks' Electropole", 'Blaster', "Adi Gallia's Lightsaber"] });
    t.answer('Challenge Jar Jar');
    t.offers('Face the challenge with Jar Jar');
    t.answer('Face');
    // What he can use there; it need not be a lightsaber.
    t.offers("Use Jar Jar Binks' Electropole", 'Use Blaster', 'Use no weapon');
    t.answer("Use Jar Jar Binks' Electropole");
    t.is(t.powers(), [[6 + 1 + 1, 4 + 2]]); // one Jar Jar only
  },
);

scenario('FAQ: A duel is a fight: does the Gaderffii Stick work in one?', 'YJ-DUEL-04 YJ-WPN-13 YJ-WPN-16', (t) => {
  const duel = (): void => {
    t.board({
      at: 'Light battles',
      location: 'Theed Palace',
      light: { Naboo: [YODA, "Adi Gallia's Lightsaber"], deck: ['A Powerful Opponent'] },
      dark: { Naboo: ["Orr'UrRuuR'R, Tusken Raider Leader", 'Gaderffii Stick'] },
    });
    t.answer('Light: Challenge', 'Dark: Face', 'Dark: Use Gaderffii Stick');
    t.asks('Dark', 'ignore');
  };
  duel();
  t.answer("Discard Gaderffii Stick so that Adi Gallia's Lightsaber");
  t.is(t.powers(), [[3, 4]]);
  // Nor has Light a special dueling text without a lightsaber in use: one hit, not two.
  t.answer('Light: Attack with A Powerful Opponent', 'Dark: Take the hit');
  t.is(t.state.duel!.hits[DARK], 1);
  duel();
  t.answer('Let all weapons count');
  t.is(t.powers(), [[3 + 1, 4 + 1]]);
  t.answer('Light: Attack with A Powerful Opponent', 'Dark: Take the hit');
  t.card("Orr'UrRuuR'R, Tusken Raider Leader", { zone: 'discard' });
});

scenario('FAQ: How large is a dueling hand?', 'YJ-DUEL-14 YJ-DUEL-16', (t) => {
  t.board({
    at: 'Dark battles',
    location: 'Desert Landing Site',
    dark: { Tatooine: [MAUL, SABER], hand: ['Blaster', 'Sandstorm'] },
    light: { Tatooine: [QUI_GON, "Qui-Gon Jinn's Lightsaber"], hand: ['Blaster'], left: 7 },
  });
  stand(t, 'Qui-Gon', "Use Qui-Gon Jinn's Lightsaber");
  // Power with location and weapon dots, but no draw for the weapon.
  t.is(t.powers(), [[6 + 2 + 1, 6 + 2 + 2]]);
  t.is(t.draws(), []);
  // The hand lies aside; Light makes do with the seven cards there are, and has not lost.
  t.is([t.state.duel!.hand.map((hand) => hand.length), t.handSize('Dark'), t.handSize('Light')], [[9, 7], 2, 1]);
  t.is([t.deckSize('Dark'), t.deckSize('Light')], [30 - 9, 0]);
  t.winner('undecided');
});

scenario('FAQ: How does Anakin fight in a duel?', 'YJ-DUEL-15 YJ-DUEL-14', (t) => {
  step(t, {
    Tatooine: ['Anakin Skywalker, Podracer Pilot', "Anakin Skywalker's Podracer"],
    deck: ['Jawa, Bargainer'],
    hand: ['Blaster'],
  });
  stand(t, 'Anakin', "Use Anakin Skywalker's Podracer");
  // A 5 for his power, into the hand; then all his dots.
  t.is(t.draws(), [['Light', 'power', 5]]);
  t.is(t.powers()[0]![LIGHT], 5 + 3 + 3);
  t.is(t.titles('Light', 'hand'), ['Blaster', 'Jawa, Bargainer']);
  t.is(t.state.duel!.hand[LIGHT]!.length, 11);
});

scenario('FAQ: I draw my last card for the dueling hand; have I lost?', 'YJ-DUEL-21 YJ-DUEL-20', (t) => {
  step(t, { Tatooine: [YODA], left: 2 }, { ...DARK_MAUL, left: 2 });
  stand(t, 'Yoda');
  t.is([t.deckSize('Dark'), t.deckSize('Light')], [0, 0]);
  t.winner('undecided');
  t.answer(...HIT, ...HIT_BACK, ...HIT, ...HIT_BACK);
  // Both hands have run out, the hits are even, and the cards are in the decks again.
  t.winner('undecided');
  t.asks('Dark', 'battle');
  t.is([t.deckSize('Dark'), t.deckSize('Light'), t.damage()], [2, 2, []]);
});

scenario('FAQ: Are dueling cards that a text discards still part of my draw deck?', 'YJ-DUEL-28 YJ-OBJ-04', (t) => {
  // Dark's only card is discarded for its text; when the duel is over there is no deck any more.
  step(t, { Tatooine: [YODA], left: 1 }, { ...DARK_MAUL, deck: ['Darth Maul Defiant'], left: 0 });
  stand(t, 'Yoda');
  t.answer('Dark: Attack', 'Light: Take the hit', 'Dark: discard it to draw 2 cards');
  t.winner('undecided');
  t.answer(...HIT_BACK);
  t.winner('Light');
  // Kept, it goes back into the deck.
  step(t, { Tatooine: [YODA], left: 1 }, { ...DARK_MAUL, deck: ['Darth Maul Defiant'], left: 0 });
  stand(t, 'Yoda');
  t.answer('Dark: Attack', 'Light: Take the hit', 'Dark: Do not use', ...HIT_BACK);
  t.asks('Dark', 'battle');
  // Also when that text defeats the other: the empty deck comes before the damage.
  step(t, { Tatooine: ["Padmé Naberrie, Queen's Handmaiden"] }, { ...DARK_MAUL, deck: ['To The Death'], left: 0 });
  stand(t, 'Padmé');
  t.answer('Dark: Attack', 'Light: Take the hit', 'Dark: discard it to score 2 hits more');
  t.winner('Light');
  t.is(t.damage(), []);
});

scenario('FAQ: How is a duel fought?', 'YJ-DUEL-17 YJ-DUEL-18 YJ-DUEL-19', (t) => {
  const [pilot, jawa] = ['Battle Droid: Pilot, MTT Division', 'Jawa, Bargainer'];
  step(
    t,
    { Tatooine: [YODA], deck: ['Ithorian, Merchant', jawa, 'Ithorian, Merchant', jawa] },
    { ...DARK_MAUL, deck: [pilot, pilot, 'Sandstorm'] },
  );
  stand(t, 'Yoda');
  // Who started it attacks first, with a 4.
  t.asks('Dark', 'duelAttack');
  t.answer('Attack with Battle Droid: Pilot as 4');
  // Light can block with a 4 only, which then is its attack.
  t.asks('Light', 'duelBlock');
  t.offers('Block with Ithorian, Merchant as 4', 'Take the hit');
  t.answer('Block with Ithorian');
  t.asks('Dark', 'duelBlock');
  t.offers('Block with Battle Droid: Pilot as 4', 'Take the hit');
  t.answer('Block with Battle Droid: Pilot');
  t.answer('Block with Ithorian'); // Light's second
  t.is(t.state.duel!.hits, [0, 0]);
  // Dark has no more 4: a hit on Maul, and Dark makes the next attack.
  t.asks('Dark', 'duelBlock');
  t.offers('Take the hit');
  t.answer('Take the hit');
  t.is(t.state.duel!.hits, [1, 0]);
  t.asks('Dark', 'duelAttack');
  // Light could block a 5 and does not.
  t.answer('Attack with Sandstorm as 5');
  t.offers('Block with Jawa, Bargainer as 5', 'Take the hit');
  t.answer('Take the hit');
  t.is(t.state.duel!.hits, [1, 1]);
  t.asks('Light', 'duelAttack');
  t.is(
    t.state.duel!.pile.map((pile) => pile.length),
    [3, 2],
  );
});

scenario('FAQ: How does special dueling text work?', 'YJ-DUEL-23', (t) => {
  const power = 'Power Of The Sith';
  // One hit more for the card that scores the hit.
  step(t, { Tatooine: [YODA] }, { ...DARK_MAUL, deck: [power] });
  stand(t, 'Yoda');
  t.answer('Attack with Power Of The Sith', 'Take the hit');
  t.is(t.state.duel!.hits[LIGHT], 2);
  // Not for one that is blocked.
  step(t, { Tatooine: [YODA], deck: ["Adi Gallia's Lightsaber"] }, { ...DARK_MAUL, deck: [power] });
  stand(t, 'Yoda');
  t.answer('Attack with Power Of The Sith', "Block with Adi Gallia's Lightsaber", 'Dark: Take the hit');
  t.is(t.state.duel!.hits, [1, 0]);
  // Yoda without a lightsaber has nothing from the same text, with one he has.
  for (const [weapon, hits] of [
    ['no weapon', 1],
    ["Adi Gallia's Lightsaber", 2],
    ['Blaster', 1],
  ] as const) {
    step(
      t,
      { Tatooine: [YODA, "Adi Gallia's Lightsaber", 'Blaster'], deck: ['A Powerful Opponent'] },
      { ...DARK_MAUL, deck: ['Sandstorm'] },
    );
    stand(t, 'Yoda', `Use ${weapon}`);
    t.answer('Attack with Sandstorm', 'Take the hit', 'Light: Attack with A Powerful Opponent', 'Dark: Take the hit');
    t.is(t.state.duel!.hits[DARK], hits);
  }
  // Other texts add cards to the dueling hand.
  step(t, { Tatooine: [YODA] }, { ...DARK_MAUL, deck: ['Dangerous Encounter'] });
  stand(t, 'Yoda');
  t.answer('Attack with Dangerous Encounter', 'Take the hit', 'Dark: draw 1 card into your dueling hand');
  t.is(t.state.duel!.hand[DARK]!.length, 6 + 1 + 1 - 1 + 1);
});

scenario('FAQ: How is a character defeated in a duel?', 'YJ-DUEL-24 YJ-DUEL-25 YJ-DUEL-27', (t) => {
  const padme = "Padmé Naberrie, Queen's Handmaiden";
  step(
    t,
    { Tatooine: [padme, 'Blaster', 'Jawa, Thief'], left: 20 },
    { Tatooine: [MAUL, SABER, 'After Her!'], left: 20 },
  );
  stand(t, 'Padmé', 'Use Blaster');
  t.answer(...HIT, ...HIT_BACK, ...HIT);
  // Two hits on a printed DAMAGE of 2, though she costs 2 more by the Effect.
  t.card(padme, { zone: 'discard' });
  t.card('Light Blaster', { zone: 'discard' });
  t.is(t.damage(), [['Light', 4]]);
  // All dueling cards were back in the decks before the damage.
  t.is([t.deckSize('Dark'), t.deckSize('Light')], [20, 20 - 4]);
  const kinds = t.match.events.map(({ kind }) => kind);
  t.is(kinds.lastIndexOf('shuffle') < kinds.indexOf('damage'), true);
  // Maul's hit is taken off him: in the next duel he has none.
  t.is(t.state.duel, null);
  t.card(MAUL, { zone: 'Tatooine' });
});

scenario('FAQ: What becomes of a character with a DAMAGE of 0 in a duel?', 'YJ-DUEL-13', (t) => {
  step(t, { Tatooine: ['R2-D2, Astromech Droid', 'Jawa, Thief'], left: 20 });
  stand(t, 'R2-D2');
  t.card('R2-D2, Astromech Droid', { zone: 'discard' });
  t.is([t.deckSize('Light'), t.damage(), t.events('duelDraw').length], [20, [], 0]);
  t.asks('Dark', 'battle');
});

scenario('FAQ: What if neither character is defeated in a duel?', 'YJ-DUEL-26 YJ-DUEL-22 YJ-DUEL-27', (t) => {
  step(t, { Tatooine: ['Plo Koon, Jedi Master'], left: 20 }, { ...DARK_MAUL, left: 20 });
  stand(t, 'Plo Koon');
  // Eight cards against five, all of one number: blocks until Light has none left, and a hit on Maul.
  t.answer('Dark: Attack');
  for (let i = 0; i < 4; i++) t.answer('Light: Block', 'Dark: Block');
  t.answer('Light: Block', 'Dark: Take the hit');
  // Dark's last three cards hit, one after another.
  t.answer(...HIT, ...HIT, ...HIT);
  // Three hits against one: Light takes three, not two.
  t.is(t.damage(), [['Light', 3]]);
  t.is([t.deckSize('Dark'), t.deckSize('Light'), t.state.duel], [20, 20 - 3, null]);
  t.card('Plo Koon, Jedi Master', { zone: 'Tatooine' });
  t.asks('Dark', 'battle');
});

scenario('FAQ: May those who dueled fight in the battle too?', 'YJ-BP-11 YJ-DUEL-01', (t) => {
  step(t, { Tatooine: [YODA, "Adi Gallia's Lightsaber"], left: 2 }, { ...DARK_MAUL, left: 2 });
  stand(t, 'Yoda', "Use Adi Gallia's Lightsaber");
  t.answer(...HIT, ...HIT_BACK, ...HIT, ...HIT_BACK);
  t.battle({ plan: { Dark: [SABER], Light: ["Adi Gallia's Lightsaber"] } });
  t.is(t.powers().at(-1), [6 + 1 + 1 + 3, 4 + 1 + 3]);
});
