import { describe, expect, test } from 'vitest';
import type { CardType } from '../src/cards/card.ts';
import { imported, row } from './import-rows.ts';

/** The lines that a made-up card of this text gets. */
function linesOf(text: string, type: CardType): readonly string[] {
  const { text: file, report } = imported(
    row({ Name: 'Brokk Tavin (A)', Number: '1', Type: type, Text: text }),
    row({ Name: 'Rill Osso (A)', Number: '2', Subtype: 'Gambler Mechanic' }),
  );
  expect(report.refused).toEqual([]);
  const [block = ''] = file.split('\n\n').slice(1);
  return block
    .trim()
    .split('\n')
    .slice(type === 'Battle' ? 1 : 2)
    .map((line) => line.trim());
}

describe('printed English on units', () => {
  test.each<[string, ...string[]]>([
    ['Ion Cannon 7', 'Ion Cannon 7.'],
    ['Pay 7 -> Evade 7', 'Pay 7 Force -> Evade 7.'],
    ['7 Force pay -> Deflect 7', 'Pay 7 Force -> Deflect 7.'],
    ['Pay 7 Force -> Intercept (Brokk is attacked instead)', 'Pay 7 Force -> Intercept.'],
    ['[Tap] -> Draw 6 cards. Play only during your build step.', 'Build step: Tap -> Draw 6 cards.'],
    ['Tap, Pay 3 build points -> Look at your opponents hand.', 'Tap, pay 3 build points -> Look at the enemy hand.'],
    [
      '[tap] -> Untap another of your Gamblers. Play only when Brokk would attack and only once per turn.',
      'Instead of attacking, once per turn: Tap -> Untap 1 of your other Gamblers.',
    ],
    [
      "As long as Tavin is in the Character arena, each other Gambler (yours and your opponent's) in that arena gets -30 speed and Stun 3.",
      'While this unit is in Character: Each other Gambler in Character has -30 speed and Stun 3.',
    ],
    [
      'As long as Brokk is in the Character arena, each of your Gamblers gets +1 health and Rill Osso gets Stun 4.',
      'While this unit is in Character: Each of your Gamblers has +1 health; Rill Osso has Stun 4.',
    ],
    [
      "Brokk gets -4 power as long as he's attacking a tapped Gambler.",
      'While this unit is attacking a tapped Gambler: This unit has -4 power.',
    ],
    [
      "Each non-Gambler Character gets -5 power as long as it's attacking Brokk and you have another Mechanic in any arena.",
      'While you have another Mechanic in any arena: Each non-Gambler Character has -5 power while attacking this unit.',
    ],
    ['Each Gambler costs 3 less build points to deploy.', 'Each Gambler costs 3 less to deploy.'],
    [
      "Brokk can't attack if you have exactly 4 Gamblers in the Ground arena.",
      "While you have exactly 4 Gamblers in Ground: This unit can't attack.",
    ],
    ["Add 2 to each of Brokk's attack dice.", 'This unit has +2 to its attack dice.'],
    [
      'Brokk gets +3 speed for each damage counter on it.',
      'This unit has +3 speed for each damage counter on this unit.',
    ],
    ['Treat Brokk as a Gambler.', 'Counts as Gambler.'],
    [
      'When Brokk attacks you may give him +9 power for that attack. If you do, Brokk does 7 damage to himself when the attack ends.',
      'When this unit attacks: You may: Give this unit +9 power this attack. When this attack ends: This unit deals 7 damage to itself.',
    ],
    [
      'When Brokk is discarded from the Character arena, your opponent may pay 6 Force. If he or she does, you lose 4 Force.',
      'When this unit is discarded from Character: The enemy may pay 6 Force: Lose 4 Force.',
    ],
    [
      'When the Space battle step starts, if Rill Osso is in the Character arena, choose one: draw 2 cards, or this unit gets Stun 5 until end of turn.',
      'When the Space battle starts, if there is Rill Osso in Character: Either: Draw 2 cards. Or: Give this unit Stun 5 this turn.',
    ],
    [
      "When Brokk attacks a unit other than a Mechanic or a Gambler, you may pay Force equal to that unit's build cost. If you do, retreat that unit.",
      'When this unit attacks a non-Mechanic non-Gambler unit: You may pay Force equal to its build cost: Retreat it.',
    ],
    [
      'When the battle phase ends, draw a card. | When you deploy Brokk, your opponent discards one of his or her Gamblers.',
      'When battle ends: Draw 1 card.',
      'When you deploy this unit: Discard 1 enemy Gambler chosen by the enemy.',
    ],
    [
      'As long as Brokk is in the Character arena, each Gambler gets +40 speed. When the battle phase starts, Brokk does 3 damage to each Gambler.',
      'While this unit is in Character: Each Gambler has +40 speed.',
      'When battle starts: This unit deals 3 damage to each Gambler.',
    ],
    [
      '[Pilot] Mechanic Pilot. The Mechanic gets: * +5 health. * Stun 2. * Pay 6 Force -> This Mechanic gets Accuracy 3 for this attack.',
      'Mechanic Pilot: +5 health; Stun 2; "Pay 6 Force -> Give this unit Accuracy 3 this attack."',
    ],
    [
      '[tap] -> Search your deck for a Rill Osso card, reveal it to your opponent, and put it into your hand. Then shuffle your deck.',
      'Tap -> Search your deck for a card named Rill Osso.',
    ],
  ])('%s', (printed, ...lines) => {
    expect(linesOf(printed, 'Character')).toEqual(lines);
  });
});

describe('printed English on Battle and Mission cards', () => {
  test.each<[CardType, string, string]>([
    [
      'Battle',
      'Pay 7 Force -> Choose an untapped Mechanic. Tap that Mechanic.',
      'Pay 7 Force -> Tap 1 untapped Mechanic.',
    ],
    [
      'Battle',
      'Up to 4 of your Gamblers each get -6 speed until end of battle.',
      'Give up to 4 of your Gamblers -6 speed this battle.',
    ],
    [
      'Battle',
      "Pay 3 Force -> Choose one of your opponents Gamblers. This turn, each of your Mechanics gets Stun 5 as long as it's attacking that Gambler.",
      'Pay 3 Force -> Choose 1 enemy Gambler. This turn: Each of your Mechanics has Stun 5 while attacking it.',
    ],
    [
      'Battle',
      'Prevent all damage done by Gamblers this turn. Play only if no unit is attacking and only if you have 3 or more Mechanics in any arena.',
      'Between attacks, only if you have 3 or more Mechanics in any arena: This turn: All damage done by Gamblers is prevented.',
    ],
    [
      'Battle',
      'Pay 4 Force -> Prevent up to 6 damage to one of your Gamblers or Mechanics with power 2 or more. Retreat that unit.',
      'Pay 4 Force -> Prevent at most 6 damage to 1 of your Gamblers or Mechanics with power 2 or more. Retreat it.',
    ],
    [
      'Battle',
      "Pay 9 Force -> Choose a Gambler in your opponent's build zone. Put that Gambler into the Character arena. If it's untapped, tap it.",
      'Pay 9 Force -> Choose 1 Gambler in the enemy build zone. Put it into its arena tapped.',
    ],
    [
      'Mission',
      'Your opponent gains +6 Force. You get -2 build points this turn.',
      'The enemy gains 6 Force. Lose 2 build points.',
    ],
    [
      'Mission',
      'You may complete this Mission only if you have no Gamblers in any arena. | To complete Brokk Tavin, you must also pay 3 Force. Draw 6 cards.',
      'Only if you have no Gamblers in any arena: To complete, pay 3 Force: Draw 6 cards.',
    ],
    [
      'Mission',
      'When the battle phase starts, choose one of your Mechanics in any arena. Brokk Tavin does 9 dice of damage to that unit. Draw 5 cards.',
      'When battle starts: Choose 1 of your Mechanics in any arena. This card deals 9 dice of damage to it. Draw 5 cards.',
    ],
    [
      'Mission',
      'Choose one of your Gamblers. Tap that unit unless your opponent has a Mechanic in any arena and pays 7 Force.',
      'Choose 1 of your Gamblers. Unless the enemy has a Mechanic in any arena and pays 7 Force: Tap it.',
    ],
    [
      'Mission',
      "Your opponent's units can't use Bombard this turn. If Rill Osso is in the Character arena, you gain an extra 5 Force and your opponent loses 3 Force.",
      "This turn: Enemy units can't use Bombard. If there is Rill Osso in Character: Gain 5 Force. The enemy loses 3 Force.",
    ],
    [
      'Mission',
      'Return up to 3 Gamblers from your discard pile to your hand.',
      'Return up to 3 Gambler cards from your discard pile to your hand.',
    ],
  ])('%s: %s', (type, printed, line) => {
    expect(linesOf(printed, type)).toEqual([line]);
  });
});
