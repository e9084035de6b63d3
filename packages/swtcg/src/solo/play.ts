/** Flying Solo for those who know games by their kit: laid out by chance, or as a text says (TCG-SOLO). */
import { brief, type DeckFault, type SoloPlay, type SoloWanted, stored } from '@dejarik/kernel';
import { ARENAS, type Arena, SIDE_NUMBER } from '../cards/card.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import { deckCards } from '../decks/deckfile.ts';
import { EDITIONS } from '../editions.ts';
import type { State } from '../rules/state.ts';
import { startSolo } from '../solo.ts';
import { soloFaults } from './check.ts';
import { dealSolo, matchSolo } from './deal.ts';
import type { SoloLayout, SoloSide, SoloUnit } from './layout.ts';

/** Of a side; cards by title or id. What is left out comes by chance, but for Event and Resource. */
interface WrittenSide {
  readonly units?: Readonly<Partial<Record<Arena, readonly (string | SoloUnit)[]>>>;
  readonly event?: string;
  readonly resource?: string;
  readonly pile?: readonly string[];
}

interface WrittenLayout {
  readonly you?: WrittenSide;
  readonly opponent?: WrittenSide;
  readonly locations?: SoloLayout['locations'];
}

const { fields, list, oneOf, optional } = stored;
const card = stored.text(100);
const cards = optional(list(card));

const unit: stored.Check<string | SoloUnit> = (value, path) =>
  typeof value === 'string'
    ? card(value, path)
    : fields({ card, under: cards, pilots: optional(list(unit)), equipment: cards })(value, path);

const byArena = <T>(check: stored.Check<T>): stored.Check => {
  const of = optional(check);
  return fields({ Space: of, Ground: of, Character: of });
};

const side = fields({
  units: optional(byArena(list(unit))),
  event: optional(card),
  resource: optional(card),
  pile: cards,
});
const location = fields({ card, of: oneOf('you', 'opponent') });
const layout = fields({ you: optional(side), opponent: optional(side), locations: optional(byArena(location)) });

/** What the text says, or what is wrong with its form. */
function read(text: string): WrittenLayout | string {
  try {
    const value = JSON.parse(text) as unknown;
    return layout(value, 'the layout') ?? (value as WrittenLayout);
  } catch (error) {
    return `the layout is no JSON: ${brief(error instanceof Error ? error.message : String(error))}`;
  }
}

const nameOf = (number: number): SoloSide['side'] =>
  Object.entries(SIDE_NUMBER).find(([, known]) => known === number)![0] as SoloSide['side'];

function layoutOf(catalogue: Catalogue, wanted: SoloWanted, written: WrittenLayout, faults: DeckFault[]): SoloLayout {
  const { units, pile, sides } = wanted;
  const seed = `layout ${wanted.seed}`;
  const dealt = dealSolo(catalogue, { side: nameOf(sides[0]), against: nameOf(sides[1]), units, pile, seed });
  const id = (called: string): string => {
    const found = catalogue.byId.has(called) ? { id: called } : deckCards(catalogue).find({ title: called });
    if (typeof found === 'string') faults.push({ rule: 'TCG-DECK-22', message: found });
    return typeof found === 'string' ? called : found.id;
  };
  const unitOf = (said: string | SoloUnit): SoloUnit => {
    if (typeof said === 'string') return { card: id(said) };
    const { under = [], pilots = [], equipment = [] } = said;
    return { card: id(said.card), under: under.map(id), pilots: pilots.map(unitOf), equipment: equipment.map(id) };
  };
  const sideOf = (given: SoloSide, said: WrittenSide = {}): SoloSide => ({
    side: given.side,
    units:
      said.units === undefined
        ? given.units
        : (Object.fromEntries(
            ARENAS.map((arena) => [arena, (said.units![arena] ?? []).map(unitOf)]),
          ) as unknown as SoloSide['units']),
    ...(said.event === undefined ? {} : { event: id(said.event) }),
    ...(said.resource === undefined ? {} : { resource: id(said.resource) }),
    pile: said.pile?.map(id) ?? given.pile ?? [],
  });
  const locations = Object.fromEntries(
    Object.entries(written.locations ?? {}).map(([arena, place]) => [arena, { ...place, card: id(place.card) }]),
  );
  const laid = {
    you: sideOf(dealt.you, written.you),
    opponent: sideOf(dealt.opponent, written.opponent),
    locations,
  };
  // Units of one's own choice are met by others than those that were dealt.
  return written.you?.units === undefined || written.opponent?.units !== undefined || faults.length > 0
    ? laid
    : matchSolo(catalogue, laid, seed);
}

/** `cardsOf`: the cards as the edition reads them. */
export function soloPlay(cardsOf: (edition: string) => Catalogue): SoloPlay<State> {
  const editions = EDITIONS.filter(({ expanded }) => expanded);
  return {
    editions: editions.map(({ id }) => id),
    lay(wanted) {
      const edition = editions.find(({ id }) => id === wanted.edition)!;
      const catalogue = cardsOf(edition.id);
      const written = read(wanted.layout ?? '{}');
      if (typeof written === 'string') return { start: null, faults: [{ rule: 'TCG-SOLO-01', message: written }] };
      const faults: DeckFault[] = [];
      const laid = layoutOf(catalogue, wanted, written, faults);
      // Who asks for a large pile wants a long game (TCG-SOLO-06).
      if (faults.length === 0) faults.push(...soloFaults(catalogue, edition, laid, true));
      return { start: faults.length > 0 ? null : startSolo(catalogue, edition, laid, wanted.seed, true), faults };
    },
  };
}
