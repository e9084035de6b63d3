/** The three planets: which is contested, who won the others, and what was left behind there. */
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { yj } from '../messages/young-jedi-en.ts';
import type { PlanetView } from '../session/young-jedi/moment.ts';
import { Dialog } from '../table/Dialog.tsx';
import { otherSeats } from '../table/seats.ts';
import { Globe } from './art/planets.tsx';
import { Shown } from './Slots.tsx';
import type { TableControl } from './useTable.ts';

interface PlanetProps {
  readonly view: PlanetView;
  readonly table: TableControl;
  readonly me: number;
}

function Planet({ view, table, me }: PlanetProps) {
  const [open, setOpen] = useState(false);
  const { planet, state, by, surrendered, stranded } = view;
  const name = yj.planets[planet]!;
  /** Mine first. */
  const bySeat = [me, ...otherSeats(stranded, me)];
  const n = stranded.flat().length;
  const evacuate = table.choices.find((choice) => choice.kind === 'evacuate' && choice.target === planet);
  const said = yj.planetState(state, by, surrendered);
  return (
    <li className={`planet planet${planet} ${state === 'won' ? 'taken' : state} ${by < 0 ? '' : `side${by}`}`}>
      <button type="button" className="planet-button" onClick={() => setOpen(true)}>
        <span className="visually-hidden">{yj.planetLabel(name, said, n)}</span>
        <Globe planet={planet} />
        <span className="planet-words" aria-hidden="true">
          <b>{name}</b>
          <span className="planet-state">{said}</span>
          {n === 0 ? null : (
            <span className="planet-stranded">
              {yj.stranded} {bySeat.map((seat) => stranded[seat]!.length).join(':')}
            </span>
          )}
          {evacuate === undefined ? null : <span className="can-leave">{yj.canEvacuate}</span>}
        </span>
      </button>
      {open ? (
        <Dialog title={`${name}: ${said}`} className="wide" onClose={() => setOpen(false)}>
          {evacuate === undefined ? null : (
            <button
              type="button"
              className="answer primary"
              onClick={() => {
                setOpen(false);
                table.answer(evacuate);
              }}
            >
              {evacuate.text}
            </button>
          )}
          <p>{yj.toWin}</p>
          {state === 'current' ? null : n === 0 ? (
            <p>{yj.strandedNone}</p>
          ) : (
            bySeat.map((seat) => (
              <section key={seat}>
                <h3>
                  {messages.sides[seat]} · {stranded[seat]!.length}
                </h3>
                <ul className="faces">
                  {stranded[seat]!.map((card) => (
                    <li key={card.card}>
                      <Shown view={card} table={table} />
                    </li>
                  ))}
                </ul>
              </section>
            ))
          )}
        </Dialog>
      ) : null}
    </li>
  );
}

export function Planets({ table, me }: { readonly table: TableControl; readonly me: number }) {
  return (
    <ul className="planets" aria-label={yj.planetsLabel}>
      {table.moment.planets.map((view) => (
        <Planet key={view.planet} view={view} table={table} me={me} />
      ))}
    </ul>
  );
}
