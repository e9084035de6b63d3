/** A fight on its stage: both sides' cards, every number, who wins and what it costs. */
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import { yj } from '../messages/young-jedi-en.ts';
import type { FightSide, FightView } from '../session/young-jedi/moment.ts';
import { otherSeats } from '../table/seats.ts';
import { CardFace } from './CardFace.tsx';
import { useFacts } from './page.ts';
import { Sum, totalOf, useTitles } from './Sum.tsx';

interface ActorProps {
  readonly face: string;
  readonly as?: string | null;
  readonly state?: string;
  readonly note?: string;
}

function Actor({ face, as = null, state = '', note = '' }: ActorProps) {
  const facts = useFacts(face);
  const form = useFacts(as);
  if (facts === undefined) return null;
  const said = [facts.title, form === undefined ? '' : yj.fight.withTitle(form.title), note];
  return (
    <div className={`actor ${state}`}>
      <CardFace facts={form ?? facts} label={said.filter((part) => part !== '').join(', ')} />
      {note === '' ? null : (
        <span className="actor-note" aria-hidden="true">
          {note}
        </span>
      )}
    </div>
  );
}

interface CampProps {
  readonly side: FightSide;
  readonly seat: number;
  readonly result: '' | 'wins' | 'loses' | 'tie';
}

const VERDICTS = { '': '', wins: yj.fight.wins, loses: '', tie: yj.fight.tie } as const;

function Camp({ side, seat, result }: CampProps) {
  const lost = useTitles(side.lost);
  const cards = side.fighters.length + side.weapons.length + side.aside.length + side.battleCards.length;
  return (
    <section className={`camp side${seat} ${result} cards${Math.min(cards, 5)}`} aria-label={messages.sides[seat]}>
      <div className="actors">
        {side.battleCards.map(({ face, works, as }) => (
          <Actor key={face} face={face} as={as} state={works ? '' : 'off'} note={works ? '' : yj.fight.unused} />
        ))}
        {side.weapons.map((face, i) => (
          <Actor key={`${face}-${i}`} face={face} />
        ))}
        {side.aside.map((face, i) => (
          <Actor key={`aside-${face}-${i}`} face={face} state="off" note={yj.fight.unused} />
        ))}
        {side.fighters.map((face, i) => (
          <Actor
            key={`${face}-${i}`}
            face={face}
            state={`fighter ${side.defeated ? 'beaten' : ''}`}
            note={side.defeated ? yj.fight.defeated : ''}
          />
        ))}
      </div>
      <Sum side={side} />
      <div className="verdict">
        <b className="total" key={totalOf(side)}>
          <span className="visually-hidden">{yj.power} </span>
          {totalOf(side)}
        </b>
        <span className="outcome">{VERDICTS[result]}</span>
        {side.damage > 0 ? (
          <span className="cost">
            {yj.fight.damage(side.damage)}
            {side.lost.length === 0 ? null : <small>{yj.fight.lost(lost)}</small>}
          </span>
        ) : null}
      </div>
    </section>
  );
}

const resultOf = ({ winner }: FightView, seat: number): CampProps['result'] => {
  if (winner === null) return '';
  if (winner === -1) return 'tie';
  return winner === seat ? 'wins' : 'loses';
};

export const titleOf = ({ duel, number, planet, ships }: FightView): string =>
  duel ? yj.fight.duel : yj.fight.title(number, yj.planets[planet] ?? '', ships);

/** The opponent above, you below. */
interface FightStageProps {
  readonly fight: FightView;
  readonly me: number;
  /** What can be done there. */
  readonly children?: ReactNode;
}

export function FightStage({ fight, me, children }: FightStageProps) {
  const camp = (seat: number) => (
    <Camp key={seat} side={fight.sides[seat]!} seat={seat} result={resultOf(fight, seat)} />
  );
  return (
    <div className={`stage ${fight.ships ? 'space' : ''}`} role="group" aria-label={titleOf(fight)}>
      {otherSeats(fight.sides, me).map(camp)}
      <div className="stage-line">
        <h2>{titleOf(fight)}</h2>
        {children}
      </div>
      {camp(me)}
    </div>
  );
}
