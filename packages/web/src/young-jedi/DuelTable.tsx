/** A duel as its own table: the duelists, their hits, the attack that is to be blocked, what was played. */
import { messages } from '../messages/index.ts';
import { yj } from '../messages/young-jedi-en.ts';
import type { CardView, DuelSide, FightSide, Moment } from '../session/young-jedi/moment.ts';
import { otherSeats } from '../table/seats.ts';
import { CardBack, CardFace } from './CardFace.tsx';
import { useFacts } from './page.ts';
import { Sum, totalOf } from './Sum.tsx';

function Card({ view, state = '' }: { readonly view: CardView | null; readonly state?: string }) {
  const facts = useFacts(view?.face);
  if (view === null) return null;
  if (facts === undefined) return <CardBack label={yj.hidden} seat={view.seat} />;
  return <CardFace facts={facts} label={facts.title} state={state} />;
}

const MOST_BACKS = 8;

function Hits({ hits, toughness }: { readonly hits: number; readonly toughness: number }) {
  return (
    <span className="hits" role="img" aria-label={yj.duel.hits(hits, toughness)}>
      {Array.from({ length: Math.max(hits, toughness) }, (_, i) => (
        <i key={i} className={i < hits ? 'on' : ''} />
      ))}
    </span>
  );
}

interface DuelistProps {
  readonly side: DuelSide;
  readonly seat: number;
  readonly mine: boolean;
  readonly sum: FightSide | undefined;
  readonly attacks: boolean;
}

function Duelist({ side, seat, mine, sum, attacks }: DuelistProps) {
  const backs = mine ? 0 : Math.min(side.hand.length, MOST_BACKS);
  return (
    <section className={`duelist side${seat} ${attacks ? 'attacks' : ''}`} aria-label={messages.sides[seat]}>
      <div className="actors">
        <Card view={side.weapon} />
        <Card view={side.fighter} />
      </div>
      <div className="duel-words">
        <Hits hits={side.hits} toughness={side.toughness} />
        {sum === undefined || sum.parts.length === 0 ? null : (
          <div className="duel-sum">
            <b className="total">{totalOf(sum)}</b>
            <Sum side={sum} />
          </div>
        )}
        <span className="duel-hand">
          {Array.from({ length: backs }, (_, i) => (
            <i key={i} className="tiny-back" />
          ))}
          <span>{yj.duel.hand(side.hand.length)}</span>
        </span>
      </div>
      <div className="duel-pile">
        <Card view={side.pile.at(-1) ?? null} />
        <span>{side.pile.length === 0 ? '' : yj.duel.pile(side.pile.length)}</span>
      </div>
    </section>
  );
}

export function DuelTable({ moment, me }: { readonly moment: Moment; readonly me: number }) {
  const { duel, fights } = moment;
  if (duel === null || !duel.begun) return null;
  const fight = fights.at(-1);
  const sums = fight?.duel === true ? fight.sides : null;
  const who = duel.attacker === moment.viewer ? messages.you : messages.sides[duel.attacker]!;
  const own = duel.attacker === moment.viewer;
  const side = (seat: number) => (
    <Duelist
      key={seat}
      side={duel.sides[seat]!}
      seat={seat}
      mine={seat === me}
      sum={sums?.[seat]}
      attacks={duel.attacker === seat}
    />
  );
  return (
    <section className="duel" aria-label={yj.duel.title}>
      {otherSeats(duel.sides, me).map(side)}
      <div className="duel-attack" aria-live="polite">
        {duel.attack === null ? (
          <h2>{yj.duel.toAttack(who, own)}</h2>
        ) : (
          <>
            <b className={`cube large ${duel.n % 2 === 0 ? 'even' : 'odd'}`} aria-hidden="true">
              {duel.n}
            </b>
            <h2>{yj.duel.attackOf(who, own, duel.n)}</h2>
          </>
        )}
      </div>
      {side(me)}
    </section>
  );
}
