/** What a player can be asked, and the answers there can be. `card` is the card that the option is first about. */
import type { OptionOf } from '@dejarik/kernel';

/** An option with nothing beside its kind. */
interface Plain<K extends string> {
  readonly kind: K;
}

interface OfCard<K extends string> {
  readonly kind: K;
  readonly card: number;
}

/** A Location to go to. */
export interface NextPlanet extends OfCard<'nextPlanet'> {
  readonly planet: number;
}

/** Which of a card's destiny numbers counts. */
export interface ChooseNumber extends OfCard<'number'> {
  readonly number: number;
}

/** Which of the cards drawn counts, by its place among them. */
interface UseDraw extends Plain<'useDraw'> {
  readonly draw: number;
  readonly number: number;
}

interface Keep extends OfCard<'keep'> {
  readonly number: number;
}

interface DeployOption extends OfCard<'deploy'> {
  readonly planet: number;
  readonly cost: number;
}

interface RaceOption extends OfCard<'race'> {
  readonly cost: number;
}

/** `number`: the one of its destiny numbers by which it is played; a handling card may have another than the lap needs. */
export interface LapOption extends OfCard<'lap'> {
  readonly number: number;
  readonly handling: boolean;
}

interface Refuel extends Plain<'refuel'> {
  /** Cards to draw. */
  readonly cards: number;
}

interface Evacuate extends Plain<'evacuate'> {
  readonly planet: number;
}

/** A card in hand that is given for the text of an Effect. */
interface ForEffect<K extends 'raise' | 'putUnder'> extends OfCard<K> {
  readonly effect: number;
}

export interface FromDeck extends OfCard<'fromDeck'> {
  readonly cost: number;
}

/** The duelist, its lightsaber, and who is challenged. */
export interface DuelOption extends OfCard<'duel'> {
  readonly weapon: number;
  readonly target: number;
}

/** A card of the dueling hand, played as this number. */
export interface DuelCard<K extends 'attack' | 'block'> extends OfCard<K> {
  readonly number: number;
}

/** A Battle card: as which definition, and for how many fighters. */
interface Half extends OfCard<'half'> {
  readonly form: number;
  readonly fighters: number;
}

/** The Gaderffii Stick, and the weapon that is to count for nothing. */
export interface Ignore extends OfCard<'ignore'> {
  readonly target: number;
}

/** Draws by their places among those of each side, and what it brings. */
export interface Swap extends Plain<'swap'> {
  readonly own: number;
  readonly theirs: number;
  readonly gain: number;
}

interface Replace extends Plain<'replace'> {
  readonly draw: number;
  readonly number: number;
}

export interface DiscardDiamond extends OfCard<'discardDiamond'> {
  readonly target: number;
}

export type DeployStepOption =
  | DeployOption
  | RaceOption
  | OfCard<'locate'>
  | OfCard<'launch'>
  | LapOption
  | Refuel
  | Evacuate
  | ForEffect<'raise'>
  | ForEffect<'putUnder'>
  | OfCard<'look'>
  | OfCard<'showHand'>
  | OfCard<'discardToDeploy'>
  | Plain<'done'>;

export type EvenUpOption =
  | DiscardDiamond
  | OfCard<'discardLocation'>
  | Plain<'discardHand'>
  | Plain<'surrender'>
  | Plain<'done'>;

type YesOrNo = OfCard<'yes'> | OfCard<'no'>;
type Take = OfCard<'take'> | Plain<'nothing'>;

/** Questions in which a text is used or not. */
export type TextQuestion = 'draw' | 'discardLap' | 'renewHand';

export interface Questions {
  firstPlanet: NextPlanet;
  nextPlanet: NextPlanet;
  fetchEffect: Take;
  number: ChooseNumber;
  useNumber: UseDraw;
  redraw: Keep | OfCard<'redraw'>;
  deploy: DeployStepOption;
  topCard: OfCard<'leave'> | OfCard<'under'>;
  search: OfCard<'search'> | OfCard<'decline'>;
  fromDeck: FromDeck | Plain<'nothing'>;
  takeFromDeck: Take;
  underOrDraw: OfCard<'under'> | OfCard<'draw'>;
  draw: YesOrNo;
  discardLap: YesOrNo;
  renewHand: YesOrNo;
  giveUp: OfCard<'discard'>;
  mustDiscard: OfCard<'discard'>;
  intercept: OfCard<'launch'> | Plain<'intercept'> | Plain<'letGo'>;
  duel: DuelOption | Plain<'pass'>;
  defend: OfCard<'stand'> | OfCard<'defend'>;
  duelWeapon: OfCard<'weapon'> | Plain<'noWeapon'>;
  duelAttack: DuelCard<'attack'>;
  duelBlock: DuelCard<'block'> | Plain<'takeHit'>;
  duelText: YesOrNo;
  battle: Plain<'startBattle'> | Plain<'pass'>;
  battleCards: OfCard<'declare'> | Plain<'done'>;
  plan: OfCard<'plan'>;
  half: Half;
  ignore: Ignore | Plain<'pass'>;
  printed: ChooseNumber;
  opponent: OfCard<'opponent'>;
  showHand: YesOrNo;
  swap: Swap | Plain<'pass'>;
  replace: Replace | Plain<'pass'>;
  evenUp: EvenUpOption;
  discardDown: OfCard<'discard'>;
}

export type QuestionKind = keyof Questions;
export type Option = OptionOf<Questions>;

/** The card that the option is first about, or -1. */
export const cardOf = (option: Option): number => ('card' in option ? option.card : -1);
