/** A deck's destiny, its types and its icons, counted and drawn. */
import { ccg } from '../messages/swccg-en.ts';
import { ccgPages } from '../messages/swccg-pages-en.ts';
import { countOf } from '../pages/filters.ts';
import type { DeckEntry as Entry } from '../pages/parts.ts';
import type { Facts } from '../session/swccg/facts.ts';

type DeckEntry = Entry<Facts>;

export const TYPES: readonly Facts['type'][] = [
  'Character',
  'Starship',
  'Vehicle',
  'Creature',
  'Weapon',
  'Device',
  'Effect',
  'Interrupt',
  'Epic Event',
  'Location',
];
export const SKILLS: readonly Facts['icons'][number][] = ['pilot', 'warrior', 'nav', 'scomp'];

const HIGHEST = 7;
const TALLEST = 44;

/** What a draw brings on average; of two numbers the higher, which its player chooses. */
function averageDestiny(entries: readonly DeckEntry[]): number {
  const cards = countOf(entries, () => true);
  const sum = entries.reduce((all, { card, copies }) => all + card.destinyValue * copies, 0);
  return cards === 0 ? 0 : sum / cards;
}

function Counts({ entries }: { readonly entries: readonly DeckEntry[] }) {
  const total = Math.max(
    1,
    countOf(entries, () => true),
  );
  const kinds = TYPES.map((type) => ({
    key: type,
    name: ccg.types[type]!,
    n: countOf(entries, (card) => card.type === type),
  }));
  const icons = SKILLS.map((icon) => ({
    key: icon,
    name: ccg.iconNames[icon]!,
    n: countOf(entries, (card) => card.icons.includes(icon)),
  }));
  const list = (label: string, items: typeof kinds | typeof icons) => (
    <ul className="type-counts" aria-label={label}>
      {items
        .filter(({ n }) => n > 0)
        .map(({ key, name, n }) => (
          <li key={key} className={`ccg-${key.toLowerCase().replace(' ', '-')}`}>
            <b>{n}</b> {name}
            <i style={{ width: `${(n / total) * 100}%` }} aria-hidden="true" />
          </li>
        ))}
    </ul>
  );
  return (
    <>
      {list(ccgPages.types, kinds)}
      {list(ccgPages.icons, icons)}
    </>
  );
}

function Destinies({ entries }: { readonly entries: readonly DeckEntry[] }) {
  const counts = Array.from({ length: HIGHEST + 1 }, (_, n) =>
    countOf(entries, (card) => Math.min(Math.floor(card.destinyValue), HIGHEST) === n),
  );
  const most = Math.max(1, ...counts);
  return (
    <figure className="curve">
      <figcaption>
        {ccgPages.destinies}. {ccgPages.average(averageDestiny(entries).toFixed(2))}
      </figcaption>
      <ol>
        {counts.map((n, destiny) => {
          const name = destiny === HIGHEST ? `${destiny}+` : String(destiny);
          return (
            <li key={destiny}>
              <span className="visually-hidden">{ccgPages.withDestiny(n, name)}</span>
              <span aria-hidden="true">{n === 0 ? '' : n}</span>
              <i style={{ height: `${(n / most) * TALLEST}px` }} aria-hidden="true" />
              <b aria-hidden="true">{name}</b>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

/** The Force icons that its locations bring both sides. */
function Generation({ entries }: { readonly entries: readonly DeckEntry[] }) {
  const [first] = entries;
  if (first === undefined) return null;
  const [own, other] = first.card.side === 'Dark' ? [0, 1] : [1, 0];
  const icons = (seat: number): number =>
    entries.reduce((sum, { card, copies }) => sum + (card.force[seat] ?? 0) * copies, 0);
  return <p className="ccg-generation">{ccgPages.generation(icons(own), icons(other))}</p>;
}

export const DeckCharts = ({ entries }: { readonly entries: readonly DeckEntry[] }) => (
  <>
    <Counts entries={entries} />
    <Destinies entries={entries} />
    <Generation entries={entries} />
  </>
);
