/** What is asked now, and the answers to read; while nothing is asked, what is happening. */
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import { stakes } from '../messages/stakes-en.ts';
import { ccg } from '../messages/swccg-en.ts';
import { paying } from '../messages/swccg-paying-en.ts';
import type { Choice, Moment } from '../session/swccg/moment.ts';
import { Answers, AskFrame, NoticeLine, Primary, Undo, Waiting } from '../table/AskParts.tsx';
import { NumberPicker } from '../table/NumberPicker.tsx';
import { mineOf } from '../table/seats.ts';
import {
  activateAll,
  digitsDraw,
  drainAll,
  drawsAhead,
  loseElsewhere,
  loseRest,
  loseTurn,
  mayDrawSeveral,
  mayGoToMoves,
  readable,
} from './answers.ts';
import { cardsOf, givenUp, isPrimary } from './choices.ts';
import { pageNow, useFacts, usePage } from './page.ts';
import type { TableControl } from './useTable.ts';

/** What is said of a question that the card of an Epic Event asks. */
function ofEpic({ epic, question }: Moment, texts: Readonly<Record<string, string>>): string | undefined {
  return epic === null || question === null || question.aboutFace !== epic.face
    ? undefined
    : texts[`${epic.name} ${question.kind}`];
}

/** What the newest declaration would put an end to. */
function cancelling({ chain, question, viewer }: Moment): string {
  const newest = question?.kind === 'respond' ? chain.findLast(({ happened }) => !happened) : undefined;
  if (newest === undefined || newest.cancels === '') return '';
  const other = newest.seat === viewer ? messages.sides.findIndex((_, seat) => seat !== viewer) : viewer;
  return ccg.toCancel(other === viewer ? ccg.your : ccg.its(messages.sides[other]!), newest.cancels);
}

/** What the question is, in one sentence. */
function titleOf(moment: Moment, about: string | undefined): string {
  const { question, viewer, acting, phase, battle } = moment;
  if (question === null) return '';
  switch (question.kind) {
    case 'act':
      return acting === viewer
        ? (ccg.act[phase] ?? '')
        : ccg.theirAct(messages.sides[acting] ?? '', ccg.phases[phase] ?? '');
    case 'respond':
      return question.justName === '' ? (ccg.justs[question.just] ?? ccg.respond) : ccg.respondTo(question.justName);
    case 'lose':
      return ccg.lose(question.left);
    case 'arrange':
      return ccg.arrange(ccg.pileNames[question.pile] ?? '');
    case 'damage': {
      const side = battle?.sides[viewer];
      return ccg.damageAsk(side?.attritionLeft ?? 0, side?.damageLeft ?? 0);
    }
    default: {
      const text = ofEpic(moment, ccg.epicAsk) ?? ccg.ask[question.kind] ?? question.kind;
      return about === undefined ? text : messages.about(about, text);
    }
  }
}

/** Answers whose numbers stand beside them. */
const BESIDE: ReadonlySet<string> = new Set(['battle', 'forfeit', 'forfeitFor', 'loseTop', 'loseHand']);

const titleOfFace = (face: string | null): string => pageNow().facts.get(face ?? '')?.title ?? '';

/** Where a card can go; of two that are called the same, at which place each is. */
function placeWording({ text, mark }: Choice, others: readonly Choice[]): string {
  const words = ccg.toPlace(text);
  const isOnlyOne = others.filter(({ kind, text: other }) => kind === 'to' && ccg.toPlace(other) === words).length < 2;
  return mark === '' || isOnlyOne ? words : `${words} (${ccg.toPlace(`To ${mark}`)})`;
}

/** What an answer says in the list. */
function wordingOf(choice: Choice, others: readonly Choice[]): string {
  const { kind, text, cost, reasons, mark, face } = choice;
  if (kind === 'to') return placeWording(choice, others);
  if (kind === 'text') return ccg.played(text, titleOfFace(face))[0];
  if (kind === 'drain') return reasons === '' ? text : ccg.drainSum(text, reasons);
  if (BESIDE.has(kind)) return kind === 'battle' ? ccg.battleHere(text) : text;
  return mark === '' ? text : `${text} (${mark})${cost > 0 ? `, ${cost}` : ''}`;
}

/** In two columns such a name takes both. */
const LONG_PLACE = 18;

/** How likely it does what it is for, and what the draw has to be. */
const ChanceOf = ({ odds }: Pick<Choice, 'odds'>) =>
  odds === null ? null : (
    <span className="answer-chance" title={stakes.destiny.counted}>
      <b>{paying.chance(odds)}</b> {paying.drawNeeds(odds)}
    </span>
  );

/** What stands small beside or below an answer: a price and the power it leads to, what a card does. */
function asideOf(moment: Moment, { kind, text, cost, effect, face, card, reasons, way, odds }: Choice): ReactNode {
  if (kind === 'text') {
    const [, does] = ccg.played(text, titleOfFace(face));
    const draw = reasons === '' ? '' : ccg.drawBelow(odds === null ? reasons : `${reasons}: ${paying.chance(odds)}`);
    return does === '' ? null : <span className="answer-does">{`${draw} ${does}`.trim()}</span>;
  }
  if (BESIDE.has(kind)) {
    const forfeit = kind.startsWith('forfeit')
      ? cardsOf(moment)
          .find((view) => view.card === card)
          ?.numbers.find(({ stat }) => stat === 'forfeit')
      : undefined;
    const words = kind === 'battle' ? ccg.battleOf(effect) : ccg.forfeits(forfeit?.text ?? '', effect);
    return words === '' ? null : <span className="answer-price">{words}</span>;
  }
  if (kind === 'fire' || kind === 'transit')
    return cost < 0 ? null : (
      <span className="answer-price">
        <ChanceOf odds={odds} /> {paying.costs(cost, way)}
      </span>
    );
  if ((kind === 'pick' || kind === 'number') && odds !== null)
    return (
      <span className="answer-price">
        <ChanceOf odds={odds} />
      </span>
    );
  if (kind !== 'to') return null;
  return (
    <span className={`answer-price ${ccg.toPlace(text).length > LONG_PLACE ? 'long' : ''}`}>
      <span className="visually-hidden">{ccg.slot(cost, effect, way)}</span>
      {way === '' ? null : <span aria-hidden="true">{way}</span>}
      {effect === '' ? null : <span aria-hidden="true">{effect}</span>}
      <b aria-hidden="true">
        <i className="orb" />
        {Math.max(0, cost)}
      </b>
    </span>
  );
}

/** What prices are made of, where cards change them: said once if it is the same wherever it can go. */
function priceParts({ question }: Moment): string[] {
  const places = (question?.choices ?? []).filter(({ kind }) => kind === 'to');
  const parts = [...new Set(places.flatMap(({ reasons }) => (reasons === '' ? [] : [reasons])))];
  if (parts.length === 1 && places.every(({ reasons }) => reasons === parts[0])) return [ccg.priceOf(parts[0]!)];
  return parts.map((part) => {
    const there = places.filter(({ reasons }) => reasons === part).map(({ text }) => ccg.toPlace(text));
    return ccg.priceAt(there, part);
  });
}

export function primaryWording({ question, viewer, acting }: Moment, { kind }: Choice): string {
  if (question?.kind === 'act' && acting !== viewer) return ccg.passTheirs;
  return kind === 'done' && question?.kind !== 'weapons' ? ccg.done : (ccg.pass[question?.kind ?? ''] ?? messages.pass);
}

function Numbers({ table }: { readonly table: TableControl }) {
  const { numbers, moment } = table;
  if (numbers.length === 0) return null;
  return (
    <NumberPicker
      choices={numbers}
      best={Math.max(...numbers.map(({ n }) => n))}
      hint={() => ''}
      confirm={ccg.numberOf[moment.question?.kind ?? ''] ?? ccg.takes}
      label={ccg.ask[moment.question?.kind ?? ''] ?? ''}
      onPick={table.answer}
    />
  );
}

/** How many cards to draw, in one press. */
function Draws({ table }: { readonly table: TableControl }) {
  const passUntil = usePage((page) => page.passUntil);
  const draw = table.choices.find(({ kind }) => kind === 'draw');
  const { moment } = table;
  if (draw === undefined || !mayDrawSeveral(table)) return null;
  const { force } = mineOf(moment.sides, moment.viewer);
  const numbers = Array.from({ length: force }, (_, i) => ({ ...draw, index: i, n: i + 1 }));
  return (
    <NumberPicker
      choices={numbers}
      best={1}
      hint={() => ''}
      confirm={ccg.draws}
      label={ccg.act[moment.phase] ?? ''}
      onPick={({ n }) => void passUntil(`draw ${n}`)}
    />
  );
}

function PassOn({ moment }: { readonly moment: Moment }) {
  const passUntil = usePage((page) => page.passUntil);
  const own = moment.acting === moment.viewer;
  const draws = drawsAhead(moment);
  return (
    <p className="pass-on">
      {ccg.passOn}{' '}
      <button type="button" className="quiet" onClick={() => void passUntil('step')}>
        {ccg.passPhase}
      </button>{' '}
      {mayGoToMoves(moment) ? (
        <>
          <button type="button" className="quiet" onClick={() => void passUntil('moves')}>
            {ccg.passToMoves}
          </button>{' '}
        </>
      ) : null}
      <button type="button" className="quiet" onClick={() => void passUntil('turn')}>
        {own ? ccg.passOwnTurn : ccg.passTurn}
      </button>
      {draws.length === 0 ? null : (
        <span className="draws-ahead">
          {' '}
          {ccg.passDrawing}
          {draws.map((n) => (
            <button
              key={n}
              type="button"
              className="quiet"
              aria-label={ccg.passDraws(n)}
              onClick={() => void passUntil(`draw ${n}`)}
            >
              {n}
            </button>
          ))}
        </span>
      )}
    </p>
  );
}

/** All that is left to lose from another pile than the Reserve Deck. */
function LoseElsewhere({ table }: { readonly table: TableControl }) {
  const piles = loseElsewhere(table);
  if (piles.length === 0) return null;
  return (
    <p className="pass-on">
      {paying.loseAllFrom}
      {piles.map(({ pile, n, act }) => (
        <button key={pile} type="button" className="quiet" aria-label={paying.loseAll(n, pile)} onClick={act}>
          {ccg.pileNames[pile]}
        </button>
      ))}
    </p>
  );
}

/** What the scene shows, in words. */
function useHappening(): string {
  const scene = usePage((page) => page.scene);
  const played = usePage((page) => page.facts.get(page.scene?.face ?? '')?.title);
  if (scene === null || played === undefined) return '';
  const who = messages.sides[scene.seat] ?? '';
  if (scene.kind === 'destiny') return `${who}: ${ccg.destinyFor[scene.draw] ?? ''} ${scene.n / 1000}, ${played}`;
  return `${messages.played(who)} ${played}`;
}

const CHANCES: ReadonlySet<string> = new Set(['act', 'respond', 'weapons']);

const PRICED: ReadonlySet<string> = new Set(['act', 'where', 'respond', 'weapons', 'along']);

export function AskPanel({ table }: { readonly table: TableControl }) {
  const { moment } = table;
  const { question, viewer } = moment;
  const about = useFacts(question?.aboutFace);
  const happening = useHappening();
  const undo = usePage((page) => page.undo);
  if (table.idle || question === null) return <Waiting moment={moment} happening={happening} />;
  const mine = mineOf(moment.sides, viewer);
  const all = activateAll(table);
  const rest = loseRest(table);
  const turnLoss = loseTurn(table);
  const drains = drainAll(table);
  const primary = table.choices.find(isPrimary);
  const actions = readable(table);
  const hint =
    question.kind === 'damage'
      ? ccg.damageHint(moment.battle?.sides[viewer]?.damageLeft ?? 0)
      : table.selected < 0 && table.able.size > 0
        ? (ccg.hints[question.kind] ?? '')
        : (ofEpic(moment, ccg.epicHints) ?? '');
  const priced = PRICED.has(question.kind);
  const cancels = cancelling(moment);
  const activate = table.choices.find(({ kind }) => kind === 'activate');
  return (
    <AskFrame
      title={titleOf(moment, about?.title)}
      told={
        <>
          {question.detail === '' ? null : <p className="detail-text">{question.detail}</p>}
          {cancels === '' ? null : <p>{cancels}</p>}
          {priceParts(moment).map((part) => (
            <p key={part}>{part}</p>
          ))}
          {priced ? <p>{ccg.haveForce(mine.force)}</p> : null}
        </>
      }
    >
      {hint === '' ? null : <p className="hint">{hint}</p>}
      <NoticeLine />
      <Numbers table={table} />
      <Draws table={table} />
      <div className={`ccg-answers ${question.kind}`}>
        <Answers
          choices={actions}
          wording={(choice) => wordingOf(choice, actions)}
          aside={(choice) => asideOf(moment, choice)}
          keyless={digitsDraw(table)}
          table={table}
        />
      </div>
      {drains === null ? null : (
        <button type="button" className="answer" data-choice="drainAll" onClick={drains.act}>
          <span>{ccg.drainAll(drains.n)}</span>
          <kbd aria-hidden="true">A</kbd>
        </button>
      )}
      {rest === null ? null : (
        <button
          type="button"
          className="answer"
          data-choice={question.kind === 'lose' ? 'loseRest' : 'payRest'}
          onClick={rest.act}
        >
          <span>{ccg.loseRest(rest.n)}</span>
          <kbd aria-hidden="true">{question.kind === 'lose' ? messages.keys.space : 'A'}</kbd>
        </button>
      )}
      <LoseElsewhere table={table} />
      {turnLoss === null ? null : (
        <button type="button" className="answer" data-choice="loseTurn" onClick={turnLoss.act}>
          <span>{ccg.loseTurn}</span>
          <kbd aria-hidden="true">A</kbd>
        </button>
      )}
      <div className="main-answers">
        {all === null ? null : <Primary kind="activateAll" text={ccg.activateAll(all.n)} onClick={all.act} />}
        {all === null || activate === undefined ? null : (
          <button type="button" className="answer" data-choice="activate" onClick={() => table.answer(activate)}>
            <span>{ccg.activateSome}</span>
          </button>
        )}
        {primary === undefined ? null : all === null ? (
          <Primary
            kind={primary.kind}
            text={primaryWording(moment, primary)}
            quiet={givenUp(moment) !== undefined}
            onClick={() => table.answer(primary)}
          />
        ) : (
          <button type="button" className="answer" data-choice={primary.kind} onClick={() => table.answer(primary)}>
            <span>{primaryWording(moment, primary)}</span>
          </button>
        )}
        {question.kind === 'where' && moment.canUndo ? (
          <button type="button" className="answer" data-choice="back" onClick={() => void undo()}>
            <span>{ccg.back}</span>
            <kbd aria-hidden="true">Esc</kbd>
          </button>
        ) : (
          <Undo />
        )}
        {CHANCES.has(question.kind) && question.choices.length > 1 ? <PassOn moment={moment} /> : null}
      </div>
    </AskFrame>
  );
}
