/** `dejarik cards`: the sets with how much of them has been played, or one card. */
import { coverage } from '@dejarik/bots';
import { deckFromTitles, printAbility, type Swtcg } from '@dejarik/swtcg';
import { DEFAULT_EDITION } from './defaults.ts';
import { gameNamed } from './games.ts';
import { cardsLike, cardText } from './inspect.ts';
import { columns, Output, progressBar, UserError, wrap } from './output.ts';

export interface CardsOptions {
  readonly game: string;
  readonly set?: string;
  readonly json?: boolean;
}

const MOST_GAMES = 4000;
const MOST_LISTED = 20;

export async function cards(name: string | undefined, options: CardsOptions): Promise<void> {
  const out = new Output(options);
  const game = gameNamed(options.game);
  const wanted = checkSet(game, options.set);
  if (name === undefined) await sets(out, game, wanted);
  else one(out, game, name, wanted);
}

function checkSet(game: Swtcg, set: string | undefined): string | null {
  if (set === undefined) return null;
  const codes = [...new Set(game.cards.cards.map(({ card }) => card.set))];
  const code = codes.find((known) => known === set.toUpperCase());
  if (code === undefined) throw new UserError(`There is no set "${set}". There is: ${codes.join(', ')}.`);
  return code;
}

/** Every ability counts as used that a game of bots, or else a scenario, has used. */
async function sets(out: Output, game: Swtcg, wanted: string | null): Promise<void> {
  const bar = progressBar('Trying out every ability');
  const all = game.repertoire?.abilities.length ?? 0;
  const tryOut = (uses: readonly number[]) =>
    coverage(game, {
      edition: DEFAULT_EDITION,
      seed: 1,
      mostGames: MOST_GAMES,
      uses,
      onProgress: (_games, unused) => bar.at(all - unused, all),
    });
  let report = tryOut([]);
  if (report.unused.length > 0) report = tryOut(await usedByScenarios(game));
  bar.end();
  const shown = report.sets.filter(({ set }) => wanted === null || set === wanted);
  out.data(shown);
  const rows = shown.map(({ set, cards: n, playable, abilities, used }) => [set, n, playable, abilities, used]);
  out.say(...columns([['set', 'cards', 'playable', 'abilities', 'used'], ...rows]));
  for (const { text } of report.unused) out.note(`not used: ${text}`);
}

async function usedByScenarios(game: Swtcg): Promise<number[]> {
  const [{ runScenario }, { scenarios }] = await Promise.all([
    import('@dejarik/swtcg/testing'),
    import('@dejarik/swtcg/scenarios'),
  ]);
  const uses = new Map<string, number>();
  for (const scenario of scenarios()) {
    try {
      runScenario(scenario, 'plain', uses);
    } catch {
      // `dejarik rules` reports scenarios that fail.
    }
  }
  return game.cards.abilities.map(({ tree }) => uses.get(JSON.stringify(tree)) ?? 0);
}

function one(out: Output, game: Swtcg, name: string, set: string | null): void {
  const found = cardsLike(game, name)
    .map(({ card }) => card)
    .filter((card) => set === null || card.set === set);
  if (found.length === 0) {
    const [fault] = deckFromTitles(game.cards, '', [name]).faults;
    throw new UserError(fault === undefined ? `The set ${set} has no card "${name}".` : sentence(fault.message));
  }
  out.data(
    found.map(({ abilities, ...facts }) => ({
      ...facts,
      text: abilities.map((line) => printAbility(line, facts.type)),
    })),
  );
  for (const card of found.slice(0, MOST_LISTED))
    out.say(...cardText(card).flatMap((line) => wrap(line, out.width, '      ')), '');
  if (found.length > MOST_LISTED)
    out.say(`and ${found.length - MOST_LISTED} more; another word of the name narrows it.`);
}

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?]$/u.test(text) ? '' : '.'}`;
