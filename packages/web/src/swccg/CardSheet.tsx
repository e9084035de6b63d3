/** A card shown large: its numbers with the reasons, its text, and what its signs mean. */
import { useEffect, useState } from 'react';
import { messages } from '../messages/index.ts';
import { ccg } from '../messages/swccg-en.ts';
import type { Explained } from '../session/swccg/explain.ts';
import type { Facts } from '../session/swccg/facts.ts';
import type { CardView } from '../session/swccg/moment.ts';
import { Rulings } from '../table/Rulings.tsx';
import { SheetFrame } from '../table/SheetFrame.tsx';
import { kindOf, Picture, sideClass } from './CardFace.tsx';
import { cardsOf, withAll } from './choices.ts';
import { ForceIcons, TypeSign } from './icons.tsx';
import { meaningsOf } from './meanings.ts';
import { usePage } from './page.ts';

/** Where a card's numbers come from, asked of the engine. */
function useExplained(card: number): readonly Explained[] {
  const adapter = usePage((page) => page.adapter);
  const version = usePage((page) => page.moment?.version);
  const [explained, setExplained] = useState<readonly Explained[]>([]);
  useEffect(() => {
    let current = true;
    setExplained([]);
    if (card < 0 || adapter === null) return;
    adapter.ask('askGame', 'explain', card).then(
      (answer) => {
        if (current) setExplained(answer as Explained[]);
      },
      () => {},
    );
    return () => {
      current = false;
    };
  }, [adapter, card, version]);
  return explained;
}

interface StatsProps {
  readonly facts: Facts;
  readonly explained: readonly Explained[];
}

function Stats({ facts, explained }: StatsProps) {
  if (facts.numbers.length === 0) return null;
  return (
    <div className="stats">
      {facts.numbers.map(({ stat, text }) => {
        const now = explained.find((each) => each.stat === stat);
        const reasons = now === undefined || now.parts.length < 2 ? '' : now.parts.join(', ');
        return (
          <div key={stat} className="explained" title={ccg.statRules[stat]}>
            <b>
              {ccg.stats[stat]} {now?.n ?? text}
            </b>
            <span>{reasons === '' ? ccg.statRules[stat] : reasons}</span>
          </div>
        );
      })}
    </div>
  );
}

/** How it lies on the table, and what is with it. */
function OnTable({ card }: { readonly card: number }) {
  const view = usePage((page) => {
    const moment = page.past ?? page.moment;
    return moment === null || card < 0 ? undefined : cardsOf(moment).find((each) => each.card === card);
  });
  if (view === undefined) return null;
  const marks = view.marks.map((mark) => ccg.marks[mark]).join(', ');
  return (
    <>
      {marks === '' ? null : <p className="standing-line">{marks}</p>}
      <Beneath cards={withAll(view).slice(1)} />
    </>
  );
}

/** What lies on, in or under a card, each with how it lies there. */
function Beneath({ cards }: { readonly cards: readonly CardView[] }) {
  const facts = usePage((page) => page.facts);
  return cards.map((each) => (
    <p key={each.card} className="beneath">
      {ccg.lies[each.as] ?? ccg.onPlace}: {facts.get(each.face ?? '')?.title ?? ccg.hiddenCard}
    </p>
  ));
}

interface AtPlaceProps {
  readonly card: number;
  readonly explained: readonly Explained[];
}

/** Of a location on the table: who is there, whose cards make up its totals, and what lies on the place itself. */
function AtPlace({ card, explained }: AtPlaceProps) {
  const place = usePage((page) => {
    const moment = page.past ?? page.moment;
    return moment?.groups.flatMap(({ locations }) => locations).find((each) => each.card === card);
  });
  const facts = usePage((page) => page.facts);
  if (place === undefined) return null;
  const isEmpty = place.sides.every((cards) => cards.length === 0) && explained.every(({ seat }) => seat === undefined);
  return (
    <>
      {isEmpty ? null : (
        <div className="stats">
          {place.sides.map((cards, seat) => {
            const total = explained.find((each) => each.seat === seat);
            const named = total?.parts ?? [];
            // Those that add no power stand behind those that do.
            const others = cards
              .map(({ face }) => facts.get(face ?? '')?.name ?? ccg.hiddenCard)
              .filter((name) => !named.some((part) => part.endsWith(` ${name}`)));
            if (cards.length === 0 && named.length === 0) return null;
            return (
              <div key={seat} className={`explained side${seat}`}>
                <b>{ccg.powerOf(messages.sides[seat]!, total?.n ?? place.power[seat]!)}</b>
                <span>{[...named, ...others].join(', ')}</span>
              </div>
            );
          })}
        </div>
      )}
      <Beneath cards={place.on.flatMap(withAll)} />
    </>
  );
}

export function CardSheet({ facts, card = -1 }: { readonly facts: Facts; readonly card?: number }) {
  const explained = useExplained(card);
  const kinds = facts.kinds.length === 0 ? '' : ` – ${facts.kinds.join(', ')}`;
  return (
    <SheetFrame
      className={`ccg-sheet ${kindOf(facts)} ${sideClass(facts)}`}
      head={
        <>
          <TypeSign facts={facts} />
          <h2>
            {'•'.repeat(facts.dots)}
            {facts.title}
          </h2>
          {facts.destiny.length === 0 ? null : (
            <span className="destiny">
              <span className="visually-hidden">{ccg.destinyOf(facts.destiny)}</span>
              <span aria-hidden="true">{facts.destiny.join('/')}</span>
            </span>
          )}
        </>
      }
      picture={<Picture facts={facts} />}
      typeLine={
        <>
          {messages.sideNames[facts.side]} {ccg.types[facts.type]}
          {kinds}
          {facts.starshipClass === '' ? '' : ` · ${facts.starshipClass}`}
          {facts.deploy === '' ? '' : ` · ${ccg.stats['deploy']} ${facts.deploy}`}
        </>
      }
      stats={
        <>
          {facts.type === 'Location' ? (
            <p className="sheet-icons">
              {facts.force.map((n, seat) => (
                <span key={seat}>
                  {messages.sides[seat]} {n} <ForceIcons n={n} seat={seat} />
                </span>
              ))}
            </p>
          ) : null}
          <Stats facts={facts} explained={explained} />
          {facts.type === 'Location' && card >= 0 ? <AtPlace card={card} explained={explained} /> : null}
        </>
      }
      text={facts.text}
      foot={
        <>
          {facts.set} {facts.number} · {facts.rarity}
          {facts.traits.length === 0 ? '' : ` · ${facts.traits.join(', ')}`}
        </>
      }
    >
      <OnTable card={card} />
      {meaningsOf(facts).map(([name, meaning]) => (
        <p key={name} className="keyword">
          <b>{name}</b> {meaning}
        </p>
      ))}
      {facts.dots === 0 ? null : <p className="keyword">{ccg.unique(facts.dots)}</p>}
      <Rulings key={facts.id} game="swccg" title={facts.title} />
    </SheetFrame>
  );
}
