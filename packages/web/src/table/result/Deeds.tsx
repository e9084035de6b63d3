/** Who did most, and what chance gave. */
import { resultTexts as say } from '../../messages/result-en.ts';
import type { Place } from '../../session/moment.ts';
import type { Story } from '../../session/story.ts';
import { Face, useTitles } from './Face.tsx';
import type { ResultParts } from './parts.ts';
import type { Who } from './who.ts';

interface DeedsProps {
  readonly story: Story;
  readonly parts: ResultParts;
  readonly who: Who;
  readonly places: readonly Place[];
}

export function Deeds({ story, parts, who, places }: DeedsProps) {
  const titleOf = useTitles();
  const { texts } = parts;
  const luck = who.me === null ? story.luck : story.luck.filter(({ seat }) => seat === who.me);
  return (
    <section className="box deeds" aria-label={texts.deeds} tabIndex={0}>
      <h3>{texts.deeds}</h3>
      {story.deeds.length === 0 ? (
        <p className="note">{say.noDeeds}</p>
      ) : (
        <ul>
          {story.deeds.map((deed) => (
            <li key={`${deed.seat} ${deed.card}`} className={`side${places[deed.seat]?.side ?? -1}`}>
              <span className="round">
                <Face face={deed.card} parts={parts} />
              </span>
              <span className="doer">
                <b>{titleOf(deed.card)}</b>
                <small>
                  {texts.deed(deed, deed.beat.map(titleOf), who.nameOf(deed.seat)) ||
                    (who.nameOf(deed.seat) ?? say.mine)}
                </small>
              </span>
              <b className="n">{deed.n}</b>
            </li>
          ))}
        </ul>
      )}
      {luck.map((each) => (
        <p key={each.seat} className="note">
          {texts.luck(each, who.nameOf(each.seat))}
        </p>
      ))}
    </section>
  );
}
