// Over ten thousand tables of the Star Wars CCG: whatever a viewer may not know can be exchanged, and nothing changes for them.
import { type QuestionKind, type State, starWarsCcg } from '@dejarik/swccg';
import { FORCE, HAND, LOST, RESERVE, USED } from '@dejarik/swccg/table';
import { EVENTS } from '@dejarik/swccg/testing';
import { starWarsCcgPage } from '../src/session/swccg/page-game.ts';
import { describeSecrets } from './support/secrets-suite.ts';
import { swccgSecrets } from './support/secrets-swccg.ts';

const QUESTIONS: { readonly [K in QuestionKind]: true } = {
  start: true,
  act: true,
  respond: true,
  activate: true,
  where: true,
  parsec: true,
  target: true,
  along: true,
  found: true,
  number: true,
  mode: true,
  guess: true,
  hide: true,
  pile: true,
  may: true,
  lose: true,
  battleDestiny: true,
  weapons: true,
  damage: true,
  destinyNumber: true,
  order: true,
  arrange: true,
};

/** Shows the faces in a zone. */
const lyingIn =
  (zone: number) =>
  (state: State, seen: State): void => {
    for (const [card, face] of state.def.entries()) if (state.zone[card] === zone) seen.def[card] = face;
  };

describeSecrets({
  game: starWarsCcg(),
  page: starWarsCcgPage,
  secrets: swccgSecrets,
  events: EVENTS,
  questions: QUESTIONS,
  fields: [
    ['activateForce', 'def'],
    ['useForce', 'def'],
    ['drawCard', 'def'],
  ],
  uncovered: [
    ['every hand', lyingIn(HAND)],
    ['every Reserve Deck', lyingIn(RESERVE)],
    ['every Force Pile', lyingIn(FORCE)],
    ['every Used Pile', lyingIn(USED)],
    ['what lies beneath the top of a Lost Pile', lyingIn(LOST)],
  ],
});
