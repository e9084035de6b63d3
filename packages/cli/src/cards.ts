/** `dejarik cards`: the sets with how much of them has been played, or one card. */
import { coverage } from '@dejarik/bots';
import { type AbilityCatalogue, brief, type Game, type GameKit } from '@dejarik/kernel';
import { editionOf, gameNamed, scenariosOf } from './games.ts';
import { cardsLike } from './inspect.ts';
import { columns, Output, progressBar, UserError, wrap } from './output.ts';
import type { Registry } from './registry.ts';

export interface CardsOptions {
  readonly game: string;
  readonly edition?: string;
  readonly set?: string;
  readonly json?: boolean;
}

const MOST_GAMES = 10_000;
const MOST_LISTED = 20;

export async function cards(registry: Registry, name: string | undefined, options: CardsOptions): Promise<void> {
  const out = new Output(options);
  const kit = await gameNamed(registry, options.game);
  const wanted = checkSet(kit, options.set);
  if (name === undefined) await sets(out, registry, kit.game, editionOf(kit.game, options.edition), wanted);
  else one(out, kit, name, wanted);
}

function checkSet(kit: GameKit, set: string | undefined): string | null {
  if (set === undefined) return null;
  const codes = [...new Set(kit.deckCards().game.cards.map((card) => card.set))];
  const code = codes.find((known) => known === set.toUpperCase());
  if (code === undefined) throw new UserError(`There is no set "${brief(set)}". There is: ${codes.join(', ')}.`);
  return code;
}

/** Every ability counts as used that a scenario, or else a game of bots, has used. */
async function sets(
  out: Output,
  registry: Registry,
  game: Game,
  edition: string,
  wanted: string | null,
): Promise<void> {
  const catalogue = game.abilities?.(edition);
  if (catalogue === undefined)
    throw new UserError(`${game.name} does not say what its cards can do; name a card to see it.`);
  const bar = progressBar('Trying out every ability');
  const all = catalogue.abilities.length;
  const report = coverage(game, {
    edition,
    seed: 1,
    mostGames: MOST_GAMES,
    uses: await usedByScenarios(registry, game.id, catalogue),
    onProgress: (_games, unused) => bar.at(all - unused, all),
  });
  bar.end();
  const shown = report.sets.filter(({ set }) => wanted === null || set === wanted);
  out.data(shown);
  const rows = shown.map(({ set, cards: n, playable, abilities, used }) => [set, n, playable, abilities, used]);
  out.say(...columns([['set', 'cards', 'playable', 'abilities', 'used'], ...rows]));
  for (const { text } of report.unused) out.note(`not used: ${text}`);
}

async function usedByScenarios(registry: Registry, id: string, catalogue: AbilityCatalogue): Promise<number[]> {
  const uses = new Map<string, number>();
  for (const scenario of await scenariosOf(registry, id)) {
    try {
      scenario.run('plain', uses);
    } catch {
      // `dejarik rules` reports scenarios that fail.
    }
  }
  return catalogue.abilities.map((_, ability) => uses.get(catalogue.keyOf(ability)) ?? 0);
}

function one(out: Output, kit: GameKit, name: string, set: string | null): void {
  const found = cardsLike(kit, name).filter((card) => set === null || card.set === set);
  if (found.length === 0) {
    const known = kit.deckCards().find({ title: name });
    throw new UserError(typeof known === 'string' ? sentence(known) : `The set ${set} has no card "${brief(name)}".`);
  }
  out.data(found.map(({ id }) => kit.cardFacts(id)));
  for (const { id } of found.slice(0, MOST_LISTED))
    out.say(...kit.cardLines(id).flatMap((line) => wrap(line, out.width, '      ')), '');
  if (found.length > MOST_LISTED)
    out.say(`and ${found.length - MOST_LISTED} more; another word of the name narrows it.`);
}

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?]$/u.test(text) ? '' : '.'}`;
