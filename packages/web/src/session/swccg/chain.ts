/** What was declared and waits for answers, the first declaration first. */
import {
  type Action,
  type Amount,
  type Condition,
  contextOf,
  LOCATION,
  nameOf,
  type SeenTable,
  TABLE,
  whereIs,
  windowsOf,
} from './engine.ts';
import { cancelOdds, type DrawOdds } from './odds.ts';
import { faceOf, told } from './views.ts';

export interface LinkView {
  readonly kind: Exclude<Action['kind'], 'moment'>;
  readonly seat: number;
  readonly card: number;
  readonly face: string | null;
  /** What the text says that was declared; empty for other things. */
  readonly words: string;
  /** The location that it is about, or -1. */
  readonly at: number;
  /** Whom it aims at, by name. */
  readonly targets: readonly string[];
  readonly cancelled: boolean;
  /** What becomes of it if nobody answers any more. */
  readonly fate: Fate;
  /** What it cancels, by name; empty: nothing. */
  readonly cancels: string;
  /** Its destiny has to stay below that to cancel it; empty: no draw decides. */
  readonly below: string;
  /** How likely it does, where the viewer draws. */
  readonly odds: DrawOdds | null;
  /** It has come true: what can be answered now is what came of it. */
  readonly happened: boolean;
}

/** As things stand it comes true, is canceled, or a draw of destiny decides. */
type Fate = 'stands' | 'cancelled' | 'draw';

type Declared = Exclude<Action, { readonly kind: 'moment' }>;

const cardOf = (action: Declared): number => {
  switch (action.kind) {
    case 'text':
      return action.text.card;
    case 'deploy':
      return action.deployment.card;
    case 'reactMove':
      return action.card;
    case 'fire':
      return action.shot.weapons[0] ?? -1;
    default:
      return action.at;
  }
};

const targetsOf = (action: Declared): readonly number[] =>
  action.kind === 'text'
    ? action.text.targets.flat()
    : action.kind === 'fire'
      ? [action.shot.target]
      : action.kind === 'deploy'
        ? [action.deployment.to.on]
        : [];

const namesOf = (g: SeenTable, cards: readonly number[]): string[] =>
  cards.filter((card) => card >= 0 && (g.state.def[card] ?? -1) >= 0).map((card) => nameOf(g, card));

/** Where that is which it aims at, where it goes, or else what it answers or lies itself. */
function placeOf(g: SeenTable, action: Declared): number {
  if (action.kind === 'drain' || action.kind === 'battle') return action.at;
  const { zone, as } = g.state;
  const goes = action.kind === 'reactMove' ? (action.path.at(-1) ?? -1) : -1;
  const answered = action.kind === 'text' ? (action.text.about?.at ?? -1) : -1;
  const at = [goes, ...targetsOf(action), answered, cardOf(action)]
    .filter((card) => card >= 0 && zone[card] === TABLE)
    .map((card) => whereIs(g, card))
    .find((place) => place >= 0 && as[place] === LOCATION);
  return at ?? -1;
}

type Line = SeenTable['cards']['texts'][number]['line'];

interface Cancel {
  readonly what: string;
  /** The number that the destiny drawn for it has to stay below; null: no draw decides. */
  readonly below: Amount | null;
}

/** A part of a text, as far as it matters here. */
interface Part {
  readonly do?: unknown;
  readonly what?: unknown;
  readonly needs?: readonly Condition[];
}

const drawIn = (needs: readonly Condition[]): Amount | undefined =>
  needs.flatMap((one) =>
    one.is === 'compare' && one.than === '<' && typeof one.a !== 'number' && one.a.of === 'destiny' ? [one.b] : [],
  )[0];

/** What the text cancels, and by which draw; null: nothing. */
function cancelIn(line: Line | undefined): Cancel | null {
  let found: Cancel | null = null;
  const walk = (node: unknown, below: Amount | null): void => {
    if (typeof node !== 'object' || node === null) return;
    const { do: does, what, needs } = node as Part;
    if (does === 'cancel' && typeof what === 'string') found = { what, below };
    const within = does === 'if' && needs !== undefined ? (drawIn(needs) ?? below) : below;
    for (const part of Object.values(node)) walk(part, within);
  };
  walk(line, null);
  return found;
}

type Spoken = Parameters<typeof contextOf>[0] & { readonly ability: number };

/** What the destiny drawn for the text has to stay below for it to cancel something; empty: no draw decides. */
export function belowOf(g: SeenTable, text: Spoken): string {
  const limit = limitOf(g, text);
  return limit === null ? '' : told(limit);
}

function limitOf(g: SeenTable, text: Spoken): number | null {
  const below = cancelIn(g.cards.texts[text.ability]?.line)?.below ?? null;
  return below === null ? null : g.speech.amount(g, contextOf(text), below);
}

/** How likely it stays below; null: no draw of the viewer's decides. */
export function belowOdds(g: SeenTable, text: Spoken): DrawOdds | null {
  const limit = limitOf(g, text);
  return limit === null ? null : cancelOdds(g, text.seat, text.card, limit);
}

/** The link that this one would cancel: what it answers, or the battle or Force drain. */
function aimOf(g: SeenTable, links: readonly Declared[], action: Declared): number {
  if (action.kind !== 'text') return -1;
  const { text } = action;
  const cancel = cancelIn(g.cards.texts[text.ability]?.line);
  if (cancel === null) return -1;
  const answered = text.about?.card ?? text.targets.flat()[0] ?? -1;
  return links.findIndex((link) =>
    cancel.what === 'answered' ? answered >= 0 && cardOf(link) === answered : link.kind === cancel.what,
  );
}

/** The first declaration first. The newest resolves first, so fates are found from there. */
export function chainOf(g: SeenTable): LinkView[] {
  const open = windowsOf(g)
    .toReversed()
    .flatMap(({ action, ...window }) => (action.kind === 'moment' ? [] : [{ ...window, action }]));
  const actions = open.map(({ action }) => action);
  const fates = open.map(({ cancelled }): Fate => (cancelled ? 'cancelled' : 'stands'));
  const aims = actions.map((action) => aimOf(g, actions, action));
  const draws = actions.map((action) => (action.kind === 'text' ? belowOf(g, action.text) : ''));
  for (const [i, aim] of [...aims.entries()].toReversed()) {
    if (aim < 0 || fates[i] === 'cancelled' || fates[aim] === 'cancelled') continue;
    fates[aim] = draws[i] !== '' || fates[i] === 'draw' ? 'draw' : 'cancelled';
  }
  return open.map(({ action, cancelled, happened }, i): LinkView => {
    const card = cardOf(action);
    const aimed = actions[aims[i]!];
    return {
      kind: action.kind,
      seat: action.seat,
      card,
      face: faceOf(g, card),
      words: action.kind === 'text' ? (g.cards.texts[action.text.ability]?.words ?? '') : '',
      at: placeOf(g, action),
      targets: namesOf(g, targetsOf(action)),
      cancelled,
      fate: fates[i]!,
      cancels: aimed === undefined ? '' : nameOf(g, cardOf(aimed)),
      below: draws[i]!,
      odds: action.kind === 'text' ? belowOdds(g, action.text) : null,
      happened,
    };
  });
}
