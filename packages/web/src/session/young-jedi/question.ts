/** The open question as the page asks it. */
import { askedOf as frameOf } from '../known.ts';
import type { Asked, Choice, Pointed, Prepared } from '../moment.ts';
import { describeOption, type Option, type SeenTable } from './engine.ts';
import { faceOf } from './views.ts';

const at = (card: number, target = -1, n = 0): Pointed => ({ card, target, n });
const NOTHING = at(-1);

/** What to click, then on what (a card, or a planet), then which number. */
export function pointed(option: Option): Pointed {
  switch (option.kind) {
    case 'done':
    case 'pass':
    case 'nothing':
    case 'noWeapon':
    case 'takeHit':
    case 'intercept':
    case 'letGo':
    case 'startBattle':
    case 'surrender':
    case 'discardHand':
      return NOTHING;
    case 'redraw':
    case 'locate':
    case 'launch':
    case 'look':
    case 'showHand':
    case 'discardToDeploy':
    case 'discardLocation':
    case 'leave':
    case 'under':
    case 'search':
    case 'decline':
    case 'draw':
    case 'yes':
    case 'no':
    case 'take':
    case 'discard':
    case 'stand':
    case 'defend':
    case 'weapon':
    case 'declare':
    case 'plan':
    case 'opponent':
      return at(option.card);
    case 'nextPlanet':
      return at(option.card, option.planet);
    case 'number':
    case 'keep':
    case 'lap':
    case 'attack':
    case 'block':
      return at(option.card, -1, option.number);
    case 'deploy':
      return at(option.card, option.planet, option.cost);
    case 'race':
    case 'fromDeck':
      return at(option.card, -1, option.cost);
    case 'raise':
    case 'putUnder':
      return at(option.card, option.effect);
    case 'duel':
      return at(option.card, option.target, option.weapon);
    case 'half':
      return at(option.card, -1, option.fighters);
    case 'ignore':
    case 'discardDiamond':
      return at(option.card, option.target);
    case 'useDraw':
    case 'replace':
      return at(-1, option.draw, option.number);
    case 'swap':
      return at(-1, -1, option.gain);
    case 'refuel':
      return at(-1, -1, option.cards);
    case 'evacuate':
      return at(-1, option.planet);
  }
}

/** What is clicked; the number of an exchange of destiny numbers is what it gains, below 0 what it loses. */
function aboutOf(g: SeenTable, option: Option): Pointed {
  if (option.kind !== 'replace') return pointed(option);
  const { question, fight } = g.state;
  return at(-1, option.draw, option.number - fight!.camps[question!.seat]!.draws[option.draw]!.n);
}

/** Options that read the same are the same, as of two copies of a card: they stand once. A plan needs each copy. */
function choicesOf(g: SeenTable): Choice[] {
  const { question, failed } = g.state;
  const seen = new Set<string>();
  return question!.options.flatMap((option, index): Choice[] => {
    if (failed.includes(index)) return [];
    const about = aboutOf(g, option);
    const text = describeOption(g, option);
    if (option.kind !== 'plan' && seen.has(text)) return [];
    seen.add(text);
    return [{ ...about, index, kind: option.kind, text, face: about.card < 0 ? null : faceOf(g, about.card) }];
  });
}

export const askedOf = (g: SeenTable, prepared: Prepared | null): Asked | null =>
  frameOf(
    g,
    (card) => faceOf(g, card),
    () => choicesOf(g),
    prepared,
  );
