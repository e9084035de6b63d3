/** One pick of a draft: the pack before the player, and what was taken so far. */
import { useEffect, useRef, useState } from 'react';
import { modeMessages } from '../../messages/modes-en.ts';
import type { LimitedTable } from '../../session/limited.ts';
import { factsOf } from '../../shell/facts.ts';
import { useStore } from '../../shell/store.ts';
import { useLibrary } from '../../shell/useLibrary.ts';
import { CardDetail } from '../CardDetail.tsx';
import { useParts } from '../parts.ts';
import { PoolList } from './PoolList.tsx';
import type { Holder } from './useLimited.ts';

const say = modeMessages.limited;

interface PickingProps {
  readonly table: LimitedTable;
  readonly holder: Holder;
  readonly onTake: (place: number) => Promise<unknown>;
}

export function Picking({ table, holder, onTake }: PickingProps) {
  const { game, opened, packs, taken } = table;
  const parts = useParts(game);
  useLibrary(game);
  const facts = useStore((page) => factsOf(page, game));
  const [chosen, setChosen] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(taken);
  // The pack is another one now.
  useEffect(() => {
    if (before.current !== taken) heading.current?.focus();
    before.current = taken;
    setChosen(null);
  }, [taken]);
  const card = chosen === null ? null : (facts.get(holder.pack[chosen] ?? '') ?? null);
  const { CardFace } = parts;
  const take = (): void => {
    if (chosen !== null) void onTake(chosen);
  };
  return (
    <>
      <div className="pick-head">
        <h2 ref={heading} tabIndex={-1}>
          {say.pick(opened, packs.length, taken + 1)}
        </h2>
        <p className="about">{say.from(packs[opened - 1] ?? '', holder.pack.length)}</p>
        <button type="button" className="answer primary" disabled={card === null} onClick={take}>
          {card === null ? say.chooseFirst : say.takeCard(card.title)}
        </button>
      </div>
      <div className="browser">
        <ul className="card-grid pack">
          {holder.pack.map((id, place) => {
            const known = facts.get(id);
            return known === undefined ? null : (
              <li key={`${id}-${place}`}>
                <CardFace
                  facts={known}
                  label={known.title}
                  state={chosen === place ? 'selected' : ''}
                  pressed={chosen === place}
                  onPick={() => (chosen === place ? take() : setChosen(place))}
                />
              </li>
            );
          })}
        </ul>
        <CardDetail parts={parts} facts={card} onClose={() => setChosen(null)} />
      </div>
      <section aria-labelledby="taken">
        <h2 id="taken">{say.pool(holder.pool.length)}</h2>
        {holder.pool.length === 0 ? <p className="about">{say.nothing}</p> : null}
        <PoolList game={game} parts={parts} pool={holder.pool} />
      </section>
    </>
  );
}
