/** A card as it lies on the table, in three sizes: the face, the plate and the token. */
import { byName } from '@dejarik/kernel/words';
import { memo, type ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import { ccg } from '../messages/swccg-en.ts';
import type { Facts } from '../session/swccg/facts.ts';
import type { CardView, NumberView } from '../session/swccg/moment.ts';
import { CardFrame, CardName, CardPicture, type CardProps } from '../table/CardFrame.tsx';
import { CardArt } from './CardArt.tsx';
import { ForceIcons, TypeSign } from './icons.tsx';
import { beginningIn, parted } from './names.ts';

/** The class name by which a card gets the colour of its type. */
export const kindOf = ({ type }: Facts): string => `ccg-${type.toLowerCase().replace(' ', '-')}`;
/** The class name of its side's colour. */
export const sideClass = ({ side }: Facts): string => `side${messages.sides.indexOf(side)}`;

/** The one place where a card's picture comes from. `near`: the face alone, where the frame is small. */
export const Picture = memo(function Picture({
  facts,
  near = false,
}: {
  readonly facts: Facts;
  readonly near?: boolean;
}) {
  return <CardPicture facts={facts} art={<CardArt facts={facts} near={near} />} />;
});

/** As printed, where the card is not on the table. */
const printedNumbers = ({ numbers }: Facts): readonly NumberView[] =>
  numbers.filter(({ stat }) => stat !== 'parsec').map(({ stat, text }) => ({ stat, text, change: 0 }));

const CHANGES = byName<string>({ 1: 'up', '-1': 'down' });

export const Numbers = ({ numbers }: { readonly numbers: readonly NumberView[] }) => (
  <span className="ccg-numbers">
    {numbers.map(({ stat, text, change }) => (
      <span key={stat} className={CHANGES[change] ?? ''}>
        <i>{ccg.short[stat]}</i>
        {text}
      </span>
    ))}
  </span>
);

const SKILLS: readonly string[] = ['pilot', 'warrior', 'nav', 'scomp'];

const Skills = ({ facts }: { readonly facts: Facts }) => (
  <span className="skills">
    {facts.icons
      .filter((icon) => SKILLS.includes(icon))
      .map((icon) => (
        <i key={icon} className={`skill skill-${icon}`} />
      ))}
  </span>
);

/** Cards whose kind says more than their type. */
const BY_KIND: ReadonlySet<string> = new Set(['Interrupt', 'Effect']);

/** What stands in the foot of a card that has no numbers: its kind, or where an Interrupt goes. */
function Foot({ facts, numbers }: { readonly facts: Facts; readonly numbers: readonly NumberView[] }) {
  if (facts.type === 'Location')
    return (
      <span className="ccg-numbers places">
        {facts.force.map((n, seat) => (
          <ForceIcons key={seat} n={n} seat={seat} />
        ))}
      </span>
    );
  if (numbers.length > 0) return <Numbers numbers={numbers} />;
  // One word: the sheet says the rest.
  const kinds = BY_KIND.has(facts.type) ? facts.kinds.join(' or ') : '';
  return <span className="ccg-kind">{kinds === '' ? ccg.types[facts.type] : kinds}</span>;
}

/** Everything that is drawn of a card, in words. */
export function labelOf(title: string, view: CardView | null): string {
  if (view === null) return title;
  const numbers = view.numbers.map(({ stat, text }) => `${ccg.stats[stat] ?? stat} ${text}`).join(' ');
  const marks = view.marks.map((mark) => ccg.marks[mark]).join(' ');
  return ccg.cardLabel(title, numbers, marks, view.with.length);
}

const STRONG: ReadonlySet<string> = new Set(['hit', 'undercover', 'off', 'captive', 'held', 'unpiloted']);

export const Marks = ({ view }: { readonly view: CardView }) => (
  <>
    {view.marks
      .filter((mark) => STRONG.has(mark))
      .map((mark) => (
        <span key={mark} className={`ccg-mark ${mark}`} aria-hidden="true">
          {ccg.marks[mark]}
        </span>
      ))}
  </>
);

export const stateClasses = (view: CardView | null): string =>
  view === null ? '' : view.marks.map((mark) => `is-${mark}`).join(' ');

interface CardFaceProps extends CardProps<Facts> {
  readonly view?: CardView | null;
  readonly badge?: ReactNode;
}

/** Longer titles are written smaller. */
const LONG_NAME = 18;
/** Room for a name on the smallest cards of a hand. */
const BRIEF = { width: 43, size: 11, lines: 2 };

export function CardFace({ state = '', view = null, badge, ...card }: CardFaceProps) {
  const { facts } = card;
  const numbers = view === null || view.numbers.length === 0 ? printedNumbers(facts) : view.numbers;
  return (
    <CardFrame
      {...card}
      className={`ccg-card ${kindOf(facts)} ${sideClass(facts)} ${stateClasses(view)} ${state}`}
      lookedAt={card.card ?? -1}
    >
      <span className="head" aria-hidden="true">
        <span className="price">
          {/* What it cost is past; where there is room for one number alone, that is its power. */}
          {view !== null ? (
            <b className="tile-power">{view.numbers.find(({ stat }) => stat === 'power')?.text}</b>
          ) : facts.deploy === '' ? null : (
            <b>{facts.deploy}</b>
          )}
          <TypeSign facts={facts} />
        </span>
        <CardName name={parted(facts.name)} className={facts.name.length > LONG_NAME ? 'long' : ''} />
        <span className="brief-name">{beginningIn(facts.name.replace(/^[^:]+: /u, ''), BRIEF)}</span>
      </span>
      <span className="art" aria-hidden="true">
        <Picture facts={facts} />
        {facts.destiny.length === 0 ? null : <span className="destiny">{facts.destiny.join('/')}</span>}
        <Skills facts={facts} />
        {view === null ? null : <Marks view={view} />}
      </span>
      {badge}
      <span className="ccg-foot" aria-hidden="true">
        <Foot facts={facts} numbers={numbers} />
      </span>
    </CardFrame>
  );
}

interface BackProps {
  readonly seat: number;
  readonly label: string;
}

/** A card whose face is hidden. */
export const CardBack = ({ seat, label }: BackProps) => (
  <span className={`card ccg-card back side${seat}`} role="img" aria-label={label} />
);
