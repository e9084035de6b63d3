/** The decks of a tournament: those that come with the game, or made from opened or drafted boosters. */
import {
  type Deck,
  type Game,
  type GameKit,
  type LimitedPlay,
  type OrganisedPlay,
  type PackDefinition,
  type PlayFormat,
  type Seat,
  seeded,
} from '@dejarik/kernel';
import {
  deckFromPool,
  draftPods,
  draftPools,
  MOST_PACKS,
  packNamed,
  sealedPool,
  startDraft,
  type Tournament,
  TournamentError,
} from '@dejarik/tournament';
import { type CardOptions, deckRounds, formatAsked, wholeNumber } from './games.ts';
import { UserError } from './output.ts';

export interface EventOptions extends CardOptions {
  readonly booster?: string;
  readonly packs: string;
  readonly deckSize: string;
}

export interface EventSettings {
  readonly seats: readonly Seat[];
  readonly format: PlayFormat | null;
  /** The decks brought along: for each seat one, in turn for the players. */
  readonly constructed: readonly (readonly Deck[])[];
  readonly limited: LimitedPlay | null;
  /** What each player opens, in this order. */
  readonly packs: readonly PackDefinition[];
  readonly deckSize: number;
}

export async function settingsOf(
  kit: GameKit,
  edition: string,
  seats: readonly Seat[],
  { booster, packs, deckSize, ...cards }: EventOptions,
): Promise<EventSettings> {
  const organised = await kit.organised?.();
  const format = formatAsked(kit.game, organised, cards);
  const limited = organised?.limited ?? null;
  const count = wholeNumber(packs, '--packs');
  if (count > MOST_PACKS) throw new UserError(`--packs is at most ${MOST_PACKS}.`);
  return {
    seats,
    format,
    constructed: legalIn(kit.game, organised, format, deckRounds(kit, edition, seats)),
    limited,
    packs: limited === null ? [] : packsNamed(limited, booster, count),
    deckSize: wholeNumber(deckSize, '--deck-size'),
  };
}

function legalIn(
  game: Game,
  organised: OrganisedPlay | undefined,
  format: PlayFormat | null,
  all: readonly (readonly Deck[])[],
): readonly (readonly Deck[])[] {
  if (format === null) return all;
  const legal = all.filter((decks) => decks.every((deck) => organised?.faults(deck, format).length === 0));
  if (legal.length > 0) return legal;
  throw new UserError(`No decks that come with ${game.name} are of the format ${format.name}.`);
}

/** One booster for all packs, or several in turn, as in AOTC,SR. */
function packsNamed(limited: LimitedPlay, wanted: string | undefined, count: number): PackDefinition[] {
  const names = wanted?.split(',').map((name) => name.trim()) ?? limited.packs.map(({ id }) => id);
  try {
    const packs = names.map((name) => packNamed(limited, name));
    return Array.from({ length: count }, (_, i) => packs[i % packs.length]!);
  } catch (error) {
    if (error instanceof TournamentError) throw new UserError(error.message);
    throw error;
  }
}

/** What each player brings to the tables of this stage: a deck for each seat. */
export function eventDecks(
  t: Tournament,
  stage: number,
  { seats, constructed, limited, packs, deckSize }: EventSettings,
): (player: number) => readonly Deck[] {
  const settings = t.stages[stage]!;
  if (settings.mode === 'constructed' || limited === null) return (player) => constructed[player % constructed.length]!;
  const pools = new Map<number, readonly string[]>();
  if (settings.mode === 'sealed')
    for (const player of t.entrants[stage]!)
      pools.set(player, sealedPool(limited, packs, seeded(`${t.seed}/stage ${stage + 1}/player ${player + 1}`)));
  else
    for (const [i, pod] of draftPods(t, stage).entries()) {
      const chance = seeded(`${t.seed}/stage ${stage + 1}/pod ${i + 1}`);
      const drafted = draftPools(limited, startDraft(limited, packs, pod.length, chance));
      for (const [seat, player] of pod.entries()) pools.set(player, drafted[seat]!);
    }
  const decks = new Map(
    [...pools].map(([player, pool]) => [player, seats.map(({ side }) => deckFromPool(limited, pool, side, deckSize))]),
  );
  return (player) => decks.get(player)!;
}
