/** Droids of the Trade Federation and the others. */
import { byName } from '@dejarik/kernel/words';
import type { ReactNode } from 'react';
import { astromech, battleDroid, destroyer, protocol } from '../../swtcg/art/droids.tsx';

/** What kind of battle droid it is shows on its markings. */
const MARKS = byName<string>({
  Pilot: '#3f6fd1',
  Security: '#c23a2f',
  Officer: '#e0b030',
  Infantry: '#a88a5c',
});

const rifle = (
  <path d="M60 80 L84 34 l4 2 L66 82Z M78 40 l8 4 l-2 4 l-8 -4Z" fill="#3d4550" stroke="#1b2028" strokeWidth="0.8" />
);

const badge = (mark: string): ReactNode => (
  <>
    <path d="M37 62 h18 l1 7 H36Z" fill={mark} />
    <path d="M43 70 h6 v8 h-6Z" fill="#8f764f" />
  </>
);

const single = (mark: string): ReactNode => (
  <>
    {battleDroid(mark)}
    {badge(mark)}
    {rifle}
  </>
);

const commander = (
  <>
    {battleDroid('#e0b030')}
    {badge('#e0b030')}
    <path d="M54 14 L64 2 M64 2 v8" stroke="#e0b030" strokeWidth="2" fill="none" />
    <path d="M30 40 l-10 18" stroke="#3d4550" strokeWidth="5" strokeLinecap="round" />
    <rect x="12" y="52" width="12" height="8" rx="2" fill="#3d4550" />
  </>
);

const places: readonly (readonly [x: number, y: number, size: number])[] = [
  [-14, 14, 0.66],
  [44, 14, 0.66],
  [12, 12, 0.82],
];

const three = (figure: ReactNode): ReactNode =>
  places.map(([x, y, size]) => (
    <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
      {figure}
    </g>
  ));

const shielded = (
  <>
    <ellipse cx="46" cy="50" rx="42" ry="38" fill="#6fb7ff" opacity="0.14" stroke="#9fd0ff" strokeWidth="1.4" />
    {destroyer}
  </>
);

const wheel = (
  <>
    <circle cx="46" cy="46" r="30" fill="#a8793f" />
    <circle cx="46" cy="46" r="30" fill="none" stroke="#6d4c24" strokeWidth="6" />
    <path d="M46 16 Q62 30 46 46 Q30 62 46 76" stroke="#6d4c24" strokeWidth="5" fill="none" />
    <circle cx="46" cy="46" r="8" fill="#6d4c24" />
    <path d="M6 70 h14 M2 60 h12 M8 78 h16" stroke="#d9b46a" strokeWidth="2" opacity="0.7" />
  </>
);

/** The hover tank: a round-nosed body, a gun above. */
const tank = (
  <>
    <path d="M8 66 Q10 50 30 46 L70 46 Q86 52 86 66 Q70 74 46 74 Q20 74 8 66Z" fill="#b8854a" />
    <path d="M8 66 Q46 78 86 66 Q84 72 70 76 H22 Q10 72 8 66Z" fill="#7a5528" />
    <path d="M34 46 Q36 28 52 28 Q66 28 68 46Z" fill="#cf9a58" />
    <path d="M8 34 H48 V39 H8Z" fill="#6d4c24" />
    <path d="M4 33 h8 v7 H4Z" fill="#3d2a14" />
    <path d="M16 56 h10 v4 H16Z M66 54 h12 v4 H66Z" fill="#3d2a14" />
    <circle cx="54" cy="37" r="4" fill="#3d2a14" />
    <path d="M14 80 h64" stroke="#9fd0ff" strokeWidth="2.4" opacity="0.6" />
  </>
);

const probe = (
  <>
    <circle cx="46" cy="40" r="20" fill="#2b2730" />
    <circle cx="46" cy="40" r="20" fill="none" stroke="#4a4452" strokeWidth="2" />
    <circle cx="46" cy="38" r="9" fill="#b02a2a" />
    <circle cx="46" cy="38" r="4" fill="#ffcf6b" />
    <path d="M46 20 V6 M34 56 L26 72 M46 60 V76 M58 56 L66 72" stroke="#4a4452" strokeWidth="3" strokeLinecap="round" />
    <circle cx="46" cy="5" r="2.4" fill="#ff5a4a" />
  </>
);

/** A dish for a head on a thin neck. */
const pit = (
  <>
    <ellipse cx="46" cy="24" rx="24" ry="9" fill="#d9a24a" />
    <ellipse cx="46" cy="22" rx="24" ry="7" fill="#eac07a" />
    <circle cx="46" cy="31" r="6" fill="#39424f" />
    <circle cx="46" cy="31" r="2.6" fill="#bfe6ff" />
    <path d="M43 36 h6 v14 h-6Z" fill="#9a7434" />
    <path d="M32 50 h28 l4 20 H28Z" fill="#c9923f" />
    <path
      d="M34 54 L20 72 M58 54 L72 72 M38 70 L34 84 M54 70 L58 84"
      stroke="#9a7434"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </>
);

const silver = <g style={{ filter: 'grayscale(1) brightness(1.15)' }}>{protocol}</g>;

/** A starfighter that walks. */
const walkingFighter = (
  <>
    <path d="M34 34 Q46 20 58 34 L54 46 H38Z" fill="#8b7a5c" />
    <circle cx="42" cy="36" r="2.4" fill="#ff5a4a" />
    <circle cx="50" cy="36" r="2.4" fill="#ff5a4a" />
    <path d="M38 40 L14 24 L8 80 L22 50Z M54 40 L78 24 L84 80 L70 50Z" fill="#cdb998" />
    <path d="M14 24 L18 50 L8 80 M78 24 L74 50 L84 80" stroke="#6f5f47" strokeWidth="2" fill="none" />
  </>
);

export function droid(name: string, subtitle: string): ReactNode {
  if (/R2-D2/u.test(name)) return astromech(215);
  if (/C-3PO/u.test(name)) return protocol;
  if (/TC-14/u.test(name)) return silver;
  if (/Tank/u.test(name)) return tank;
  if (/Destroyer Droid Squad/u.test(name)) return three(destroyer);
  if (/Wheel/u.test(subtitle)) return wheel;
  if (/Destroyer|P-59/iu.test(`${name} ${subtitle}`)) return shielded;
  if (/Battle Droid Squad/u.test(name)) return three(single('#c23a2f'));
  if (/OOM-9|OWO-1/u.test(name)) return commander;
  if (/Probe/u.test(name)) return probe;
  if (/Pit/u.test(name)) return pit;
  if (/Starfighter/u.test(name)) return walkingFighter;
  return single(MARKS[name.split(': ')[1] ?? ''] ?? MARKS['Infantry']!);
}
