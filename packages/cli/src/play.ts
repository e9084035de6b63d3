/** `dejarik play`: a game against the computer. */
import { isCancel, select } from '@clack/prompts';
import { decksFor } from '@dejarik/kernel';
import { botNamed } from './bots.ts';
import { ending } from './demo.ts';
import { deckFor, editionOf, gameNamed, seatNamed, seedOf, sidesOf, slug } from './games.ts';
import { linesFrom } from './input.ts';
import { isInteractive, Output, styled } from './output.ts';
import { Session } from './session.ts';

export interface PlayOptions {
  readonly game: string;
  readonly edition?: string;
  readonly side?: string;
  readonly deck?: string;
  readonly against?: string;
  readonly bot: string;
  readonly seed?: string;
  readonly answers?: string;
  readonly save?: string;
}

export async function play(options: PlayOptions): Promise<void> {
  const out = new Output();
  const kit = await gameNamed(options.game);
  const { game } = kit;
  const edition = editionOf(game, options.edition);
  const bot = botNamed(game, options.bot);
  const asks = isInteractive() && options.answers === undefined;
  const side = options.side ?? (asks ? await choose('Which side do you play?', sidesOf(game)) : 'light');
  if (side === null) return;
  const seat = seatNamed(game, side);
  const names = decksFor(kit, edition, seat).map((deck) => slug(deck.name));
  const wanted = options.deck ?? (asks ? await choose('With which deck?', names) : undefined);
  if (wanted === null) return;
  const own = deckFor(kit, edition, seat, wanted);
  const enemy = deckFor(kit, edition, 1 - seat, options.against);
  const seed = seedOf(options.seed ?? (asks ? String(Date.now() % 1_000_000) : '1'));
  const decks = seat === 0 ? [own, enemy] : [enemy, own];
  out.say(
    styled('bold', `${game.name}: you play ${own.name} (${game.seats[seat]}) against ${enemy.name}; seed ${seed}`),
    `${kit.aim} ? helps, q quits.`,
  );
  const lines = linesFrom(options.answers);
  try {
    const session = new Session(out, kit, lines, { edition, seed, decks }, seat, bot);
    const state = await session.play();
    out.say('', styled('bold', ending(game, state)));
    if (options.save !== undefined) session.save(options.save);
  } finally {
    lines.close();
  }
}

async function choose(message: string, values: readonly string[]): Promise<string | null> {
  const answer = await select({ message, options: values.map((value) => ({ value, label: value })) });
  return isCancel(answer) ? null : answer;
}
