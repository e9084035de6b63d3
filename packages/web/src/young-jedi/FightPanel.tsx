/** The fights of the last battle in a line each; a line opens the whole fight. */
import { useState } from 'react';
import { yj } from '../messages/young-jedi-en.ts';
import type { FightSide, FightView } from '../session/young-jedi/moment.ts';
import { Dialog } from '../table/Dialog.tsx';
import { mineOf, othersOf } from '../table/seats.ts';
import { FightStage, titleOf } from './FightStage.tsx';
import { usePage } from './page.ts';
import { totalOf } from './Sum.tsx';

const useNames = (sides: readonly FightSide[]): string =>
  usePage((page) =>
    sides
      .flatMap(({ fighters }) => fighters)
      .map((face) => page.facts.get(face)?.name ?? '')
      .join(' + '),
  );

interface LineProps {
  readonly fight: FightView;
  readonly me: number;
  readonly onOpen: () => void;
}

function Line({ fight, me, onOpen }: LineProps) {
  const mine = mineOf(fight.sides, me);
  const others = othersOf(fight.sides, me);
  const own = useNames([mine]);
  const other = useNames(others);
  const theirs = Math.max(...others.map(totalOf));
  const lost = fight.sides.reduce((sum, { damage }) => sum + damage, 0);
  const winner = fight.winner ?? -1;
  const side = (won: boolean): string => (winner < 0 ? '' : won ? 'beat' : 'lost');
  return (
    <li>
      <button type="button" className="fight-line" onClick={onOpen}>
        <span className="visually-hidden">{yj.fight.line(own, totalOf(mine), theirs, other)}</span>
        <span aria-hidden="true" className={`own ${side(winner === me)}`}>
          {own}
        </span>
        {fight.duel ? (
          <b aria-hidden="true">⚔</b>
        ) : (
          <b aria-hidden="true">
            {totalOf(mine)}:{theirs}
          </b>
        )}
        <span aria-hidden="true" className={`other ${side(winner !== me)}`}>
          {other}
        </span>
        <small aria-hidden="true">{lost === 0 ? '' : `−${lost}`}</small>
      </button>
    </li>
  );
}

export function FightPanel({ fights, me }: { readonly fights: readonly FightView[]; readonly me: number }) {
  const [open, setOpen] = useState(-1);
  const shown = fights.find(({ id }) => id === open);
  const [first] = fights;
  if (first === undefined) return <section className="fights empty" />;
  const over = fights.every(({ winner }) => winner !== null);
  const { duel, lastDuel, now, last } = yj.fight;
  const title = first.duel ? (over ? lastDuel : duel) : over ? last : now;
  return (
    <section className="fights" aria-label={title}>
      <h2>{title}</h2>
      <ol>
        {fights.map((fight) => (
          <Line key={fight.id} fight={fight} me={me} onOpen={() => setOpen(fight.id)} />
        ))}
      </ol>
      {shown === undefined ? null : (
        <Dialog title={titleOf(shown)} className="wide fight-dialog" onClose={() => setOpen(-1)}>
          <FightStage fight={shown} me={me} />
        </Dialog>
      )}
    </section>
  );
}
