/** A card shown large: its numbers with the reasons, its text, and what its signs mean. */
import { useEffect, useState } from 'react';
import { messages } from '../messages/index.ts';
import { ccg } from '../messages/swccg-en.ts';
import type { Explained } from '../session/swccg/explain.ts';
import type { Facts } from '../session/swccg/facts.ts';
import { SheetFrame } from '../table/SheetFrame.tsx';
import { kindOf, Picture, sideClass } from './CardFace.tsx';
import { cardsOf, withAll } from './choices.ts';
import { ForceIcons, TypeSign } from './icons.tsx';
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

function Stats({ facts, card }: { readonly facts: Facts; readonly card: number }) {
  const explained = useExplained(card);
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
  const facts = usePage((page) => page.facts);
  if (view === undefined) return null;
  const marks = view.marks.map((mark) => ccg.marks[mark]).join(', ');
  return (
    <>
      {marks === '' ? null : <p className="standing-line">{marks}</p>}
      {withAll(view)
        .slice(1)
        .map((each) => (
          <p key={each.card} className="beneath">
            {ccg.lies[each.as] ?? ''}: {facts.get(each.face ?? '')?.title ?? ccg.hiddenCard}
          </p>
        ))}
    </>
  );
}

export function CardSheet({ facts, card = -1 }: { readonly facts: Facts; readonly card?: number }) {
  const kinds = facts.kinds.length === 0 ? '' : ` – ${facts.kinds.join(', ')}`;
  const rules = facts.icons.flatMap((icon) => (ccg.iconRules[icon] === undefined ? [] : [icon]));
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
          <Stats facts={facts} card={card} />
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
      {rules.map((icon) => (
        <p key={icon} className="keyword">
          <b>{ccg.iconNames[icon]}</b> {ccg.iconRules[icon]}
        </p>
      ))}
      {facts.dots === 0 ? null : <p className="keyword">{ccg.unique(facts.dots)}</p>}
    </SheetFrame>
  );
}
