/** What was declared and waits for answers, the first declaration first. */
import { type Action, nameOf, type SeenTable, windowsOf } from './engine.ts';
import { faceOf } from './views.ts';

export interface LinkView {
  readonly kind: Exclude<Action['kind'], 'moment'>;
  readonly seat: number;
  readonly card: number;
  readonly face: string | null;
  /** What the text says that was declared; empty for other things. */
  readonly words: string;
  /** Whom it aims at, by name. */
  readonly targets: readonly string[];
  readonly cancelled: boolean;
  /** What becomes of it if nobody answers any more. */
  readonly fate: Fate;
  /** What it cancels, by name; empty: nothing. */
  readonly cancels: string;
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

function targetsOf(g: SeenTable, action: Declared): string[] {
  const cards =
    action.kind === 'text'
      ? action.text.targets.flat()
      : action.kind === 'fire'
        ? [action.shot.target]
        : action.kind === 'deploy'
          ? [action.deployment.to.on]
          : [];
  return cards.filter((card) => card >= 0 && (g.state.def[card] ?? -1) >= 0).map((card) => nameOf(g, card));
}

type Line = SeenTable['cards']['texts'][number]['line'];

/** What the text cancels, and whether a draw of destiny decides; null: nothing. */
function cancelIn(line: Line | undefined): { readonly what: string; readonly byDraw: boolean } | null {
  let what = '';
  let byDraw = false;
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { do: does, what: whom } = node as { readonly do?: unknown; readonly what?: unknown };
    if (does === 'cancel' && typeof whom === 'string') what = whom;
    if (does === 'destiny') byDraw = true;
    for (const part of Object.values(node)) walk(part);
  };
  walk(line);
  return what === '' ? null : { what, byDraw };
}

/** The link that this one would cancel: what it answers, or the battle or Force drain. */
function aimOf(g: SeenTable, links: readonly Declared[], action: Declared): { at: number; byDraw: boolean } | null {
  if (action.kind !== 'text') return null;
  const cancel = cancelIn(g.cards.texts[action.text.ability]?.line);
  if (cancel === null) return null;
  const answered = action.text.about?.card ?? action.text.targets.flat()[0] ?? -1;
  const at = links.findIndex((link) =>
    cancel.what === 'answered' ? answered >= 0 && cardOf(link) === answered : link.kind === cancel.what,
  );
  return at < 0 ? null : { at, byDraw: cancel.byDraw };
}

/** The first declaration first. The newest resolves first, so fates are found from there. */
export function chainOf(g: SeenTable): LinkView[] {
  const open = windowsOf(g)
    .toReversed()
    .flatMap(({ action, ...window }) => (action.kind === 'moment' ? [] : [{ ...window, action }]));
  const actions = open.map(({ action }) => action);
  const fates = open.map(({ cancelled }): Fate => (cancelled ? 'cancelled' : 'stands'));
  const aims = actions.map((action) => aimOf(g, actions, action));
  for (const [i, aim] of [...aims.entries()].toReversed()) {
    if (aim === null || fates[i] === 'cancelled' || fates[aim.at] === 'cancelled') continue;
    fates[aim.at] = aim.byDraw || fates[i] === 'draw' ? 'draw' : 'cancelled';
  }
  return open.map(({ action, cancelled, happened }, i): LinkView => {
    const card = cardOf(action);
    const aimed = actions[aims[i]?.at ?? -1];
    return {
      kind: action.kind,
      seat: action.seat,
      card,
      face: faceOf(g, card),
      words: action.kind === 'text' ? (g.cards.texts[action.text.ability]?.words ?? '') : '',
      targets: targetsOf(g, action),
      cancelled,
      fate: fates[i]!,
      cancels: aimed === undefined ? '' : nameOf(g, cardOf(aimed)),
      happened,
    };
  });
}
