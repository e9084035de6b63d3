/** Duels: attacks and blocks, hits, dueling texts, and how a duel ends. */
import { type Play, type SideSpec, scenario } from '../src/testing/index.ts';

const MAUL = 'Darth Maul, Sith Apprentice';
const SABER = 'Sith Lightsaber';
const LIGHT_SABER = "Adi Gallia's Lightsaber";

/** Cards by their destiny number, to be drawn into dueling hands. */
const DARK_CARD = {
  1: 'Jabba the Hutt, Gangster',
  5: 'Pit Droid, Engineer',
} as const;
const LIGHT_CARD = {
  1: 'Boss Nass, Gungan Chief',
  4: 'Ithorian, Merchant',
  5: 'Jawa, Bargainer',
  6: "Sci Taria, Chancellor's Aide",
} as const;

/** Maul (power 9 with the lightsaber) challenges on Tatooine, and the defender stands, with this Weapon if one is named. */
function duel(
  t: Play,
  {
    dark,
    light,
    defender = 'Yaddle, Jedi Master',
    weapon,
  }: { dark?: SideSpec; light?: SideSpec; defender?: string; weapon?: string },
): void {
  t.board({
    at: 'Dark battles',
    location: 'Desert Landing Site',
    dark: { Tatooine: [MAUL, SABER], ...dark },
    light: { Tatooine: weapon === undefined ? [defender] : [defender, weapon], ...light },
  });
  t.answer(`Dark: Challenge ${defender}`, 'Light: Face the challenge');
  t.answer(weapon === undefined ? 'Light: Use no weapon' : `Light: Use ${weapon} in the duel`);
}

const hits = (t: Play): readonly number[] => t.state.duel!.hits;
const held = (t: Play): number[] => t.state.duel!.hand.map((cards) => cards.length);
const played = (t: Play): number[] => t.state.duel!.pile.map((cards) => cards.length);

/** Hits on Dark's and Light's Character, one after another, until nothing more is asked of the duel. */
function trade(t: Play, ...rounds: readonly ('Dark' | 'Light')[]): void {
  for (const seat of rounds) t.answer(`${seat}: Attack`, 'Take the hit');
}

scenario('The initiator attacks first, face up, by the destiny number of a card', 'YJ-DUEL-17', (t) => {
  duel(t, { dark: { deck: [DARK_CARD[5], DARK_CARD[1]] } });
  t.asks('Dark', 'duelAttack');
  t.offers('Attack with Pit Droid as 5', 'Attack with Jabba as 1', 'Attack with Rodian as 3');
  t.answer('Attack with Pit Droid');
  t.is(
    [played(t), held(t)],
    [
      [1, 0],
      [8, 4],
    ],
  );
  t.is([t.state.duel!.attack, t.state.duel!.n], [t.find('Pit Droid, Engineer'), 5]);
  t.card('Pit Droid, Engineer', { zone: 'dueling pile' });
  for (const seat of t.state.seats.keys())
    t.is(t.game.view(t.table, seat).state.def[t.state.duel!.attack], t.state.def[t.state.duel!.attack]);
});

scenario('A card of the same number blocks, and is an attack itself', 'YJ-DUEL-18', (t) => {
  duel(t, {
    dark: { deck: [DARK_CARD[5], DARK_CARD[5], DARK_CARD[1]] },
    light: { deck: [LIGHT_CARD[5], LIGHT_CARD[6], LIGHT_CARD[1]] },
  });
  t.answer('Dark: Attack with Pit Droid');
  t.asks('Light', 'duelBlock');
  t.offers('Block with Jawa, Bargainer as 5', 'Take the hit');
  t.answer('Block with Jawa, Bargainer');
  // Now the first has to block.
  t.asks('Dark', 'duelBlock');
  t.offers('Block with Pit Droid as 5', 'Take the hit');
  t.answer('Block with Pit Droid');
  t.asks('Light', 'duelBlock');
  t.offers('Take the hit');
  t.answer('Take the hit');
  t.is(
    [hits(t), played(t)],
    [
      [0, 1],
      [2, 1],
    ],
  );
});

scenario('An attack that is not blocked is a hit, and who was hit attacks next', 'YJ-DUEL-19', (t) => {
  duel(t, { light: { deck: [LIGHT_CARD[4]] } });
  // By choice: Light could block with a 3.
  t.answer('Dark: Attack with Rodian');
  t.offersAlso('Block with Ishi Tib');
  t.answer('Light: Take the hit');
  t.is(hits(t), [0, 1]);
  t.asks('Light', 'duelAttack');
  // For want of a card: Dark has no 4.
  t.answer('Light: Attack with Ithorian');
  t.offers('Take the hit');
  t.answer('Dark: Take the hit');
  t.is(hits(t), [1, 1]);
  t.asks('Dark', 'duelAttack');
});

scenario('A duel goes on until a Character is defeated or both dueling hands are empty', 'YJ-DUEL-20', (t) => {
  duel(t, { dark: { left: 3 }, light: { left: 2 } });
  trade(t, 'Dark', 'Light', 'Dark', 'Light');
  t.is(
    [held(t), hits(t)],
    [
      [1, 0],
      [2, 2],
    ],
  );
  t.asks('Dark', 'duelAttack'); // one hand is not empty yet
  t.answer('Attack', 'Take the hit');
  t.is(t.state.duel, null);
  t.card('Yaddle, Jedi Master', { zone: 'Tatooine' });
  // Depa Billaba falls with the third hit, cards or not.
  duel(t, { defender: 'Depa Billaba, Jedi Master' });
  trade(t, 'Dark', 'Light', 'Dark', 'Light', 'Dark');
  t.is(t.state.duel, null);
  t.card('Depa Billaba, Jedi Master', { zone: 'discard' });
});

scenario(
  'Who has to attack must play a card; with an empty hand he passes and the other attacks again',
  'YJ-DUEL-22',
  (t) => {
    duel(t, { dark: { left: 4 }, light: { left: 1 } });
    t.offers('Attack with Rodian'); // no passing
    t.answer('Attack', 'Light: Block', 'Dark: Take the hit');
    t.answer('Dark: Attack', 'Light: Take the hit');
    t.is(held(t), [2, 0]);
    t.asks('Dark', 'duelAttack');
    t.offers('Attack with Rodian');
  },
);

scenario('Dueling text works on the card that scores the hit, for one who uses a lightsaber', 'YJ-DUEL-23', (t) => {
  // Power Of The Sith scores one hit more.
  duel(t, { dark: { deck: ['Power Of The Sith'] } });
  t.answer('Dark: Attack with Power Of The Sith', 'Light: Take the hit');
  t.is(hits(t), [0, 2]);
  // Blocked, it does nothing; the block that is not blocked scores.
  duel(t, {
    dark: { deck: ['Power Of The Sith'] },
    light: { deck: ['Captain Panaka, Veteran Leader'] },
    weapon: LIGHT_SABER,
  });
  t.answer('Dark: Attack with Power Of The Sith', 'Light: Block with Captain Panaka', 'Dark: Take the hit');
  t.is(hits(t), [1, 0]);
  duel(t, {
    dark: { deck: ['Gardulla the Hutt, Crime Lord'] },
    light: { deck: ['A Powerful Opponent'] },
    weapon: LIGHT_SABER,
  });
  t.answer('Dark: Attack with Gardulla', 'Light: Block with A Powerful Opponent', 'Dark: Take the hit');
  t.is(hits(t), [2, 0]);
  // Without a lightsaber, or with another Weapon, there is no such text.
  for (const weapon of [undefined, 'Blaster']) {
    duel(t, {
      dark: { deck: ['Power Of The Sith'] },
      light: { deck: ['A Powerful Opponent'] },
      ...(weapon === undefined ? {} : { weapon }),
    });
    t.answer('Dark: Attack with Power Of The Sith', 'Light: Block with A Powerful Opponent', 'Dark: Take the hit');
    t.is(hits(t), [1, 0]);
  }
});

scenario('Other dueling texts take a hit back or fill the dueling hand', 'YJ-DUEL-23 YJ-DUEL-29', (t) => {
  duel(t, { dark: { deck: ['Change In Tactics', 'Dangerous Encounter'] }, light: { left: 20 } });
  // Nothing to take back yet: the hit is all there is.
  t.answer('Dark: Attack with Change In Tactics', 'Light: Take the hit');
  t.asks('Light', 'duelAttack');
  t.answer('Light: Attack', 'Dark: Take the hit');
  t.is(hits(t), [1, 1]);
  t.answer('Dark: Attack with Dangerous Encounter', 'Light: Take the hit');
  t.offers('Dangerous Encounter: draw 1 card into your dueling hand', 'Do not use the dueling text');
  const [before, left] = [held(t)[0]!, t.deckSize('Dark')];
  t.answer('Dangerous Encounter: draw');
  t.is([held(t)[0], t.deckSize('Dark')], [before + 1, left - 1]);
  duel(t, { dark: { deck: ['Change In Tactics'] } });
  t.answer('Dark: Attack with Rodian', 'Light: Block', 'Dark: Take the hit');
  t.answer('Dark: Attack with Change In Tactics', 'Light: Take the hit');
  t.answer('Change In Tactics: remove a hit');
  t.is(hits(t), [0, 1]);
});

scenario('Cards drawn by dueling text may be the last of the deck without losing the game', 'YJ-DUEL-29', (t) => {
  duel(t, { dark: { deck: ['Darth Maul Defiant'], left: 10 } });
  t.is([held(t)[0], t.deckSize('Dark')], [9, 2]);
  t.answer('Attack with Darth Maul Defiant', 'Take the hit', 'Darth Maul Defiant: discard it to draw 2 cards');
  t.is([held(t)[0], t.deckSize('Dark')], [10, 0]);
  t.winner('undecided');
  t.asks('Light', 'duelAttack');
});

scenario('As many hits as the printed DAMAGE defeat, whatever changes the damage', 'YJ-DUEL-24 YJ-DUEL-25', (t) => {
  // Darth Maul, Sith Assassin: DAMAGE 5, 2 less while he uses Darth Maul's Lightsaber.
  const assassin = 'Darth Maul, Sith Assassin';
  t.board({
    at: 'Dark battles',
    location: 'Mos Espa',
    dark: { Tatooine: [assassin, "Darth Maul's Lightsaber [TJC]"], left: 30 },
    light: { Tatooine: ['Qui-Gon Jinn, Jedi Master', LIGHT_SABER], left: 30 },
  });
  t.answer('Dark: Challenge Qui-Gon', 'Light: Face the challenge', "Light: Use Adi Gallia's Lightsaber");
  t.is(held(t), [6 + 1 + 2, 6 + 1 + 1]);
  trade(t, 'Dark', 'Light', 'Dark', 'Light', 'Dark', 'Light', 'Dark', 'Light');
  t.is(hits(t), [4, 4]);
  t.answer('Dark: Attack', 'Light: Block', 'Dark: Take the hit');
  // The fifth hit: Maul and his lightsaber go, all dueling cards are shuffled in, then he costs 5 - 2.
  t.is(t.titles('Dark', 'discard').slice(0, 2), [assassin, "Darth Maul's Lightsaber [TJC]"]);
  t.is(t.damage(), [['Dark', 3]]);
  t.is([t.deckSize('Dark'), t.deckSize('Light')], [30 - 3, 30]);
  const order = t.match.events.map(({ kind }) => kind).filter((kind) => ['shuffle', 'discard', 'lose'].includes(kind));
  t.is(order, ['discard', 'discard', 'shuffle', 'shuffle', 'lose', 'lose', 'lose']);
  t.card('Qui-Gon Jinn, Jedi Master', { zone: 'Tatooine' });
  t.card(LIGHT_SABER, { zone: 'Tatooine' });
  t.is([t.state.duel, t.state.fight], [null, null]);
});

scenario(
  'More hits than the DAMAGE defeat as well, and Effects change what that costs',
  'YJ-DUEL-24 YJ-DUEL-25',
  (t) => {
    duel(t, {
      defender: 'Padmé Naberrie, Handmaiden',
      dark: { deck: ['To The Death'], Tatooine: [MAUL, SABER, 'After Her!'] },
      light: { left: 20 },
    });
    t.answer('Dark: Attack with To The Death', 'Light: Take the hit', 'To The Death: discard it to score 2 hits more');
    t.card('Padmé Naberrie, Handmaiden', { zone: 'discard' });
    t.is(t.damage(), [['Light', 2 + 2]]);
  },
);

scenario('If both hands run out, whoever has more hits loses as many cards as he has hits', 'YJ-DUEL-26', (t) => {
  duel(t, { dark: { left: 3 }, light: { left: 3 } });
  // Three hits on Yaddle, one on Maul: Light blocks nothing and Dark blocks what it can.
  t.answer('Dark: Attack', 'Light: Take the hit', 'Light: Attack', 'Dark: Block', 'Light: Take the hit');
  t.answer('Light: Attack', 'Dark: Take the hit', 'Dark: Attack', 'Light: Block', 'Dark: Take the hit');
  t.is(t.damage(), []);
  t.is(t.state.duel, null);
  t.is([t.deckSize('Dark'), t.deckSize('Light')], [3, 3]);

  duel(t, { dark: { left: 4 }, light: { left: 5 }, defender: 'Mace Windu, Jedi Master' });
  t.answer(
    'Dark: Attack',
    'Light: Take the hit',
    'Light: Attack',
    'Dark: Take the hit',
    'Dark: Attack',
    'Light: Take the hit',
  );
  t.answer(
    'Light: Attack',
    'Dark: Block',
    'Light: Take the hit',
    'Light: Attack',
    'Dark: Block',
    'Light: Take the hit',
  );
  t.is(
    [held(t), hits(t)],
    [
      [0, 2],
      [1, 4],
    ],
  );
  trade(t, 'Light', 'Light');
  // 4 hits against 3: the whole 4, not the difference.
  t.is(t.damage(), [['Light', 4]]);
  t.is([t.deckSize('Dark'), t.deckSize('Light')], [4, 1]);
  t.card('Mace Windu, Jedi Master', { zone: 'Tatooine' });
});

scenario('No hit outlasts its duel', 'YJ-DUEL-27', (t) => {
  const hand = Array<string>(6).fill('Blaster');
  duel(t, { dark: { left: 3, hand }, light: { left: 3 }, weapon: LIGHT_SABER });
  trade(t, 'Dark', 'Light', 'Dark', 'Light', 'Dark', 'Light'); // three hits each
  t.answer('Dark: Start no battle', 'Dark: Even up', 'Light: End the Deploy step');
  t.answer('Light: Challenge Darth Maul', 'Dark: Face the challenge', 'Dark: Use no weapon');
  t.is(hits(t), [0, 0]);
  trade(t, 'Light', 'Dark');
  t.is(hits(t), [1, 1]);
  t.card('Yaddle, Jedi Master', { zone: 'Tatooine' }); // DAMAGE 4
});

scenario('A deck that dueling texts have used up loses the game when the duel is over', 'YJ-DUEL-28 YJ-OBJ-04', (t) => {
  duel(t, { dark: { deck: ['Darth Maul Defiant'], left: 0 }, light: { left: 1 } });
  t.answer('Dark: Attack with Darth Maul Defiant', 'Light: Take the hit', 'Darth Maul Defiant: discard it');
  t.winner('undecided');
  t.answer('Light: Attack', 'Dark: Take the hit');
  t.is(t.damage(), []);
  t.winner('Light');
});

scenario('A card discarded by its dueling text is not shuffled back', 'YJ-DUEL-28', (t) => {
  for (const card of ['To The Death', 'Darth Maul Defiant']) {
    duel(t, { dark: { deck: [card], left: 20 } });
    t.answer(`Dark: Attack with ${card}`, 'Light: Take the hit', `${card}: discard it`);
    t.card(card, { zone: 'discard' });
    t.is([played(t)[0], t.titles('Dark', 'discard')], [0, [card]]);
  }
  for (const card of ["Qui-Gon's Final Stand", 'You Are Strong With The Force']) {
    duel(t, { light: { deck: [card], left: 20 }, weapon: LIGHT_SABER });
    t.answer(
      'Dark: Attack',
      'Light: Take the hit',
      `Light: Attack with ${card}`,
      'Dark: Take the hit',
      `${card}: discard it`,
    );
    t.card(card, { zone: 'discard' });
  }
  // To the end: Maul's three hits more than cover Jawa's DAMAGE, and the card is not in the deck afterwards.
  duel(t, { dark: { deck: ['To The Death'], left: 20 }, defender: 'Jawa, Bargainer' });
  t.answer('Dark: Attack with To The Death', 'Take the hit', 'To The Death: discard it');
  t.is([t.state.duel, t.deckSize('Dark'), t.titles('Dark', 'discard')], [null, 20, ['To The Death']]);
});

scenario('Battle cards are not played in a duel, but they are cards of the dueling hand', 'YJ-DUEL-32', (t) => {
  duel(t, { dark: { hand: ['At Last We Will Have Revenge'], deck: ['Sith Force Push'] } });
  t.asks('Dark', 'duelAttack');
  t.offers('Attack with Sith Force Push as 4', 'Attack with Rodian as 3');
  t.is(t.powers(), [[9, 4]]); // no revenge on the Jedi
  t.answer('Attack with Sith Force Push', 'Take the hit');
  t.is([t.events('declared').length, t.titles('Dark', 'hand')], [0, ['At Last We Will Have Revenge']]);
  t.asks('Light', 'duelAttack');
});
