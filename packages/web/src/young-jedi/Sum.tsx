/** A power added up in view: each part with where it comes from, the destiny cards as they are drawn, the sum. */
import { yj } from '../messages/young-jedi-en.ts';
import type { Facts } from '../session/young-jedi/facts.ts';
import type { DrawView, FightSide, PartView } from '../session/young-jedi/moment.ts';
import { looking } from '../table/look.ts';
import { sumOf } from './groups.ts';
import { useFacts, usePage } from './page.ts';

const AT_LOCATION = 'YJ-CARD-11';
/** Parts that are named by their kind rather than by the card they stand on. */
const BY_KIND: ReadonlySet<string> = new Set(['YJ-CARD-10', 'YJ-CARD-20', 'YJ-ARM-03']);

function sourceOf({ rule }: PartView, facts: Facts | undefined): string {
  if (rule === AT_LOCATION) return facts?.subtitle ?? '';
  const kind = yj.fight.parts[rule] ?? rule;
  return BY_KIND.has(rule) || facts === undefined ? kind : facts.name;
}

/** Of several fighters, whose number it is. */
function Part({ part, whose }: { readonly part: PartView; readonly whose: boolean }) {
  const facts = useFacts(part.face);
  const source = sourceOf(part, facts);
  return (
    <li className="part">
      <b>{part.n < 0 ? `−${-part.n}` : part.n}</b>
      <span>{whose && BY_KIND.has(part.rule) && facts !== undefined ? `${source}: ${facts.name}` : source}</span>
    </li>
  );
}

function DrawChip({ draw }: { readonly draw: DrawView }) {
  const facts = useFacts(draw.face);
  if (facts === undefined) return null;
  const purpose = yj.fight.purposes[draw.purpose] ?? '';
  return (
    <li className={`part draw ${draw.counts ? '' : 'not-counted'}`} {...looking(facts.id)}>
      <b className={`cube ${draw.n % 2 === 0 ? 'even' : 'odd'}`}>{draw.n === 0 ? yj.fight.choosing : draw.n}</b>
      <span>
        <span className="visually-hidden">
          {yj.fight.draw(facts.title, draw.n, purpose)}
          {draw.counts ? '' : `, ${yj.fight.notCounted}`}
        </span>
        <span aria-hidden="true">
          {facts.name} <i>{purpose}</i>
        </span>
      </span>
    </li>
  );
}

/** What the side has so far. */
export const totalOf = ({ power, parts, draws }: FightSide): number =>
  power ?? sumOf(parts) + draws.reduce((sum, draw) => sum + (draw.counts ? draw.n : 0), 0);

export function Sum({ side }: { readonly side: FightSide }) {
  const whose = side.fighters.length > 1;
  return (
    <ul className="parts">
      {side.parts.map((part, i) => (
        <Part key={`${part.rule}-${part.face}-${i}`} part={part} whose={whose} />
      ))}
      {side.draws.map((draw, i) => (
        <DrawChip key={`draw-${i}`} draw={draw} />
      ))}
    </ul>
  );
}

export const useTitles = (faces: readonly string[]): string =>
  usePage((page) => faces.map((face) => page.facts.get(face)?.title ?? '').join(', '));
