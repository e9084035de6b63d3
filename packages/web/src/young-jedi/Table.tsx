/** A game of Young Jedi at the table: playing and looking back. */
import { lazy } from 'react';
import { messages } from '../messages/index.ts';
import { yj } from '../messages/young-jedi-en.ts';
import type { Facts } from '../session/young-jedi/facts.ts';
import type { FightView, Moment } from '../session/young-jedi/moment.ts';
import { Beat } from '../table/Beat.tsx';
import { Chooser } from '../table/Chooser.tsx';
import { HeldUp } from '../table/HeldUp.tsx';
import { looseBy } from '../table/Loose.tsx';
import { PlayedTable, useNames } from '../table/PlayedTable.tsx';
import { seatBelow } from '../table/seats.ts';
import { AskPanel, useTitle } from './AskPanel.tsx';
import { CardFace, Picture } from './CardFace.tsx';
import { CardSheet } from './CardSheet.tsx';
import { DuelTable } from './DuelTable.tsx';
import { FightPanel } from './FightPanel.tsx';
import { FightStage } from './FightStage.tsx';
import { PlanBoard } from './PlanBoard.tsx';
import { PlanetWon } from './PlanetWon.tsx';
import { useFacts, usePage } from './page.ts';
import { rulesPage } from './rules-page.ts';
import { StepBar } from './StepBar.tsx';
import { TableView } from './TableView.tsx';
import { useHeldDuel } from './useHeldDuel.ts';
import { useKeys } from './useKeys.ts';
import { usePlan } from './usePlan.ts';
import { type TableControl, useTable } from './useTable.ts';

const Guide = lazy(async () => ({ default: (await import('./guide/YoungJediGuide.tsx')).YoungJediGuide }));

/** The fight to look at: the one being shown, or the one in the middle of which something is asked. */
function useFight(moment: Moment): FightView | null {
  const scene = usePage((page) => (page.past === null ? page.scene : null));
  if (scene !== null) return scene.fight;
  return moment.fighting ? (moment.fights.at(-1) ?? null) : null;
}

const Loose = looseBy(useFacts, CardFace);

export function Table() {
  const table = useTable();
  return table === null ? null : <Playing table={table} />;
}

function Playing({ table }: { readonly table: TableControl }) {
  const { moment } = table;
  const me = seatBelow(moment);
  const nameOf = useNames(me);
  const plan = usePlan(table);
  const fight = useFight(moment);
  const held = useHeldDuel(moment);
  const asked = useTitle(moment);
  const keys = useKeys(table, plan, held);
  const { question } = moment;
  const looked = question?.kind === 'topCard' && !table.idle ? question.aboutFace : null;
  return (
    <PlayedTable
      moment={moment}
      rules={rulesPage(moment)}
      keys={keys}
      keyTexts={yj.keys}
      reasons={yj.reasons}
      sheet={(facts, card) => <CardSheet facts={facts as Facts} card={card} />}
      face={(id) => <Loose face={id} />}
      panels={
        <>
          <StepBar moment={moment} />
          <FightPanel fights={moment.fights} me={me} />
        </>
      }
      guide={<Guide />}
      ask={<AskPanel table={table} plan={plan} />}
    >
      {(side, className) => (
        <TableView
          table={table}
          me={me}
          nameOf={nameOf}
          className={className}
          covered={plan !== null || fight !== null || held !== null || moment.duel?.begun === true}
          side={side}
          over={
            <>
              {plan === null ? null : <PlanBoard plan={plan} moment={moment} me={me} />}
              <DuelTable moment={moment} me={me} />
              {fight === null ? null : <FightStage key={fight.number} fight={fight} me={me} />}
              {held === null || fight !== null ? null : (
                <FightStage fight={held.fight} me={me}>
                  <button type="button" className="answer primary duel-read" onClick={held.read}>
                    <span>{yj.duel.read}</span>
                    <kbd aria-hidden="true">{messages.keys.space}</kbd>
                  </button>
                </FightStage>
              )}
              <Beat />
              <HeldUp picture={(facts) => <Picture facts={facts as Facts} />} />
              <PlanetWon />
              <Chooser
                title={asked === '' ? messages.chooser.title : asked}
                choices={plan === null ? table.unseen : []}
                looked={looked === null ? null : <Loose face={looked} />}
              >
                {(choice) => (
                  <Loose
                    face={choice.face}
                    label={choice.text}
                    card={choice.card}
                    onPick={() => table.answer(choice)}
                  />
                )}
              </Chooser>
            </>
          }
        />
      )}
    </PlayedTable>
  );
}
