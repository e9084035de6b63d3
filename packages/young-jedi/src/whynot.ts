/** Why a player cannot do what they want to: by the same functions that decide what is offered. */
import { type Intent, opponentOf, type Reason, type Seen } from '@dejarik/kernel';
import { planetName } from './naming.ts';
import { whyNotDeclare, whyNotFight } from './rules/battle.ts';
import { price, whyNotDeploy, whyNotLaunch, whyNotLocate, whyNotRace } from './rules/deployment.ts';
import { plainFight, whyNotChallenge, whyNotDuelist } from './rules/duel.ts';
import { NOT_ON_PLANET, whyNotEvacuate } from './rules/evacuation.ts';
import { racingPilot, whyNotLap } from './rules/podrace.ts';
import type { Option } from './rules/questions.ts';
import { type Refusal, reason } from './rules/reason.ts';
import { BATTLE, DEPLOY, HAND, onPlanet } from './rules/state.ts';
import { userBox } from './rules/stats.ts';
import { cardsAt, defOf, isCharacter, objectiveOf, type Table } from './rules/table.ts';

export const INTENTS = [
  'deploy',
  'race',
  'launch',
  'locate',
  'lap',
  'evacuate',
  'duel',
  'battle',
  'declare',
  'use',
] as const;
type Kind = (typeof INTENTS)[number];

/** What a player would like to do. `target`: whom to challenge to a duel, or who is to use a Weapon. */
export type YjIntent = Intent<Kind>;

type SeenTable = Seen<Table>;

const GAME_OVER = reason('YJ-OBJ-03', 'the game is over');
const NO_CARD = reason('YJ-HID-10', 'there is no such card, or it may not be looked at');
const NOT_YOURS = reason('YJ-CARD-02', 'this card is not yours');
const NOT_IN_HAND = reason('YJ-DEP-04', 'only a card in your hand can be played');
const DEPLOY_STEP = reason('YJ-TURN-03', 'this is done in your own Deploy step');
const FIRST_PLANET = reason('YJ-PLT-01', 'there is no planet yet');
const NOW = reason('YJ-TURN-07', 'something else has to be decided first');
const NO_BATTLE_YET = reason('YJ-BC-02', 'Battle cards are declared when a battle has begun');
const DECLARED = reason('YJ-BC-02', 'you have declared your Battle cards, and their number stays');
const BATTLE_STEP = reason(
  'YJ-TURN-04',
  'duels and battles are started in your own Battle step, first a duel, then a battle',
);
const NOT_HERE = reason('YJ-PLT-01', 'duels and battles take place on the current planet');
const NO_CHARACTER = reason('YJ-BP-01', 'only Characters fight on a planet');
const NO_WEAPON = reason('YJ-WPN-01', 'only Weapons are used');
const NO_USER = reason('YJ-WPN-01', 'it is used by a Character of yours');
const ARMED = reason('YJ-ARM-01', 'an Armed & Dangerous Character uses no Weapon cards');
const NOT_FOR_DUEL = reason('YJ-DUEL-07', 'it cannot be used in this duel by that Character');
const UNUSABLE = reason('YJ-WPN-01', 'that Character is not named on the Weapon');
const IN_PLAN = reason('YJ-BP-05', 'in a battle, a Weapon is put before its user in the plan');

/** Null: it is offered now. */
export function whyNot(g: SeenTable, intent: YjIntent): Reason | null {
  const { question, result, def, owner } = g.state;
  if (g.cards.cards[def[intent.card] ?? -1] === undefined) return NO_CARD;
  if (result !== null || question === null) return GAME_OVER;
  if (owner[intent.card] === g.viewer && question.options.some((option) => fulfils(g, option, intent))) return null;
  return owner[intent.card] === g.viewer ? (ruleAgainst(g, intent) ?? NOW) : NOT_YOURS;
}

/** What the rules have against it, whatever is asked just now. Null: nothing. */
export const ruleAgainst = (g: SeenTable, { kind, card, target }: YjIntent): Refusal => RULES[kind](g, card, target);

/** Whether the option of the open question is what is wanted. Battles and evacuations are for all cards there. */
function fulfils(g: SeenTable, option: Option, { kind, card, target }: YjIntent): boolean {
  const { zone, current } = g.state;
  switch (option.kind) {
    case 'startBattle':
      return kind === 'battle' && zone[card] === current && isCharacter(g, card);
    case 'evacuate':
      return kind === 'evacuate' && option.planet === zone[card] && isOnPlanet(g, card);
    case 'nextPlanet':
      return kind === 'locate' && option.card === card;
    case 'weapon':
      return kind === 'use' && option.card === card;
    case 'duel':
      return kind === 'duel' && option.card === card && (target === undefined || option.target === target);
    case 'deploy':
    case 'race':
    case 'launch':
    case 'locate':
    case 'lap':
    case 'declare':
      return kind === option.kind && option.card === card;
    default:
      return false;
  }
}

/** A Character or Weapon; Effects are never moved from their planet. */
function isOnPlanet({ state: s }: Table, card: number): boolean {
  const zone = s.zone[card]!;
  return onPlanet(zone) && cardsAt(s, s.owner[card]!, zone).includes(card);
}

const inOwnStep = (g: SeenTable, step: number): boolean => g.state.acting === g.viewer && g.state.step === step;

/** Whether the viewer may add Starships because the opponent evacuates (YJ-SHP-07). */
const intercepts = ({ state: { question }, viewer }: SeenTable): boolean =>
  question?.kind === 'intercept' && question.seat === viewer;

/** What holds for everything that is played from hand in the Deploy step. */
function whyNotFromHand(g: SeenTable, card: number): Refusal {
  if (g.state.zone[card] !== HAND) return NOT_IN_HAND;
  if (g.state.current < 0) return FIRST_PLANET;
  return inOwnStep(g, DEPLOY) ? null : DEPLOY_STEP;
}

/** What a card is matters first, then where and when it is played, then everything else. */
const played = (g: SeenTable, card: number, isSuchCard: boolean, rule: () => Refusal): Refusal =>
  (isSuchCard ? whyNotFromHand(g, card) : null) ?? rule();

function againstLaunching(g: SeenTable, card: number): Refusal {
  const rule = (): Refusal => whyNotLaunch(g, g.viewer, defOf(g, card));
  return intercepts(g) && g.state.zone[card] === HAND
    ? rule()
    : played(g, card, defOf(g, card).type === 'Starship', rule);
}

function againstLocating(g: SeenTable, card: number): Refusal {
  const def = defOf(g, card);
  return played(g, card, def.type === 'Location', () => whyNotLocate(g, def));
}

function againstDeploying(g: SeenTable, card: number): Refusal {
  const def = defOf(g, card);
  const isSuchCard = def.type === 'Character' || def.type === 'Weapon' || def.effect;
  return played(g, card, isSuchCard, () => whyNotDeploy(g, g.viewer, def, price(g, g.viewer, def)));
}

function againstRacing(g: SeenTable, card: number): Refusal {
  const def = defOf(g, card);
  const isRacer = (def.racer || def.podracer) && objectiveOf(g.state, g.viewer) >= 0;
  return played(g, card, isRacer, () => whyNotRace(g, g.viewer, def));
}

function againstLap(g: SeenTable, card: number): Refusal {
  const def = defOf(g, card);
  const isLapCard = def.type !== 'Location' && racingPilot(g, g.viewer) >= 0;
  return played(g, card, isLapCard, () => whyNotLap(g, g.viewer, def));
}

function againstEvacuating(g: SeenTable, card: number): Refusal {
  if (!isOnPlanet(g, card)) return NOT_ON_PLANET;
  return whyNotEvacuate(g, g.viewer, g.state.zone[card]!) ?? (inOwnStep(g, DEPLOY) ? null : DEPLOY_STEP);
}

function againstDeclaring(g: SeenTable, card: number): Refusal {
  const refusal = whyNotDeclare(defOf(g, card));
  if (refusal !== null) return refusal;
  if (g.state.zone[card] !== HAND) return NOT_IN_HAND;
  if (g.state.battle === null) return NO_BATTLE_YET;
  return g.state.question?.kind === 'battleCards' ? null : DECLARED;
}

function againstDueling(g: SeenTable, card: number, target?: number): Refusal {
  const { dueling } = defOf(g, card);
  const isHere = g.state.zone[card] === g.state.current;
  if (dueling && !isHere) return NOT_HERE;
  return (
    (dueling ? whyNotFight(g) : null) ??
    whyNotDuelist(g, g.viewer, card) ??
    (target === undefined ? null : whyNotChallenge(g, g.viewer, target)) ??
    (inOwnStep(g, BATTLE) ? null : BATTLE_STEP)
  );
}

function againstBattle(g: SeenTable, card: number): Refusal {
  if (!isCharacter(g, card)) return NO_CHARACTER;
  if (g.state.zone[card] !== g.state.current) return NOT_HERE;
  return whyNotFight(g) ?? (inOwnStep(g, BATTLE) ? null : BATTLE_STEP);
}

function againstUsing(g: SeenTable, card: number, target?: number): Refusal {
  const { fight, def, owner, zone, current } = g.state;
  const weapon = defOf(g, card);
  if (weapon.type !== 'Weapon') return NO_WEAPON;
  if (!onPlanet(zone[card]!)) return reason('YJ-DEP-05', `a Weapon has to be deployed to ${planetName(current)} first`);
  if (target === undefined) return IN_PLAN;
  if (g.cards.cards[def[target] ?? -1] === undefined || owner[target] !== g.viewer) return NO_USER;
  const user = defOf(g, target);
  if (user.type !== 'Character') return NO_USER;
  if (user.armed) return ARMED;
  if (fight?.duel === true) return userBox(g, fight, g.viewer, user, weapon) === null ? NOT_FOR_DUEL : null;
  return canUse(g, target, card) ? IN_PLAN : UNUSABLE;
}

/** Whether the Weapon has a box for the Character, whoever it may be fighting. */
function canUse(g: SeenTable, user: number, weapon: number): boolean {
  const s = g.state;
  const enemy = opponentOf(s, g.viewer);
  const theirs = s.current < 0 ? [] : cardsAt(s, enemy, s.current);
  const foes = theirs.filter((card) => s.down[card] === 0 && isCharacter(g, card));
  const fights = [[], ...foes.map((foe) => [foe])].map((enemies) => {
    const tried = plainFight(g);
    tried.camps[enemy]!.cards = enemies;
    return { ...tried, duel: false };
  });
  return fights.some((fight) => userBox(g, fight, g.viewer, defOf(g, user), defOf(g, weapon)) !== null);
}

type Rule = (g: SeenTable, card: number, target?: number) => Refusal;

const RULES: Readonly<Record<Kind, Rule>> = {
  deploy: againstDeploying,
  race: againstRacing,
  launch: againstLaunching,
  locate: againstLocating,
  lap: againstLap,
  evacuate: againstEvacuating,
  duel: againstDueling,
  battle: againstBattle,
  declare: againstDeclaring,
  use: againstUsing,
};

/** What one could want with a card where it is. */
export function intentsFor(g: SeenTable, card: number): Kind[] {
  const def = defOf(g, card);
  const { zone, current, owner } = g.state;
  const intents: Kind[] = [];
  if (def === g.cards.unknown || owner[card] === undefined) return intents;
  if (isOnPlanet(g, card)) {
    if (zone[card] === current && def.type === 'Character') intents.push('battle');
    if (def.dueling) intents.push('duel');
    if (def.type === 'Weapon') intents.push('use');
    return [...intents, 'evacuate'];
  }
  if (zone[card] !== HAND) return intents;
  if (def.type === 'Character' || def.type === 'Weapon' || def.effect) intents.push('deploy');
  if ((def.racer || def.podracer) && objectiveOf(g.state, owner[card]) >= 0) intents.push('race');
  if (def.type === 'Starship') intents.push('launch');
  if (def.type === 'Location') intents.push('locate');
  if (def.battle) intents.push('declare');
  if (racingPilot(g, owner[card]) >= 0) intents.push('lap');
  return intents;
}
