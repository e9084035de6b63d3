/** The signs on cards and places. */
import { byName } from '@dejarik/kernel/words';
import type { ReactNode } from 'react';
import type { Facts } from '../session/swccg/facts.ts';
import { armOf } from './arms.ts';

const TYPES = byName<ReactNode>({
  Character: (
    <>
      <circle cx="10" cy="7" r="4" />
      <path d="M2.5 18 Q3 11.5 10 11.5 T17.5 18Z" />
    </>
  ),
  Starship: <path d="M10 1 L13 8 L19 13 L13 13.5 L12 18 L10 16 L8 18 L7 13.5 L1 13 L7 8Z" />,
  Vehicle: (
    <>
      <path d="M2 12 L5 6 H13 L18 12 V14 H2Z" />
      <circle cx="6" cy="15" r="2.6" />
      <circle cx="14" cy="15" r="2.6" />
    </>
  ),
  Device: (
    <>
      <circle cx="10" cy="10" r="6" fill="none" stroke="currentColor" strokeWidth="2.4" />
      <path d="M10 1 V5 M10 15 V19 M1 10 H5 M15 10 H19" stroke="currentColor" strokeWidth="2.4" />
    </>
  ),
  Effect: <path d="M10 1 L18 5.5 V14.5 L10 19 L2 14.5 V5.5Z" />,
  Interrupt: <path d="M12 1 L4 11.5 H9 L7.5 19 L16 8 H11Z" />,
  Location: <path d="M1 17 L7 6 L11 12 L14 8 L19 17Z" />,
  Creature: <path d="M3 17 Q2 6 10 5 Q18 6 17 17 L14 12 L12 17 L10 12 L8 17 L6 12Z M6 4 L4 1 M14 4 L16 1" />,
  'Epic Event': <path d="M10 1 L12.5 7.2 L19 7.7 L14 12 L15.6 18.5 L10 15 L4.4 18.5 L6 12 L1 7.7 L7.5 7.2Z" />,
});

/** Weapons, by what they are. */
const ARMS = {
  saber: (
    <>
      <path d="M9 11 L18 2" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path d="M2 18 L7 13" stroke="currentColor" strokeWidth="5.2" />
    </>
  ),
  staff: (
    <>
      <path d="M3 17.5 L14.5 6" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M11 5.5 Q13 0.5 19 2 Q19 8 14.5 9.5Z" />
    </>
  ),
  rifle: <path d="M1 9 L6 6.5 H19.5 V9 H13 L11.5 13 H8.8 L9.8 10 H6 L1 14.5Z" />,
  pistol: <path d="M2 6 H18 V9.5 H11 L9.5 13 H7 V17 H4 V9.5 H2Z" />,
  torpedo: (
    <path d="M10 0.5 Q14 4 14 8.5 V13.5 L17.5 18.5 H12.5 L11.5 16.5 H8.5 L7.5 18.5 H2.5 L6 13.5 V8.5 Q6 4 10 0.5Z" />
  ),
  cannon: <path d="M9 3.5 H19.5 V6 H9Z M9 8.5 H19.5 V11 H9Z M1 2 H9.8 V12.5 H1Z M3 12.5 H8 L9.5 18 H1.5Z" />,
  seeker: (
    <>
      <path fillRule="evenodd" d="M10 4 A7 7 0 1 1 10 18 A7 7 0 1 1 10 4Z M12 8 A3 3 0 1 0 12 14 A3 3 0 1 0 12 8Z" />
      <path d="M6.5 5.5 L4.5 1 M13.5 5.5 L15.5 1" stroke="currentColor" strokeWidth="1.8" />
    </>
  ),
  mine: (
    <>
      <circle cx="10" cy="10" r="5.5" />
      <path
        d="M10 0.5 V19.5 M0.5 10 H19.5 M3.3 3.3 L16.7 16.7 M16.7 3.3 L3.3 16.7"
        stroke="currentColor"
        strokeWidth="2"
      />
    </>
  ),
} as const;

/** The sign of what a card is; a weapon's says which kind of weapon. */
export const TypeSign = ({ facts }: { readonly facts: Facts }) => (
  <svg className="sign" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
    {facts.type === 'Weapon' ? ARMS[armOf(facts)] : TYPES[facts.type]}
  </svg>
);

const PLACES = byName<ReactNode>({
  system: (
    <>
      <circle cx="10" cy="10" r="5" />
      <ellipse cx="10" cy="10" rx="9" ry="3" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </>
  ),
  exterior: (
    <>
      <circle cx="10" cy="10" r="4" />
      <path
        d="M10 1 V4 M10 16 V19 M1 10 H4 M16 10 H19 M3.6 3.6 L5.8 5.8 M14.2 14.2 L16.4 16.4 M3.6 16.4 L5.8 14.2 M14.2 5.8 L16.4 3.6"
        stroke="currentColor"
        strokeWidth="1.8"
      />
    </>
  ),
  interior: <path d="M3 18 V9 A7 7 0 0 1 17 9 V18 H13 V9.5 A3 3 0 0 0 7 9.5 V18Z" />,
  bay: <path d="M10 2 L13 8 H18 L14 12 H6 L2 8 H7Z M4 14 H16 V17 H4Z" />,
  vehicle: <path d="M2 12 L5 6 H13 L18 12 V16 H2Z" />,
  holosite: (
    <path
      d="M10 2 L17 6 V14 L10 18 L3 14 V6Z M10 10 V18 M10 10 L3 6 M10 10 L17 6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
    />
  ),
});

export const PlaceSign = ({ sign }: { readonly sign: string }) => (
  <svg className="sign" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
    {PLACES[sign]}
  </svg>
);

const MOST_ICONS = 3;

/** Force icons of one side: diamonds of Dark, discs of Light. */
interface ForceIconsProps {
  readonly n: number;
  readonly seat: number;
  /** There is little room: three of them are told by their number too. */
  readonly brief?: boolean;
}

export const ForceIcons = ({ n, seat, brief = false }: ForceIconsProps) => (
  <span className={`icons side${seat}`} aria-hidden="true">
    {n > MOST_ICONS - Number(brief) ? (
      <>
        <i />
        {n}
      </>
    ) : (
      Array.from({ length: n }, (_, i) => <i key={i} />)
    )}
  </span>
);
