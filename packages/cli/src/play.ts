/** `dejarik play`: a game against the computer. */
import { isCancel, select } from '@clack/prompts';
import type { Bot } from '@dejarik/bots';
import { decksFor, type Deck, type DeckSheet, type Game, opponentsOf, partnersOf, type Seat } from '@dejarik/kernel';
import { botsNamed } from './bots.ts';
import { ending } from './ending.ts';
import { decksAt, editionOf, freshSeed, gameNamed, seedOf, wantedDecks } from './games.ts';
import { type LineSource, linesFrom } from './input.ts';
import { isInteractive, Output, styled, wrap } from './output.ts';
import type { Registry } from './registry.ts';
import { handicapsAt, seatNamed, seatNames, seatsAt, setupSeats, slug } from './seats.ts';
import { Session } from './session.ts';

export interface PlayOptions {
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
  const edition = editionOf(game, options.edition);
  const seats = seatsAt(game, options.seats);
  const points = handicapsAt(game, edition, seats, options.points);
  const names = seatNames(seats);
  const wanted = options.seat ?? (asks ? await choose('Which seat do you play?', named(names)) : names.at(-1)!);
  if (wanted === null) return;
  const seat = seatNamed(game, seats, wanted);
  const bots = botsAround(game, options.bots, seats, seat);
  const own = decksFor(kit, edition, seats[seat]!.side).map(deckAnswer);
  const deck = options.deck ?? (asks ? await choose('With which deck?', own) : undefined);
  if (deck === null) return;
  const others = [...seats.keys()].filter((other) => other !== seat);
  const asked = wantedDecks(game, seats, options.against ?? [], others);
  if (deck !== undefined) asked.set(seat, deck);
  const decks = decksAt(kit, edition, seats, asked);
  const seed = seedOf(options.seed ?? (asks ? freshSeed() : '1'));
  // A seed that the player did not choose is told when the game is over: it tells all that is hidden.
  const isKnown = options.seed !== undefined || !asks;
  const title = `${game.name}: ${whoPlays(seats, seat, decks)}${isKnown ? `; seed ${seed}` : ''}`;
  out.say(
    ...wrap(title, out.width).map((line) => styled('bold', line)),
    ...wrap(`${kit.aim} ? helps, q quits.`, out.width),
  );
  const lines = linesFrom(options.answers);
  try {
    const setup = { edition, seed, ...setupSeats(game, seats), decks, ...points };
    const session = new Session(out, kit, lines, setup, seat, bots);
    const state = await session.play();
    out.say('', styled('bold', ending(state)));
    if (!isKnown && state.result !== null) out.say(`The seed was ${seed}.`);
    await keep(session, lines, options.save);
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
