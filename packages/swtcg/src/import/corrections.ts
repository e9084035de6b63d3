/**
 * Cards whose text cannot be translated from the source: the source is wrong or worded unlike any other card, or a
 * step has a sentence of its own in language/extensions.ts. The lines replace the whole text of the card.
 */
export interface Correction {
  /** The card's title, so that an entry never lands on another card that happens to bear the same id. */
  readonly title: string;
  readonly lines: readonly string[];
  readonly why: string;
}

const INVERTED = 'the source inverts the word order of the whole text';
const OWN_STEP = 'a step that only a sentence of its own can say';

/** By the id of the card. */
export const CORRECTIONS: ReadonlyMap<string, Correction> = new Map(
  Object.entries<Correction>({
    'AOTC-8': {
      title: 'Clear the Skies',
      lines: [
        'In each arena where a player has 4 or more units, that player chooses and discards 1 of them, Dark first.',
      ],
      why: OWN_STEP,
    },
    'AOTC-39': {
      title: 'Power Dive',
      lines: ['Pay 3 Force -> Untap 1 of your tapped Starfighters or Speeders in any arena.'],
      why: 'two kinds with an arena each; both kinds only ever stand in that arena',
    },
    'AOTC-58': {
      title: 'Yoda (A)',
      lines: [
        'When battle ends, if this unit is in Character: Gain 1 Force.',
        'Pay 2 Force -> Evade 3.',
        'Pay 10 Force -> Deflect 3.',
      ],
      why: INVERTED,
    },
    'AOTC-106': {
      title: 'Ship Arrival',
      lines: [
        'Choose Space, Ground or Character. Reveal cards from your deck until a unit card of that type, put it into your hand and shuffle the rest in.',
      ],
      why: OWN_STEP,
    },
    'AOTC-119': {
      title: 'Yoda (B)',
      lines: ['Pay 3 Force -> Evade 4.', 'Pay 5 Force -> Deflect 2.', 'Build step: Tap -> Gain 1 Force.'],
      why: INVERTED,
    },
    'SR-10': {
      title: 'Darth Tyranus (D)',
      lines: [
        'Instead of attacking: Tap, pay 2 Force -> Choose 1 enemy unit in Character. This unit deals 4 damage to it, which only a Jedi Master may Evade.',
        'Pay 3 Force -> Evade 3.',
      ],
      why: 'who may Evade is a sentence of its own in the source and a part of the damage in the language',
    },
    'SR-28': {
      title: 'Twilight of the Republic',
      lines: ['Your build step pauses for the Light build step. Light retreats before Dark this turn.'],
      why: OWN_STEP,
    },
    'SR-30': {
      title: 'Yoda (C)',
      lines: [
        'Instead of attacking: Tap, pay 2 Force -> Choose 1 enemy unit in Character. This unit deals 4 damage to it, which only a Jedi Master or Sith Master may Evade.',
        'Pay 2 Force -> Evade 3.',
      ],
      why: INVERTED,
    },
    'SR-40': {
      title: 'Fog of War',
      lines: ['Roll 1 die for each unit in the arenas. On a 5 or 6, tap that unit.'],
      why: OWN_STEP,
    },
    'SR-48': {
      title: 'Moment of Truth',
      lines: [
        'Pay 1 Force -> If there is Mace Windu in Character: Prevent at most 2 damage to 1 of your units. Otherwise: Prevent 1 damage to 1 of your units.',
      ],
      why: 'the second sentence takes the place of the first',
    },
    'ANH-3': {
      title: 'Blaster Barrage',
      lines: [
        'Before the roll, only if the attacker is one of your units: Pay 5 Force -> You may divide the hits of this attack between the defender and 1 other enemy unit in its arena.',
      ],
      why: OWN_STEP,
    },
    'ANH-5': {
      title: 'Contingency Plan',
      lines: ['Remove all build counters from your partly built cards. Gain that many build points.'],
      why: OWN_STEP,
    },
    'ANH-12': {
      title: "It's Not Over Yet",
      lines: [
        'Only if every unit in every arena is tapped: Pay 5 Force -> Choose an arena. Untap each unit in that arena. Another battle step begins there.',
      ],
      why: OWN_STEP,
    },
    'ANH-35': {
      title: 'Our Only Hope',
      lines: [
        'Only if you have exactly 1 other partly built card: Discard your hand. Put 4 build counters on your other partly built card.',
      ],
      why: OWN_STEP,
    },
    'ANH-45': {
      title: "Starfighter's End",
      lines: [
        'Between attacks: Pay 6 Force -> Choose 1 of your untapped Starfighters in Space and 1 enemy unit in Space. The Starfighter deals it 1 damage for each 10 of its speed and is then discarded.',
      ],
      why: OWN_STEP,
    },
    'ANH-47': {
      title: 'Strategy Session',
      lines: ['This turn: Each of your units has Accuracy 1.'],
      why: 'by its ruling it also reaches units that arrive later in the turn',
    },
    'ANH-56': {
      title: 'Imperial Manipulation',
      lines: ['When battle starts: Move 1 damage counter from 1 unit to another unit in its arena.'],
      why: OWN_STEP,
    },
    'ANH-58': {
      title: "Vader's TIE Fighter (A)",
      lines: [
        'Pay 2 Force -> Evade 2.',
        'When this unit is discarded from Space: You may pay 2 Force: Return the cards of this unit and its Pilot from your discard pile to your hand.',
      ],
      why: 'the source names the Character arena for a Space unit, and the step is one of its own',
    },
    'ANH-63': {
      title: 'Biggs Darklighter (A)',
      lines: [
        'Starfighter Pilot: "Discard this unit from Space -> Prevent all damage to 1 of your other Space units."',
      ],
      why: 'a Pilot is part of its unit, so discarding the unit also discards the Pilot that the source names',
    },
    'ANH-87': {
      title: 'Jedi Extinction',
      lines: ["This turn: The enemy can't put Jedi into Character; those deployed stay in the build zone."],
      why: 'two sentences of the source are one rule of the language',
    },
    'ANH-99': {
      title: 'R2-D2 (C)',
      lines: ['Build step: Tap -> Look at the top 3 cards of the enemy deck and put them back in any order.'],
      why: OWN_STEP,
    },
    'ANH-102': {
      title: 'Rebel Control Post',
      lines: [
        'Instead of attacking: Tap -> Look at the top 5 cards of the enemy deck. Discard any number of Space unit cards from them and put the rest back in any order.',
      ],
      why: OWN_STEP,
    },
    'ANH-104': {
      title: 'Rebel Surrender',
      lines: [
        'Between attacks: Pay 4 Force -> If the last attack was made by an enemy unit in Ground or Character and rolled no hits, the enemy discards that unit.',
      ],
      why: OWN_STEP,
    },
    'ANH-107': {
      title: 'Press the Advantage',
      lines: [
        'Either: Give each Clone unit -3 power this turn. Or: Give each Droid unit -3 power this turn. Or: Give each Jedi unit -3 power this turn.',
      ],
      why: 'the language chooses among effects, not among subtypes',
    },
    'ANH-136': {
      title: 'Jawa Supply Trip',
      lines: [
        'Show 1 Droid unit card from your hand and put it into your build zone with 1 build counter for each of your Jawas in any arena.',
      ],
      why: OWN_STEP,
    },
    'ANH-146': {
      title: 'Penetrate the Shields',
      lines: [
        'Only if the attacker is one of your units, only if the defender is a unit with Shields: Give the attacker +3 power this attack.',
      ],
      why: 'the test is made once, when the card is played, so it is a restriction in the language',
    },
  }),
);
