/** Masks for those who show it: its decks, its table and its log in words. */
import { CardIndex } from '../../decks/card-index.ts';
import { shelf } from '../../decks/shelf.ts';
import type { Reason, Seen } from '../../game.ts';
import type { GameKit, Intent, LogLine, SeenCard } from '../../kit.ts';
import type { Viewed } from '../../visibility.ts';
import { counted, labelled } from '../../words.ts';
import { CARDS, type MasksEvent, type MasksOption, type MasksState, type MasksTable, masks } from './masks.ts';

const SIDE = 'Masks';
const titleOf = (id: string): string => `Mask ${id}`;
const nameOf = (def: number): string => (CARDS[def] === undefined ? 'a card' : titleOf(CARDS[def]));

const INDEX = new CardIndex({
  cards: CARDS.map((id, place) => ({ id, title: titleOf(id), set: 'MASKS', number: String(place + 1) })),
  sides: [SIDE],
  example: '2 Mask 7',
  lackeyGame: 'masks',
  bare: (title) => title,
});

const deckText = (name: string, ...ids: string[]): string =>
  [`# ${name} (${SIDE})`, ...ids.map((id) => `2 ${titleOf(id)}`)].join('\n');

const SHELF = shelf(INDEX, [
  [deckText('Plain Masks', '1', '3', '5', '7', '8', '9'), deckText('Low Masks', '1', '2', '3', '4', '5', '6')],
]);

const seatOf = (s: MasksState, card: number): string => s.seats[s.owner[card]!]!.name;

const SENTENCES: { readonly [K in MasksEvent['kind']]: string } = {
  draw: 'draws',
  lay: 'lays',
  look: 'looks at',
  turnUp: 'turns up',
  score: 'takes a point with',
  clear: '',
};

/** Every seat's card of a round is turned up at once: the next card laid begins another round. */
function logLines(events: readonly Viewed<MasksEvent>[], from = 0): LogLine[] {
  const lines: LogLine[] = [];
  let round = 0;
  let isOpen = false;
  events.forEach((event, place) => {
    const line = (level: LogLine['level'], text: string, cards: readonly string[]): void => {
      if (place >= from) lines.push({ level, depth: 0, text, cards, rule: null, event: place });
    };
    if (event.kind === 'lay' && !isOpen) line('turn', `Round ${++round}`, []);
    if (event.kind === 'lay') isOpen = true;
    if (event.kind === 'turnUp') isOpen = false;
    const { kind, seat, def } = event;
    const card = CARDS[def];
    if (SENTENCES[kind] !== '')
      line('line', `Seat ${seat + 1} ${SENTENCES[kind]} ${nameOf(def)}.`, card === undefined ? [] : [card]);
  });
  return lines;
}

/** The cards on the table, then the viewer's hand. */
function cardsInSight({ state: s, viewer }: Seen<MasksTable>): SeenCard[] {
  const cards = [...s.laid.filter((card) => card >= 0), ...(s.hand[viewer] ?? [])];
  return cards.flatMap((card) => {
    const id = CARDS[s.def[card]!];
    return id === undefined ? [] : [{ card, name: titleOf(id), owner: s.owner[card]! }];
  });
}

function boardLines({ state: s, viewer }: Seen<MasksTable>, width: number): string[] {
  const rows = s.seats.map(({ name }, seat) => {
    const laid = s.laid[seat]!;
    const parts = [
      counted(s.points[seat]!, 'point'),
      `${s.hand[seat]!.length} in hand`,
      `${s.deck[seat]!.length} in the deck`,
    ];
    return labelled(`${name}: `, laid < 0 ? parts : [...parts, `laid ${nameOf(s.def[laid]!)}`], width);
  });
  const hand = (s.hand[viewer] ?? []).map((card) => nameOf(s.def[card]!));
  return [...rows.flat(), ...labelled('Your hand: ', hand, width)];
}

const isLayOf =
  (s: MasksState, def: number) =>
  (option: MasksOption): boolean =>
    option.kind === 'lay' && s.def[option.card] === def;

function whyNot({ state: s, viewer }: Seen<MasksTable>, { card }: Intent): Reason | null {
  if (s.question?.seat !== viewer) return { rule: 'MASKS-TURN', why: 'it is not your turn' };
  if (s.question.options.some(isLayOf(s, s.def[card]!))) return null;
  return { rule: 'MASKS-LAY', why: 'you have laid a card this round' };
}

export const masksKit = (): GameKit<MasksState, MasksTable, MasksEvent> => ({
  game: masks,
  aim: 'Whoever has most points when the cards are gone wins.',
  deckCards: () => INDEX,
  decks: () => SHELF.decks,
  starterDecks: () => SHELF.starters,
  cardLines: (id) => [titleOf(id)],
  cardFacts: (id) => ({ id, title: titleOf(id) }),
  boardLines,
  legend: 'A card that lies face down is a card.',
  logLines,
  chapter: ({ round }) => String(round),
  isTurningPoint: ({ kind }) => kind === 'score',
  questionText: ({ state: s }) =>
    s.question?.kind === 'lay' ? `Round ${s.round}. Which card do you lay?` : 'Which card do you look at?',
  remark: () => '',
  mark: () => '',
  passing: {
    options: new Set(['pass']),
    final: new Set(),
    questions: new Set(['look']),
    leaves: () => null,
  },
  cardsInSight,
  cardOnTable: ({ state: s }, card) => [`${nameOf(s.def[card]!)}, of ${seatOf(s, card)}`],
  intents: ['lay'],
  intentsFor: ({ state: s, viewer }, card) => (s.hand[viewer]?.includes(card) === true ? ['lay'] : []),
  whyNot,
});
