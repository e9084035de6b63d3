// Over ten thousand tables of the Star Wars CCG: whatever a viewer may not know can be exchanged, and nothing changes for them.
import { type QuestionKind, starWarsCcg } from '@dejarik/swccg';
import { FORCE, HAND, LOST, RESERVE, USED } from '@dejarik/swccg/table';
import { EVENTS } from '@dejarik/swccg/testing';
import { starWarsCcgPage } from '../src/session/swccg/page-game.ts';
import { describeSecrets, lyingIn } from './support/secrets-suite.ts';
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

describeSecrets({
  game: starWarsCcg(),
  page: starWarsCcgPage,
  secrets: swccgSecrets,
  events: EVENTS,
  questions: QUESTIONS,
  seldom: [/Cancel/u, /captur|captive/u, /destiny.*Cancel/u, /[Tt]ractor/u, /Fires for/u, /stolen|Undercover/u],
  unmet: ['blownAway', 'captured', 'destinyCancelled', 'released'],
  fields: [
    ['activateForce', 'def'],
    ['useForce', 'def'],
    ['drawCard', 'def'],
    ['toHand', 'def'],
    ['toUsed', 'def'],
    ['stacked', 'def'],
    ['look', 'defs'],
    ['show', 'defs'],
    ['toForce', 'def', /Force Pile/u],
    ['toReserve', 'def', /Force Pile/u],
    ['loseForce', 'def', /lost/u],
  ],
  untried: {
    'lost def':
      'kept alone where a card goes unseen to a Lost Pile that lies face down, too seldom to be compared; CCG-CARD-124 says who sees such a pile',
  },
  uncovered: [
    ['every hand', lyingIn(HAND)],
    ['every Reserve Deck', lyingIn(RESERVE)],
    ['every Force Pile', lyingIn(FORCE)],
    ['every Used Pile', lyingIn(USED)],
    ['what lies beneath the top of a Lost Pile', lyingIn(LOST)],
  ],
});
