/** What was declared and can be answered: the newest on top, what becomes of each, and how all of it resolves. */
import { messages } from '../messages/index.ts';
import { ccg } from '../messages/swccg-en.ts';
import { paying } from '../messages/swccg-paying-en.ts';
import type { LinkView, LocationView } from '../session/swccg/moment.ts';
import { CardFace } from './CardFace.tsx';
import { useFacts } from './page.ts';
import type { TableControl } from './useTable.ts';

/** What the draw has to stay below, and how likely the viewer's does. */
const limitOf = ({ below, odds }: LinkView): string => (odds === null ? below : `${below} (${paying.chance(odds)})`);

interface LinkProps {
  readonly link: LinkView;
  readonly me: number;
  /** Which of the chain resolves first, second… */
  readonly order: number;
  readonly newest: boolean;
}

function Link({ link, me, order, newest }: LinkProps) {
  const facts = useFacts(link.face);
  const who = link.seat === me ? messages.you : messages.sides[link.seat]!;
  const aims = ccg.aims(link.cancels === '' ? link.targets : [link.cancels], limitOf(link));
  return (
    <li className={`chain-link side${link.seat} ${link.seat === me ? 'mine' : 'theirs'} ${newest ? 'newest' : ''}`}>
      <p className="link-who">{ccg.linkOrder(who, order)}</p>
      <div className={`link-card ${link.fate}`}>
        {facts === undefined ? null : <CardFace facts={facts} label={`${facts.title}, ${ccg.fate[link.fate]}`} />}
        <p className={`fate ${link.fate}`}>{ccg.fate[link.fate]}</p>
      </div>
      <p className="link-does">
        <span className="link-words">
          {link.kind === 'text' ? link.words : `${ccg.links[link.kind] ?? ''} ${facts?.name ?? ''}`}
        </span>{' '}
        <span className="link-aims">{aims}</span>
      </p>
    </li>
  );
}

function Outcome({ link, me }: { readonly link: LinkView; readonly me: number }) {
  const name = useFacts(link.face)?.name ?? '';
  const who = link.seat === me ? messages.you : messages.sides[link.seat]!;
  const { cancels, fate, targets } = link;
  const below = limitOf(link);
  if (fate === 'cancelled') return <li>{ccg.outcome.cancelled(name)}</li>;
  if (below !== '')
    return <li>{ccg.outcome.mayCancel(who, name, cancels === '' ? targets.join(', ') : cancels, below)}</li>;
  if (cancels !== '') return <li>{ccg.outcome.cancels(name, cancels)}</li>;
  if (fate === 'draw') return <li>{ccg.outcome.draw(name)}</li>;
  return <li>{ccg.outcome.stands(who, ccg.links[link.kind] ?? '', name)}</li>;
}

/** The place that it is about, with both sides' numbers. */
function At({ place, me }: { readonly place: LocationView; readonly me: number }) {
  const seats = [...place.sides.keys()].sort((a, b) => Number(a === me) - Number(b === me));
  return (
    <div className="chain-place">
      <h3>{ccg.atPlace(place.name)}</h3>
      {seats.map((seat) => (
        <p key={seat} className={`side${seat}`}>
          {ccg.sideAt(
            seat === me ? messages.you : messages.sides[seat]!,
            place.power[seat]!,
            place.ability[seat]!,
            place.sides[seat]!.length,
            place.icons[seat]!,
          )}
        </p>
      ))}
    </div>
  );
}

interface ChainStageProps {
  readonly table: TableControl;
  readonly me: number;
  readonly place: LocationView | null;
}

export function ChainStage({ table, me, place }: ChainStageProps) {
  const open = table.moment.chain.filter(({ happened }) => !happened);
  // The newest resolves first, and stands first.
  const newestFirst = open.toReversed();
  return (
    <section className="ccg-stage chain-stage" aria-label={ccg.chain}>
      <h2>{ccg.chain}</h2>
      <ol className="chain">
        {newestFirst.map((link, i) => (
          <Link key={open.length - i} link={link} me={me} order={i + 1} newest={i === 0} />
        ))}
      </ol>
      <div className="chain-foot">
        <div className="if-nobody">
          <h3>{ccg.ifNobody}</h3>
          <ol>
            {newestFirst.map((link, i) => (
              <Outcome key={open.length - i} link={link} me={me} />
            ))}
          </ol>
        </div>
        {place === null ? null : <At place={place} me={me} />}
      </div>
    </section>
  );
}
