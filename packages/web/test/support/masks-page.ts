/** Masks as the page's worker would know it: three seats, hidden cards, and nothing of the real games. */
import type { Option, Seen } from '@dejarik/kernel';
import { masks, masksKit } from '@dejarik/kernel/testing';
import type { Assistant, PageGame } from '../../src/session/game.ts';
import { askedOf, momentFrame, optionsLeft } from '../../src/session/known.ts';
import type { Asked, Choice, HappeningBase, MomentBase, Pointed } from '../../src/session/moment.ts';

type State = masks.MasksState;
type Table = masks.MasksTable;
type Event = masks.MasksEvent;

export interface MasksMoment extends MomentBase {
  readonly game: 'masks';
  readonly question: Asked | null;
  readonly sides: readonly { readonly hand: readonly (string | null)[]; readonly laid: string | null }[];
}

export type MasksPage = PageGame<State, Table, Event, MasksMoment>;

const faceOf = ({ state }: Table, card: number): string | null => masks.CARDS[state.def[card] ?? -1] ?? null;

function pointed(option: Option): Pointed {
  const { kind, ...rest } = option as masks.MasksOption;
  return { card: kind === 'pass' ? -1 : (rest as { readonly card: number }).card, target: -1, n: -1 };
}

function choicesOf(table: Seen<Table>): Choice[] {
  const { question } = table.state;
  return optionsLeft(table.state).map((index) => {
    const option = question!.options[index]!;
    const about = pointed(option);
    const face = faceOf(table, about.card);
    return { ...about, index, kind: option.kind, text: masks.masks.describeOption(table, option), face };
  });
}

/** Passes whenever somebody could be looked at, once the player goes on passing. */
function assistant(): Assistant<State, Table, Event, MasksMoment> {
  let isPassing = false;
  return {
    note() {},
    automatic: ({ table: { state } }) => (isPassing && state.question?.kind === 'look' ? 0 : null),
    passUntil: (_, until) => {
      isPassing = until === 'turn';
    },
    back() {},
    completed: (_, moment) => moment,
    instead: () => null,
  };
}

export const masksPage = (): MasksPage => ({
  kit: masksKit(),
  edition: 'only',
  facts: () => [],
  momentOf: (known, arrival, prepared) => ({
    ...momentFrame<HappeningBase>(known, arrival, prepared),
    game: 'masks',
    question: askedOf(
      known.table,
      (card) => faceOf(known.table, card),
      () => choicesOf(known.table),
      prepared,
    ),
    sides: known.table.state.seats.map((_, seat) => ({
      hand: known.table.state.hand[seat]!.map((card) => faceOf(known.table, card)),
      laid: faceOf(known.table, known.table.state.laid[seat]!),
    })),
  }),
  happenings: ({ events }, from) =>
    events.slice(from).map(({ kind, seat, card, def }) => ({
      kind,
      seat,
      card,
      face: masks.CARDS[def] ?? null,
      seen: [],
    })),
  pointed,
  openness: () => 'secret',
  isSeen: (table, card) => faceOf(table, card) !== null,
  askGame: ({ table }, what, about) => `${what} ${faceOf(table, about as number)}`,
  chronicler: async () => ({
    chronicle: () => ({
      saw() {},
      turnOver() {},
      isCalm: () => true,
      diceOf: () => null,
      tell: () => ({ turns: [], lines: [], held: [], deeds: [], luck: [], heroes: [] }),
    }),
  }),
  certainty: 1,
  assistant,
  lesson: () => Promise.reject(new Error('there is no lesson')),
  deckChart: () => null,
  deckSize: () => 0,
});
