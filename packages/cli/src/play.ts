/** `dejarik play`: a game against the computer, or alone. */
import { isCancel, select } from '@clack/prompts';
import type { Bot } from '@dejarik/bots';
import {
  decksFor,
  type Deck,
  type DeckSheet,
  type Game,
  type GameKit,
  opponentsOf,
  partnersOf,
  type RecordedFrom,
  type Seat,
} from '@dejarik/kernel';
import { botsNamed } from './bots.ts';
import { ending } from './ending.ts';
import { decksAt, editionOf, freshSeed, gameNamed, seedOf, wantedDecks } from './games.ts';
import { type LineSource, linesFrom } from './input.ts';
import { isInteractive, Output, styled, UserError, wrap } from './output.ts';
import type { Registry } from './registry.ts';
import { handicapsAt, seatNamed, seatNames, seatsAt, setupSeats, slug } from './seats.ts';
import { Session } from './session.ts';
import { type SoloOptions, soloOf, soloSetup } from './solo.ts';

export interface PlayOptions extends SoloOptions {
  readonly game: string;
  readonly edition?: string;
  readonly seats?: string;
  readonly points?: string;
  readonly seat?: string;
  readonly deck?: string;
  readonly against?: readonly string[];
  readonly bots: string;
  readonly seed?: string;
  readonly answers?: string;
  readonly save?: string;
  /** Nobody said which game. */
  readonly anyGame?: boolean;
}

export async function play(registry: Registry, options: PlayOptions): Promise<void> {
  const out = new Output();
  const asks = isInteractive() && options.answers === undefined;
  const wantedGame = asks && options.anyGame === true ? await choose('Which game?', gamesIn(registry)) : options.game;
  if (wantedGame === null) return;
  const kit = await gameNamed(registry, wantedGame);
  const { game } = kit;
  const alone = options.solo === undefined ? null : await soloOf(kit, options.edition);
  if (alone === null && (options.units ?? options.pile) !== undefined)
    throw new UserError('--units and --pile are for a game that is played alone: add --solo.');
  const edition = alone?.edition ?? editionOf(game, options.edition);
  const seats = seatsAt(game, options.seats);
  const points = handicapsAt(game, edition, seats, options.points);
  const names = seatNames(seats);
  const which = alone === null ? 'Which seat do you play?' : 'Which side is your own?';
  const wanted = options.seat ?? (asks ? await choose(which, named(names)) : names.at(-1)!);
  if (wanted === null) return;
  const seat = seatNamed(game, seats, wanted);
  // A seed that the player did not choose is told when the game is over: it tells all that is hidden.
  const isKnown = options.seed !== undefined || !asks;
  const seed = seedOf(options.seed ?? (asks ? freshSeed() : '1'));
  const begin = (players: string, setup: RecordedFrom, bots: readonly (Bot | null)[]): Promise<void> =>
    playOut(out, kit, { seat, bots, setup, title: `${game.name}: ${players}`, isKnown }, options);
  if (alone !== null) {
    const setup = soloSetup(kit, alone, seats, seat, seed, options);
    const own = seats[seat]!.name;
    const other = seats.find(({ name }) => name !== own)!.name;
    await begin(`you play ${own} alone, and answer for ${other} too`, setup, [null, null]);
    return;
  }
  const bots = botsAround(game, options.bots, seats, seat);
  const own = decksFor(kit, edition, seats[seat]!.side).map(deckAnswer);
  const deck = options.deck ?? (asks ? await choose('With which deck?', own) : undefined);
  if (deck === null) return;
  const others = [...seats.keys()].filter((other) => other !== seat);
  const asked = wantedDecks(game, seats, options.against ?? [], others);
  if (deck !== undefined) asked.set(seat, deck);
  const decks = decksAt(kit, edition, seats, asked);
  const setup = { edition, seed, ...setupSeats(game, seats), decks, ...points };
  await begin(whoPlays(seats, seat, decks), setup, bots);
}

interface Beginning {
  readonly seat: number;
  readonly bots: readonly (Bot | null)[];
  readonly setup: RecordedFrom;
  readonly title: string;
  /** Whether the person knows the seed. */
  readonly isKnown: boolean;
}

async function playOut(
  out: Output,
  kit: GameKit,
  { seat, bots, setup, title, isKnown }: Beginning,
  { answers, save }: Pick<PlayOptions, 'answers' | 'save'>,
): Promise<void> {
  out.say(
    ...wrap(`${title}${isKnown ? `; seed ${setup.seed}` : ''}`, out.width).map((line) => styled('bold', line)),
    ...wrap(`${kit.aim} ? helps, q quits.`, out.width),
  );
  const lines = linesFrom(answers);
  try {
    const session = new Session(out, kit, lines, setup, seat, bots);
    const state = await session.play();
    out.say('', styled('bold', ending(state)));
    if (!isKnown && state.result !== null) out.say(`The seed was ${setup.seed}.`);
    await keep(session, lines, save);
  } finally {
    lines.close();
  }
}

/** The game into a file: the one that was asked for, or one that the person names now that it is over. */
async function keep(session: Session, lines: LineSource, file: string | undefined): Promise<void> {
  if (file !== undefined) session.save(file);
  else if (session.isOver && lines.interactive) {
    const line = await lines.next('The whole game can be kept now: a file, or nothing > ');
    if (line !== null && line.text.trim() !== '') session.save(line.text.trim());
  }
}

/** A bot for every seat but the player's own. */
function botsAround(game: Game, list: string, seats: readonly Seat[], own: number): (Bot | null)[] {
  const others = botsNamed(game, list, seats.length - 1);
  return seats.map((_, seat) => (seat === own ? null : others[seat < own ? seat : seat - 1]!));
}

/** "you play A (West) with B (East) against C (North) and D (South)" */
function whoPlays(seats: readonly Seat[], own: number, decks: readonly Deck[]): string {
  const named = (seat: number): string => `${decks[seat]!.name} (${seats[seat]!.name})`;
  const partners = partnersOf({ seats }, own).map(named);
  const opponents = opponentsOf({ seats }, own).map(named);
  return `you play ${[named(own), ...partners].join(' with ')} against ${opponents.join(' and ')}`;
}

interface Answer {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

const gamesIn = ({ games }: Registry): Answer[] => [...games].map(([value, { name }]) => ({ value, label: name }));

const named = (names: readonly string[]): Answer[] => names.map((name) => ({ value: name, label: name }));

const deckAnswer = ({ name, about }: DeckSheet): Answer => ({
  value: slug(name),
  label: name,
  ...(about === '' ? {} : { hint: about }),
});

async function choose(message: string, options: Answer[]): Promise<string | null> {
  const answer = await select({ message, options });
  return isCancel(answer) ? null : answer;
}
