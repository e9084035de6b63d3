/** The open question as the page asks it. */
import type { Option } from '@dejarik/kernel';
import type { Asked as AnyAsked, Choice as AnyChoice } from '../moment.ts';
import type { Swtcg, SwtcgTable } from './engine.ts';
import { abilityText, HAND, marks, running, type State } from './engine.ts';
import { faceOf } from './views.ts';

export interface Choice extends AnyChoice {
  /** What tells its card apart from another of the same title, where that is needed. */
  readonly mark: string;
}

export interface Asked extends AnyAsked {
  /** The text that is being carried out, if there is one. */
  readonly detail: string;
  /** Which chance it is, when it is one. */
  readonly window: number;
  /** What was chosen so far, where several are chosen one by one. */
  readonly picked: readonly number[];
  /** How many damage counters may still be removed, where they are removed one by one. */
  readonly left: number;
  readonly choices: readonly Choice[];
}

/** The window of the chance that is open, or 0. */
export function openWindow(s: State): number {
  const top = s.frames[s.frames.length - 1] as { proc: string; window?: number } | undefined;
  return s.question?.kind === 'chance' && top?.proc === 'chance' ? (top.window ?? 0) : 0;
}

/** Copies in hand that offer the same stand once: a player cannot care which of two equal cards is played. */
export function choicesOf(
  game: Swtcg,
  g: SwtcgTable,
  options: readonly Option[],
  failed: readonly number[] = [],
): Choice[] {
  const s = g.state;
  const seen = new Set<string>();
  const choices = options.flatMap((option, index): Choice[] => {
    if (failed.includes(index)) return [];
    const { kind, card, target, n } = option;
    const face = card < 0 ? null : faceOf(game, s, card);
    const same = `${kind} ${face} ${target} ${n}`;
    if (card >= 0 && s.zone[card] === HAND) {
      if (seen.has(same)) return [];
      seen.add(same);
    }
    return [{ index, kind, text: game.describeOption(g, option), mark: '', card, face, target, n }];
  });
  const often = new Map<string, number>();
  for (const { text } of choices) often.set(text, (often.get(text) ?? 0) + 1);
  if (often.size === choices.length) return choices;
  const told = marks(g, options);
  return choices.map((choice) => (often.get(choice.text) === 1 ? choice : { ...choice, mark: told[choice.index]! }));
}

/** The kinds of questions that a card's text asks. */
const BY_TEXT: ReadonlySet<string> = new Set([
  'offer',
  'either',
  'arena',
  'amount',
  'deflect',
  'die',
  'search',
  'choose',
  'discard',
  'discardSeen',
  'bottom',
  'heal',
  'tap',
  'moveDamage',
  'putBack',
  'sabotage',
  'ram',
]);

function detailOf(g: SwtcgTable, kind: string): string {
  const frame = BY_TEXT.has(kind) ? (running(g.state, 'resolve') as { readonly ability: number } | null) : null;
  return frame === null ? '' : abilityText(g, frame.ability);
}

function pickedOf(s: State): readonly number[] {
  const top = s.frames[s.frames.length - 1] as { picked?: readonly number[] } | undefined;
  return top?.picked?.slice() ?? [];
}

/** What is left is known to the text that is carried out. */
const leftOf = (s: State, kind: string): number =>
  kind === 'heal' ? ((running(s, 'resolve') as { readonly amount: number } | null)?.amount ?? 0) : 0;

/** `only`: the one option that a guided game offers now, or -1. */
export function askedOf(game: Swtcg, g: SwtcgTable, viewer: number, only = -1): Asked | null {
  const s = g.state;
  const { question } = s;
  if (question === null) return null;
  const { seat, kind, about, options } = question;
  const window = openWindow(s);
  if (seat !== viewer)
    return { seat, kind, about: -1, aboutFace: null, detail: '', window, picked: [], left: 0, choices: [] };
  return {
    seat,
    kind,
    about,
    aboutFace: about < 0 ? null : faceOf(game, s, about),
    detail: detailOf(g, kind),
    window,
    picked: pickedOf(s),
    left: leftOf(s, kind),
    choices: choicesOf(game, g, options, s.failed).filter(({ index }) => only < 0 || index === only),
  };
}
