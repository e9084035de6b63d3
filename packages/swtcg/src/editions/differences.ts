/**
 * Every subject on which the rulebooks disagree, in the order of the ledger's chapter 33: the rules of each, and what of an
 * `Edition` decides it.
 */
import type { Edition } from '../rules/edition.ts';

/** `procedures.turn`: a procedure, or steps of one. */
type Decider = keyof Edition | `procedures.${string}` | `deck.${keyof Edition['deck']}`;

export interface Difference {
  readonly subject: string;
  readonly nh: readonly string[];
  readonly x: readonly string[];
  readonly decidedBy: readonly Decider[];
  /** Where the books word it differently, or one is silent, and both come to the same: how. */
  readonly alike?: string;
}

export const DIFFERENCES: readonly Difference[] = [
  { subject: 'Sides and precedence', nh: ['TCG-PRIME-02'], x: ['TCG-PRIME-03'], decidedBy: ['sides', 'seating'] },
  { subject: 'Card types', nh: ['TCG-CARD-01'], x: ['TCG-CARD-02'], decidedBy: ['kinds'] },
  { subject: 'Rarities', nh: ['TCG-CARD-38'], x: ['TCG-CARD-39'], decidedBy: ['rarities'] },
  { subject: 'Unit minimum in a deck', nh: ['TCG-DECK-10'], x: ['TCG-DECK-09'], decidedBy: ['deck.leastUnits'] },
  { subject: 'All-Neutral deck', nh: ['TCG-DECK-13'], x: ['TCG-DECK-12'], decidedBy: ['sides'] },
  { subject: 'Zones', nh: ['TCG-ZONE-01'], x: ['TCG-ZONE-02'], decidedBy: ['expanded'] },
  {
    subject: 'Abilities of retreated units',
    nh: ['TCG-ZONE-17', 'TCG-ZONE-18'],
    x: ['TCG-ZONE-16'],
    decidedBy: ['retreated'],
  },
  {
    subject: 'Effects on face-down cards',
    nh: ['TCG-ZONE-20'],
    x: ['TCG-ZONE-19'],
    decidedBy: ['kindsReachFaceDown'],
  },
  { subject: 'Order of preparation', nh: ['TCG-PREP-01'], x: ['TCG-PREP-02'], decidedBy: ['procedures.game'] },
  { subject: 'Choosing sides', nh: ['TCG-PREP-03'], x: ['TCG-PREP-04'], decidedBy: ['bidsForSides'] },
  { subject: 'Opening hand', nh: ['TCG-PREP-10'], x: ['TCG-PREP-11'], decidedBy: ['procedures.game'] },
  { subject: 'Mulligan', nh: ['TCG-MULL-01'], x: ['TCG-MULL-02'], decidedBy: ['procedures.mulligan'] },
  {
    subject: 'Setup cards',
    nh: ['TCG-SETUP-01', 'TCG-SETUP-16'],
    x: ['TCG-SETUP-02', 'TCG-SETUP-17'],
    decidedBy: ['setup'],
  },
  { subject: 'Setup limit', nh: ['TCG-SETUP-05'], x: ['TCG-SETUP-06'], decidedBy: ['setup'] },
  {
    subject: 'Last, face-down setup card',
    nh: ['TCG-SETUP-07', 'TCG-SETUP-09'],
    x: ['TCG-SETUP-08', 'TCG-SETUP-10'],
    decidedBy: ['setup', 'procedures.setup'],
  },
  { subject: 'Text during setup', nh: ['TCG-SETUP-14'], x: ['TCG-SETUP-15'], decidedBy: ['expanded'] },
  { subject: 'Ready phase', nh: ['TCG-TURN-03'], x: ['TCG-TURN-04'], decidedBy: ['procedures.turn'] },
  {
    subject: 'Draw',
    nh: ['TCG-READY-03'],
    x: ['TCG-READY-04'],
    decidedBy: ['procedures.turn', 'procedures.buildStep'],
  },
  {
    subject: 'Build roll',
    nh: ['TCG-COMMAND-01', 'TCG-TURN-05'],
    x: ['TCG-COMMAND-02', 'TCG-TURN-06'],
    decidedBy: ['procedures.turn'],
  },
  { subject: 'Effects in the ready phase', nh: ['TCG-READY-05'], x: ['TCG-READY-06'], decidedBy: ['procedures.turn'] },
  { subject: 'Buildable cards', nh: ['TCG-BUILD-09'], x: ['TCG-BUILD-10'], decidedBy: ['buildMoves'] },
  { subject: 'Where a unit may be deployed', nh: ['TCG-BUILD-11'], x: ['TCG-BUILD-12'], decidedBy: ['deployedTo'] },
  {
    subject: 'Two own copies of a unique unit',
    nh: ['TCG-UNIQ-03'],
    x: ['TCG-UNIQ-04'],
    decidedBy: ['duplicates', 'secondVersions'],
  },
  { subject: 'Name equivalences', nh: ['TCG-UNIQ-10'], x: ['TCG-UNIQ-11'], decidedBy: ['uniqueName'] },
  { subject: 'Effects naming such a card', nh: ['TCG-UNIQ-14'], x: ['TCG-UNIQ-15'], decidedBy: ['ownEquivalents'] },
  {
    subject: 'Rearranged stack with too much damage',
    nh: ['TCG-STACK-22'],
    x: ['TCG-STACK-21'],
    decidedBy: [],
    alike: 'the test for too much damage is made at once, whatever changed (TCG-DMG-04)',
  },
  { subject: 'Moment of a contest', nh: ['TCG-CONTEST-02'], x: ['TCG-CONTEST-03'], decidedBy: ['duplicates'] },
  { subject: 'Loser of a contest', nh: ['TCG-CONTEST-10'], x: ['TCG-CONTEST-11'], decidedBy: ['procedures.contest'] },
  {
    subject: 'Retreat by an effect',
    nh: ['TCG-RETREAT-08'],
    x: ['TCG-RETREAT-07'],
    decidedBy: [],
    alike: 'the tap state stays as it is: said by the one, our reading of the other',
  },
  {
    subject: 'Windows of a battle step',
    nh: ['TCG-BATTLE-12'],
    x: ['TCG-BATTLE-11'],
    decidedBy: ['windows', 'procedures.battleStep'],
  },
  {
    subject: 'Attack sequence',
    nh: ['TCG-ATTACK-03', 'TCG-ATTACK-21'],
    x: ['TCG-ATTACK-04', 'TCG-ATTACK-23'],
    decidedBy: ['procedures.attack', 'procedures.damage'],
  },
  {
    subject: 'Unit using a "would attack" ability',
    nh: ['TCG-ATKLIM-20'],
    x: ['TCG-ATKLIM-21'],
    decidedBy: ['procedures.unitTurn'],
  },
  { subject: 'Deflected damage', nh: ['TCG-POP-09'], x: ['TCG-POP-10'], decidedBy: ['procedures.damage'] },
  {
    subject: 'Target of deflected damage',
    nh: ['TCG-KW-DEFLECT-05'],
    x: ['TCG-KW-DEFLECT-06'],
    decidedBy: ['deflectsToItself'],
  },
  { subject: 'Reroll window', nh: ['TCG-POP-12'], x: ['TCG-POP-11'], decidedBy: ['procedures.roll'] },
  { subject: 'Use limit of activated abilities', nh: ['TCG-ACT-07'], x: ['TCG-ACT-08'], decidedBy: ['untimed'] },
  {
    subject: '"Only if no unit is attacking"',
    nh: ['TCG-ACT-14'],
    x: ['TCG-ACT-15'],
    decidedBy: [],
    alike: 'the general chances of the battle phase are where no unit is attacking, once a turn',
  },
  {
    subject: 'Trigger words',
    nh: ['TCG-TRIG-01'],
    x: ['TCG-TRIG-02'],
    decidedBy: [],
    alike: 'the card language writes "when", and reads "whenever" and "at" as the same',
  },
  {
    subject: 'Where triggered and static abilities work',
    nh: ['TCG-TRIG-05', 'TCG-STATIC-02'],
    x: ['TCG-TRIG-06', 'TCG-STATIC-03'],
    decidedBy: ['retreated'],
  },
  { subject: '"Until end of battle"', nh: ['TCG-PART-07'], x: ['TCG-PART-08'], decidedBy: ['procedures.turn'] },
  { subject: 'Totals below 0', nh: ['TCG-DUP-14'], x: ['TCG-DUP-13'], decidedBy: ['leastTotal'] },
  {
    subject: 'Prevention in the build zone',
    nh: ['TCG-PREV-02', 'TCG-ACT-05'],
    x: ['TCG-PREV-03', 'TCG-ACT-06'],
    decidedBy: ['retreated'],
  },
  {
    subject: 'Faulty rolls',
    nh: ['TCG-DICE-02'],
    x: ['TCG-DICE-03'],
    decidedBy: [],
    alike: 'a roll on a screen has the right number of dice, and all are clear',
  },
  { subject: 'Keywords', nh: ['TCG-KW-GEN-01'], x: ['TCG-KW-GEN-02'], decidedBy: ['keywords'] },
  {
    subject: 'Bombard and Ion Cannon power',
    nh: ['TCG-KW-BOMBARD-03', 'TCG-KW-ION-02'],
    x: ['TCG-KW-BOMBARD-04', 'TCG-KW-ION-03'],
    decidedBy: ['cannonsStacked'],
  },
  {
    subject: 'Two Bombard or Ion Cannon values',
    nh: ['TCG-DUP-08'],
    x: ['TCG-KW-BOMBARD-08'],
    decidedBy: ['cannonsAdded'],
  },
  { subject: 'Pilots per unit', nh: ['TCG-PILOT-04'], x: ['TCG-PILOT-05'], decidedBy: ['pilotLimit'] },
  {
    subject: 'Pilot moves',
    nh: ['TCG-PILOT-14', 'TCG-PILOT-15', 'TCG-PILOT-16'],
    x: ['TCG-PILOT-17', 'TCG-PILOT-49'],
    decidedBy: ['boardsRetreated'],
  },
  {
    subject: 'Effects reaching a piloting card',
    nh: ['TCG-PILOT-21'],
    x: ['TCG-PILOT-22'],
    decidedBy: ['pilotsAreCharacters', 'cardsInPlay'],
  },
  {
    subject: 'Other abilities of a piloting card',
    nh: ['TCG-PILOT-27'],
    x: ['TCG-PILOT-29'],
    decidedBy: ['pilotText'],
  },
  {
    subject: 'Retreat with Pilots',
    nh: ['TCG-PILOT-35'],
    x: ['TCG-PILOT-36'],
    decidedBy: ['whyNotRetreatPiloting', 'procedures.retreatStep'],
  },
  {
    subject: 'Order at end of turn',
    nh: ['TCG-WIN-04', 'TCG-WIN-06'],
    x: ['TCG-WIN-05'],
    decidedBy: ['procedures.turn'],
  },
];
