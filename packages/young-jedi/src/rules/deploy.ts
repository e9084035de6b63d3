/** The Deploy step: everything a player may do then (YJ-TURN-03). */
import { DONE, opponentOf } from '@dejarik/kernel';
import {
  deployCard,
  launch,
  price,
  raceCard,
  whyNotDeploy,
  whyNotLaunch,
  whyNotLocate,
  whyNotRace,
} from './deployment.ts';
import { whyNotEvacuate } from './evacuation.ts';
import { moved } from './event.ts';
import { about, discard, drawCards, happen, showHand, tell, withOther } from './events.ts';
import { answerTo, ask, call, procedure } from './flow.ts';
import { lapOptions, placeThrust, playLap, refuel, refuelOptions } from './podrace.ts';
import type { DeployStepOption } from './questions.ts';
import { PLANET_COUNT } from './state.ts';
import { abilityOf, cardsAt, countUse, defOf, effectOf, effectsAt, type Table } from './table.ts';
import { runTexts } from './triggers.ts';

export const deployStep = procedure('deployStep', {
  thrust(g) {
    placeThrust(g, g.state.acting);
  },
  choose(g) {
    ask(g, g.state.acting, 'deploy', deployOptions(g, g.state.acting));
  },
  chosen(g) {
    const answer = answerTo(g, 'deploy');
    if (answer.kind === 'done') return DONE;
    carryOut(g, g.state.acting, answer);
    runTexts(g);
    return 'thrust';
  },
});

function deployOptions(g: Table, seat: number): DeployStepOption[] {
  const s = g.state;
  const options: DeployStepOption[] = [];
  for (const card of s.hand[seat]!) {
    const def = defOf(g, card);
    switch (def.type) {
      case 'Character':
      case 'Weapon':
      case 'Effect':
      case 'Double Impact': {
        const cost = price(g, seat, def);
        if (whyNotDeploy(g, seat, def, cost) === null) options.push({ kind: 'deploy', card, planet: s.current, cost });
        if (whyNotRace(g, seat, def) === null) options.push({ kind: 'race', card, cost: def.counters });
        break;
      }
      case 'Location':
        if (whyNotLocate(g, def) === null) options.push({ kind: 'locate', card });
        break;
      case 'Starship':
        if (whyNotLaunch(g, seat, def) === null) options.push({ kind: 'launch', card });
        break;
      default:
        break;
    }
  }
  lapOptions(g, seat, options);
  refuelOptions(g, seat, options);
  textOptions(g, seat, options);
  for (let planet = 0; planet < PLANET_COUNT; planet++)
    if (whyNotEvacuate(g, seat, planet) === null) options.push({ kind: 'evacuate', planet });
  options.push({ kind: 'done' });
  return options;
}

/** Game text that may be used in the Deploy step: of Effects once each, and of cards that are discarded for it. */
function textOptions(g: Table, seat: number, options: DeployStepOption[]): void {
  const s = g.state;
  const effect = effectsAt(s, seat, s.current)[0];
  if (effect !== undefined && s.down[effect] === 0) {
    const hand = s.hand[seat]!;
    for (const ability of effectOf(defOf(g, effect)).abilities) {
      if (ability.is === 'limitByDiscard' && s.raised === 0)
        for (const card of hand) options.push({ kind: 'raise', card, effect });
      if (s.used.includes(effect)) continue;
      if (ability.is === 'lookAtDeck' && s.deck[opponentOf(s, seat)]!.length > 0)
        options.push({ kind: 'look', card: effect });
      if (ability.is === 'showHandToDraw' && hand.length > 0) options.push({ kind: 'showHand', card: effect });
      if (ability.is === 'putUnder') for (const card of hand) options.push({ kind: 'putUnder', card, effect });
    }
  }
  for (let planet = 0; planet < PLANET_COUNT; planet++)
    for (const card of cardsAt(s, seat, planet))
      if (s.down[card] === 0 && defOf(g, card).by.discardToDeploy !== undefined)
        options.push({ kind: 'discardToDeploy', card });
  for (const card of s.hyperspace[seat]!)
    if (defOf(g, card).by.discardToDeploy !== undefined) options.push({ kind: 'discardToDeploy', card });
}

function carryOut(g: Table, seat: number, answer: Exclude<DeployStepOption, { readonly kind: 'done' }>): void {
  switch (answer.kind) {
    case 'deploy':
      deployCard(g, seat, answer.card, answer.cost);
      break;
    case 'race':
      raceCard(g, seat, answer.card, answer.cost);
      break;
    case 'locate':
      happen(g, moved('locate', seat, answer.card));
      break;
    case 'launch':
      launch(g, seat, answer.card);
      break;
    case 'lap':
      playLap(g, seat, answer);
      break;
    case 'refuel':
      refuel(g, seat, answer.cards);
      break;
    case 'evacuate':
      call(g, 'evacuation', { seat, planet: answer.planet, transports: [] });
      break;
    case 'discardToDeploy': {
      const ability = abilityOf(defOf(g, answer.card), 'discardToDeploy')!;
      countUse(g, ability);
      discard(g, seat, answer.card);
      call(g, 'search', { seat, ability: ability.id, source: answer.card, match: -1, begun: true });
      break;
    }
    case 'raise':
    case 'putUnder':
      giveForEffect(g, seat, answer);
      break;
    case 'look':
    case 'showHand':
      useOnce(g, seat, answer);
      break;
  }
}

type Of<K extends DeployStepOption['kind']> = Extract<DeployStepOption, { readonly kind: K }>;

/** The texts of Effects for which a card of the hand is given (YJ-DEP-08, YJ-EFF-14). */
function giveForEffect(g: Table, seat: number, { kind, card, effect }: Of<'raise' | 'putUnder'>): void {
  const s = g.state;
  const def = effectOf(defOf(g, effect));
  tell(g, withOther(g, 'text', seat, effect, -1));
  if (kind === 'raise') {
    countUse(g, abilityOf(def, 'limitByDiscard')!);
    s.raised = 1;
    discard(g, seat, card);
  } else {
    countUse(g, abilityOf(def, 'putUnder')!);
    s.used.push(effect);
    happen(g, moved('under', seat, card));
  }
}

/** Those that are used once in each Deploy step (YJ-EFF-14). */
function useOnce(g: Table, seat: number, { kind, card }: Of<'look' | 'showHand'>): void {
  const s = g.state;
  const def = effectOf(defOf(g, card));
  tell(g, withOther(g, 'text', seat, card, -1));
  s.used.push(card);
  if (kind === 'look') {
    countUse(g, abilityOf(def, 'lookAtDeck')!);
    call(g, 'lookAtDeck', { seat, card: s.deck[opponentOf(s, seat)]!.at(-1)! });
  } else {
    countUse(g, abilityOf(def, 'showHandToDraw')!);
    showHand(g, seat);
    drawCards(g, seat, 1);
  }
}

/** He Can See Things, End This Pointless Debate: the opponent's top card, left or put under (YJ-EFF-14). */
export const lookAtDeck = procedure('lookAtDeck', {
  look(g, { seat, card }) {
    tell(g, about(g, 'look', seat, card));
  },
  choose(g, { seat, card }) {
    ask(
      g,
      seat,
      'topCard',
      [
        { kind: 'leave', card },
        { kind: 'under', card },
      ],
      card,
    );
  },
  decide(g, { seat, card }) {
    if (answerTo(g, 'topCard').kind === 'under') happen(g, moved('under', opponentOf(g.state, seat), card));
  },
});
