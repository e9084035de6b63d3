/** How what happens is shown and heard: on the page of settings, and in the menu of every table. */
import { messages } from '../messages/index.ts';
import { LOUDEST, type Motion, MOTIONS, type Speed, SPEEDS } from './settings.ts';
import { useStore } from './store.ts';

export function ShowingFields() {
  const { speed, motion, step, sound, volume } = useStore((page) => page.settings);
  const change = useStore((page) => page.change);
  const say = messages.settings;
  return (
    <>
      <label className="field">
        <span>{say.speed}</span>
        <select value={speed} onChange={(event) => change({ speed: event.target.value as Speed })}>
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {say.speeds[each]}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{say.motion}</span>
        <select value={motion} onChange={(event) => change({ motion: event.target.value as Motion })}>
          {MOTIONS.map((each) => (
            <option key={each} value={each}>
              {say.motions[each]}
            </option>
          ))}
        </select>
        <small>{say.motionHint}</small>
      </label>
      <label className="field check">
        <input type="checkbox" checked={step} onChange={(event) => change({ step: event.target.checked })} />
        <span>{say.step}</span>
      </label>
      <label className="field check">
        <input type="checkbox" checked={sound} onChange={(event) => change({ sound: event.target.checked })} />
        <span>{say.sound}</span>
      </label>
      {sound ? (
        <label className="field">
          <span>{say.volume}</span>
          <input
            type="range"
            min={1}
            max={LOUDEST}
            value={volume}
            onChange={(event) => change({ volume: Number(event.target.value) })}
          />
        </label>
      ) : null}
    </>
  );
}
