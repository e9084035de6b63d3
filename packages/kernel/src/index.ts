/** What games, bots, the command and the page use of the kernel. */

// A game: what it provides, its position and table, and the parts that people need beyond the rules.
export {
  type AbilityCatalogue,
  type Contribution,
  type Deck,
  type DeckFault,
  type Game,
  type Reason,
  type RolloutPolicy,
  seatsOf,
  usualSeats,
  type Seen,
  seenTable,
  type Setup,
  type View,
} from './game.ts';
export {
  deckCombinations,
  decksFor,
  type GameKit,
  type Intent,
  type LogLine,
  type LogTable,
  type Passing,
  type SeenCard,
} from './kit.ts';
export type { SoloPlay, SoloTable, SoloWanted } from './solo.ts';

// Procedures, questions and answers.
export {
  answer,
  askAgain,
  concede,
  copyFrames,
  DONE,
  type Flow,
  flow,
  type Frame,
  type FrameOf,
  type GameEvent,
  IllegalAnswer,
  newHandover,
  type Option,
  type OptionOf,
  type Position,
  type Procedure,
  type Procedures,
  type Question,
  run,
  type Signature,
  type Step,
  type Table,
} from './procedure.ts';

// What happens: at once through a window of effects, or announced and answered.
export {
  answering,
  newWindow,
  type ResponseRules,
  type ResponseStage,
  responseWindow,
  stageOf,
  type Window,
  windowShape,
} from './response.ts';
export { happen, type Stages } from './window.ts';

// Seats, teams, viewers and results.
export {
  defeatOf,
  drawOf,
  eachForItself,
  EVERYBODY,
  isAmong,
  NOBODY,
  opponentOf,
  opponentsOf,
  type Outcome,
  partnersOf,
  type Result,
  type Seat,
  SPECTATOR,
  victoryOf,
  viewerBit,
  type Viewers,
  viewersOf,
  winnersOf,
} from './seats.ts';

// Who may know what.
export {
  type Audience,
  type EventEntry,
  type EventTable,
  type EventViews,
  eventViews,
  type Lesson,
  lessonWords,
  open,
  type Viewed,
  witness,
  type WitnessedEvent,
} from './visibility.ts';
export { cover, dealToFit, oneOf } from './view.ts';

// Cards as columns of numbers, and chance.
export {
  type CardColumns,
  column,
  columns,
  dealDecks,
  type DealtDecks,
  emptyLists,
  hideOrder,
  lastNumberOf,
  shufflePile,
  swapDefs,
  UNKNOWN,
} from './cards.ts';
export { bestIndex } from './best.ts';
export { below, fork, hiddenChance, type RandomState, seeded, shuffle } from './random.ts';

// A game under way: played, followed by viewers, hosted, and kept in files.
export { Feed, Follower, type Update } from './feed.ts';
export { Host, type HostUpdate } from './host.ts';
export { type Command, type FaultReport, Match } from './match.ts';
export { playReplay, record, type RecordedFrom, type Replay, type Replayed, ReplayError } from './replay.ts';
export { readReplay } from './replay-file.ts';
export { checkSeatRecord, readSeatRecord, type SeatRecord, SeatRecordError, seatRecord } from './seat-record.ts';

// States from outside: plain data, checked field by field.
export { copy, hash, NotPlain, type Plain } from './plain.ts';
export * as stored from './stored.ts';
export { type Shape, StoredStateError } from './stored.ts';

// Decks and their files.
export { CardIndex, type DeckCard, type DeckCards, type HolotableCards } from './decks/card-index.ts';
export { writeDeck } from './decks/deck-text.ts';
export { addOrTakeOut, copiesOf, type DeckEntry, deckEntries, sideFaults, sizeFaults } from './decks/faults.ts';
export { DECK_FORMATS, deckFileName, type DeckFormat, formatOfFile } from './decks/formats.ts';
export { writeLackeyDeck } from './decks/lackey-deck.ts';
export {
  type FormatCard,
  formatFaults,
  type LimitedPlay,
  type NamedSet,
  type OrganisedPlay,
  type PackCard,
  type PackDefinition,
  type PlayFormat,
  withSets,
} from './decks/organised.ts';
export { readDeck } from './decks/read.ts';
export { type DeckFileFault, type DeckReading, type DeckSheet, UnreadableDeck } from './decks/sheet.ts';
export { combinations, type Shelf, shelf } from './decks/shelf.ts';

// What is worked out once.
export { onceFor } from './once.ts';

// Words for people.
export { marksOf } from './alike.ts';
export { linesOfLog, type LogOrder, type Told } from './log.ts';
export { Speaker } from './speaker.ts';
export { beside, brief, byName, counted, folded, labelled, listed, ruled, unstopped, visible } from './words.ts';
