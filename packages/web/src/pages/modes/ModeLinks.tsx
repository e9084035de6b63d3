/** From the first screen to the other ways to play. */
import { Link } from 'wouter';
import { messages } from '../../messages/index.ts';
import { load } from '../../shell/storage.ts';
import '../../style/modes.css';

const MODES = ['draft', 'solo', 'troig', 'bid'] as const;

export function ModeLinks() {
  const say = messages.modes;
  const isOn = load('limited') !== null;
  return (
    <nav className="more-modes" aria-label={say.title}>
      <h2>{say.title}</h2>
      <ul>
        {MODES.map((mode) => (
          <li key={mode}>
            <Link href={`/${mode}`}>
              <b>{say.names[mode]}</b>
              <small>{mode === 'draft' && isOn ? say.waiting : say.about[mode]}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
