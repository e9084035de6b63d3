/** A card shown large: its numbers with the reasons, its text, and what its signs mean. */
import { messages } from '../messages/index.ts';
import { yj } from '../messages/young-jedi-en.ts';
import type { Facts } from '../session/young-jedi/facts.ts';
import type { Moment, PartView } from '../session/young-jedi/moment.ts';
import { Rulings } from '../table/Rulings.tsx';
import { SheetFrame } from '../table/SheetFrame.tsx';
import { Dots, kindOf, Picture, powerText, sideClass } from './CardFace.tsx';
import { sumOf } from './groups.ts';
import { Mark } from './icons.tsx';
import { usePage } from './page.ts';

/** What its power is made of as things are, if it is in play. */
function partsIn(moment: Moment | null, card: number): readonly PartView[] {
  if (moment === null || card < 0) return [];
  return (
    moment.sides.flatMap((side) => [...side.cards, ...side.hyperspace]).find((view) => view.card === card)?.parts ?? []
  );
}

const PRINTED = 'YJ-CARD-10';
const AT_LOCATION = 'YJ-CARD-11';

function Reasons({ parts }: { readonly parts: readonly PartView[] }) {
  const faces = usePage((page) => page.facts);
  if (parts.length < 2) return null;
  const said = parts.map(({ face, n, rule }) => {
    const facts = faces.get(face ?? '');
    const source = rule === AT_LOCATION ? facts?.subtitle : rule === PRINTED ? yj.printed : facts?.name;
    return `${source ?? ''} ${n >= 0 ? '+' : '−'}${Math.abs(n)}`;
  });
  return <span>{said.join(', ')}</span>;
}

function Stats({ facts, card }: { readonly facts: Facts; readonly card: number }) {
  const moment = usePage((page) => page.past ?? page.moment);
  const parts = partsIn(moment, card);
  const power = parts.length === 0 ? (facts.power ?? 0) : sumOf(parts);
  const bonuses = facts.bonus.flatMap((n, i) =>
    n === 0 ? [] : [yj.bonusAt(yj.locations[facts.planet]?.[i] ?? '', n)],
  );
  return (
    <div className="stats">
      <div className="explained">
        <b>
          {yj.power} {powerText(facts.power, power)}
        </b>
        {facts.power === null ? <span>{yj.drawnPower}</span> : null}
        <Reasons parts={parts} />
      </div>
      <div className="explained">
        <b>
          {yj.damage} {facts.damage}
        </b>
      </div>
      {bonuses.length === 0 ? null : (
        <div className="explained">
          <span>{bonuses.join(' · ')}</span>
        </div>
      )}
    </div>
  );
}

export function CardSheet({ facts, card = -1 }: { readonly facts: Facts; readonly card?: number }) {
  const fights = facts.type === 'Character' || facts.type === 'Starship';
  return (
    <SheetFrame
      className={`yj-sheet ${kindOf(facts)} ${sideClass(facts)}`}
      head={
        <>
          <Mark facts={facts} />
          <h2>{facts.title}</h2>
          {facts.destiny.length === 0 ? null : (
            <span className={`cube ${facts.destiny[0]! % 2 === 0 ? 'even' : 'odd'}`}>
              <span className="visually-hidden">{yj.destiny} </span>
              {yj.cube(facts.destiny)}
            </span>
          )}
        </>
      }
      picture={<Picture facts={facts} />}
      typeLine={
        <>
          {messages.sideNames[facts.side]} {yj.types[facts.type]}
          {facts.planet < 0 ? '' : ` · ${yj.planets[facts.planet]}`}
          {facts.counters === 0 ? '' : ` · ${facts.counters} ${yj.countersWord}`}
        </>
      }
      stats={fights ? <Stats facts={facts} card={card} /> : null}
      text={facts.text}
      foot={
        <>
          <Dots facts={facts} />
          {facts.set} {facts.number} · {facts.rarity} · {yj.dotLabel(facts.dots.map((dot) => yj.dots[dot] ?? dot))}
        </>
      }
    >
      {facts.handling > 0 ? <p className="keyword">{yj.handlingNumber(facts.handling)}</p> : null}
      {yj.uniqueness[facts.uniqueness] === '' ? null : <p className="keyword">{yj.uniqueness[facts.uniqueness]}</p>}
      <Rulings key={facts.id} game="young-jedi" title={facts.title} />
    </SheetFrame>
  );
}
