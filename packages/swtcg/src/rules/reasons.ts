/**
 * Why something is not allowed. One object for each reason, so that saying no costs nothing. Where an edition says it by
 * another rule, that is in its `reasons`.
 */
import type { Reason } from '@dejarik/kernel';

export const reason = (rule: string, why: string): Reason => ({ rule, why });

export const NOT_NOW = reason('TCG-POP-01', 'something else has to be decided first');
export const IN_BATTLE = reason('TCG-POP-05', 'it is played at a chance in the battle phase');
export const BUILD_STEP_ONLY = reason('TCG-COMMAND-14', 'it is played in your own build step');
export const WOULD_ATTACK_ONLY = reason(
  'TCG-ATKLIM-18',
  'it is played when its unit would attack, instead of attacking',
);
export const REROLL_ONLY = reason('TCG-ACT-17', 'it is played right after the dice it rerolls');
export const BETWEEN_ATTACKS = reason('TCG-ACT-14', 'it is played while no unit is attacking');
export const ATTACK_ONLY = reason('TCG-ACT-12', 'it is played while a unit is attacking');
export const BEFORE_THE_ROLL = reason(
  'TCG-ACT-13',
  'it is played after an attack is declared and before its dice are rolled',
);
export const BUILD_START_ONLY = reason('TCG-COMMAND-11', 'it is played at the start of your own build step');
export const RETREAT_STEP_ONLY = reason('TCG-RETREAT-11', 'it is played in your own retreat step, after the retreats');
export const NO_ANSWER = reason('TCG-STATIC-07', 'it is played at any chance that is not for an answer to something');
export const NO_SUCH_MOVE = reason('TCG-COMMAND-08', 'this rulebook has no such move');
export const NO_INTERCEPT = reason('TCG-KW-INTERCEPT-01', 'another of your units in its arena has to be attacked');
export const NOBODY_COMES = reason('TCG-KW-AMBUSH-01', 'an enemy unit has to come into its arena');
export const ALREADY_USED = reason('TCG-ACT-07', 'it was already played for this attack, turn, roll or damage');
export const NOT_IN_ARENA = reason('TCG-ACT-05', 'its unit has to be in an arena');
export const NOT_THERE = reason('TCG-GLOSS-07', 'it is played where its text says');
export const NOTHING_TO_DISRUPT = reason('TCG-DISR-01', 'nothing that it disrupts was just declared or played');
export const CANNOT_PAY = reason('TCG-ACT-02', 'its whole cost cannot be paid');
export const MISSION_CONDITION = reason('TCG-PRIME-05', 'the card itself says when it may be completed');
export const CONDITION = reason('TCG-ACT-13', 'its condition is not met');
export const NOTHING_TO_CHOOSE = reason('TCG-ACT-35', 'there is nothing it could be played on');
export const FORBIDDEN = reason('TCG-PRIME-07', 'an effect forbids it');
export const PILOTING = reason('TCG-PILOT-27', 'a Pilot on a unit is not a unit itself');
export const NOT_BATTLE_PHASE = reason('TCG-BCARD-03', 'Battle cards are played in the battle phase');
export const NO_DAMAGE = reason('TCG-PREV-01', 'no damage that it could prevent is pending');
export const NOT_A_BATTLE_CARD = reason('TCG-BCARD-01', 'only Battle cards are played from hand');
export const NO_POINTS = reason('TCG-ACT-27', 'there are not enough build points');
export const NOT_BUILDABLE = reason('TCG-BUILD-09', 'only unit and Mission cards are built');
export const NOT_DEPLOYED = reason('TCG-BUILD-06', 'only unit cards are deployed; others are completed');
export const DEPLOYED = reason('TCG-BUILD-06', 'unit cards are deployed');
export const WAITS = reason('TCG-TRAP-01', 'a Trap is completed when what it waits for happens');
export const NOT_ENOUGH_COUNTERS = reason('TCG-BUILD-04', 'it has fewer build counters than it needs');
export const SAME_VERSION = reason('TCG-STACK-04', 'that version is in the stack already');
export const FULL_STACK = reason('TCG-STACK-02', 'the stack holds no more cards');
export const NOT_YOUR_STEP = reason('TCG-COMMAND-08', 'this is done in your own build step');
export const ALREADY_TAPPED = reason('TCG-RETREAT-02', 'a tapped unit cannot be retreated');
export const PILOT_TAPPED = reason('TCG-PILOT-35', 'unit and Pilot both have to be untapped');
export const PILOT_MOVED = reason('TCG-PILOT-13', 'each Pilot may be moved once in a build step');
export const WRONG_VEHICLE = reason('TCG-PILOT-01', 'the unit has not the subtype this Pilot flies');
export const DROID_SHIP = reason('TCG-PILOT-03', 'there is no room for a Pilot on a Droid');
export const RETREATED_VEHICLE = reason(
  'TCG-PILOT-14',
  'a Pilot gets onto a unit that is in the Space or Ground arena',
);
export const ABOARD_ALREADY = reason('TCG-PILOT-01', 'it is on that unit already');
export const HAS_PILOT = reason('TCG-PILOT-04', 'the unit has a Pilot already');
export const CANNOT_BE_ATTACKED = reason('TCG-ATKLIM-01', 'that unit cannot be attacked');
export const OTHER_ARENA = reason('TCG-ZONE-13', 'a unit attacks only in its own arena');
export const BUILD_ZONE = reason('TCG-ZONE-11', 'units in the build zone are out of battle');
export const CANNOT_ATTACK = reason('TCG-ATKLIM-01', 'an effect keeps this unit from attacking');
export const NOT_ATTACKING = reason('TCG-ACT-12', 'it does something only for a unit that is attacking');
export const NOT_ITS_TURN = reason('TCG-BATTLE-01', 'units attack in the order of their speed');
export const NOT_A_UNIT = reason('TCG-SETUP-16', 'only unit cards are put out in setup');
export const ONLY_BENEATH = reason('TCG-SETUP-24', 'a card that costs less than the top card goes beneath it');
export const OVER_LIMIT = reason('TCG-SETUP-05', 'the total build cost would go beyond the limit of setup');
export const NOT_FOR_SETUP = reason('TCG-SETUP-17', 'only unit cards and a Resource are put out in setup');
export const OTHER_TYPE = reason('TCG-SETUP-25', 'a card of another type than the arena goes beneath the stack');
export const BEYOND_STARTING_POINTS = reason(
  'TCG-SETUP-06',
  'it costs more than the starting build points that are left',
);
export const NOT_BENEATH = reason('TCG-STACK-18', 'only a card beneath another is brought on top');
export const NOT_RETREATED = reason('TCG-COMMAND-10', 'only a unit in the build zone returns to battle');
export const NOT_ABOARD = reason('TCG-PILOT-16', 'only a Pilot on a unit leaves one');
export const NO_PILOT_IN_PLAY = reason(
  'TCG-PILOT-14',
  'a Pilot moves from the Character arena, the build zone or another unit',
);
export const NOT_RETREATABLE = reason('TCG-RETREAT-01', 'only a unit in an arena is retreated');
export const MUST_ATTACK_OTHER = reason('TCG-ATKLIM-10', 'it has to attack another unit');
export const EXCHANGED_ALREADY = reason('TCG-MULL-06', 'it is among those that are exchanged');
export const KEEPS_UNITS = reason('TCG-MULL-07', 'unit cards are not exchanged');
export const DOES_NOT_FIT = reason('TCG-EQUIP-02', 'it goes onto units of the types that it lists');
export const HAS_THIS_SKILL = reason('TCG-EQUIP-11', 'the unit has this Skill or Trait already');
export const EQUIPPED_ALREADY = reason('TCG-EQUIP-03', 'each Equipment is equipped once in a turn');
export const DETACHED_ALREADY = reason('TCG-EQUIP-03', 'each Equipment is detached once in a turn');
export const NOT_COMPLETED = reason(
  'TCG-EQUIP-01',
  'only completed Equipment that lies in your build zone is equipped',
);
export const NOT_ATTACHED = reason('TCG-EQUIP-04', 'only Equipment on a unit is detached');
export const CANNOT_BE_DETACHED = reason('TCG-SKILL-01', 'Skills and Traits cannot be detached');
export const NO_EQUIP_COST = reason('TCG-TRAIT-01', 'it has no equip cost');
export const ONE_ARENA = reason('TCG-MULTI-05', 'only a unit of several arenas, in one of them, moves to another');
export const TURNS_IN_BUILD_STEP = reason(
  'TCG-STACK-25',
  'on top of a unit in another arena a version comes in the own build step alone',
);
export const SHIFTED_ALREADY = reason('TCG-MULTI-05', 'each unit moves between its arenas once in a turn');
export const RESOURCE_USED = reason('TCG-RES-03', 'one effect of your Resource may be played in a turn, and once');
export const HAS_RESOURCE = reason('TCG-RES-02', 'you have a Resource already, which cannot be replaced');
export const LISTED_ONLY = reason('TCG-KW-STACK-01', 'a card that is there by the Stack keyword stays beneath');
export const STEALTH = reason('TCG-KW-STEALTH-01', 'untapped and undamaged a unit with Stealth cannot be attacked');
export const PRECISION = reason('TCG-KW-PRECISION-01', 'with Precision the defender stays the one that was chosen');
export const NOT_ATTACKED = reason('TCG-KW-RETALIATE-01', 'it is played by a unit that is attacked');
export const NOT_YOURS = reason('TCG-PRIME-14', 'this card is not yours');
export const HAS_PILOTS = reason('TCG-PILOT-05', 'the unit has as many Pilots as it takes');
export const WOULD_FALL_OFF = reason('TCG-PILOT-33', 'a Pilot that was moved already would have to come off');
export const RETREATS_WITH_UNIT = reason('TCG-PILOT-36', 'a Pilot on a unit retreats with it');
export const PILOTS_TAPPED = reason('TCG-PILOT-48', 'one Pilot stays aboard, and it has to be untapped');
export const EQUIPS_NO_PILOT = reason(
  'TCG-PILOT-40',
  'while a card pilots, no Equipment is put onto it or taken off it',
);
