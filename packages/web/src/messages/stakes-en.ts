/** What is at stake, and what something promises, in words; for all games. */
import { byName } from '@dejarik/kernel/words';

/** "Space", "Space and Ground", "Space, Ground and Character"; with another last word where one of them is meant. */
function listed(names: readonly string[], word = 'and'): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** Of whom a warning speaks, as the viewer sees it. */
export interface Told {
  /** The side that gains by it. */
  readonly side: string;
  /** It is the viewer's own; false: an opponent's, or nobody looks from a seat. */
  readonly mine: boolean;
  /** The viewer would lose by it. */
  readonly mineLoses: boolean;
  readonly places: readonly string[];
  readonly n: number;
  readonly ends: boolean;
}

const percent = (chance: number): string => {
  const n = chance * 100;
  if (n > 0 && n < 1) return '<1%';
  if (n > 99 && n < 100) return '>99%';
  return `${Math.round(n)}%`;
};

/** What the end means for who looks. */
const wins = ({ mine, side }: Told): string => (mine ? 'you win' : `${side} wins`);

export const stakes = {
  label: 'What is at stake',
  percent,

  // The Star Wars TCG.
  holds: (side: string) => `${side} holds`,
  ofNeeded: (n: number, needed: number) => `${n} of ${needed}`,
  health: (who: string, left: number) => `${who} ${left} health left`,
  tcg: byName<(told: Told) => string>({
    over: (told) =>
      `${told.mine ? 'You hold' : `${told.side} holds`} ${listed(told.places)}: as things stand, ${wins(told)} when this turn ends.`,
    clear: (told) =>
      told.mine
        ? `Clear ${listed(told.places, 'or')} this turn and you win.`
        : `If ${told.side} clears ${listed(told.places, 'or')} now, the game is over.`,
  }),

  // Young Jedi.
  yj: byName<(told: Told) => string>({
    planet: (told) =>
      told.ends
        ? `${listed(told.places)} is the second planet: as things stand, ${wins(told)} when this turn ends.`
        : `As things stand, ${told.mine ? 'you take' : `${told.side} takes`} ${listed(told.places)} when this turn ends.`,
    deck: (told) =>
      `${told.mineLoses ? 'You have' : 'The other deck has'} ${told.n} ${told.n === 1 ? 'card' : 'cards'} left to draw; whose deck is empty has lost.`,
    evenUp: (told) =>
      told.mineLoses
        ? `Evening up would draw your last ${told.n === 1 ? 'card' : `${told.n} cards`}: that loses the game.`
        : `Evening up would draw the other deck’s last ${told.n === 1 ? 'card' : `${told.n} cards`}.`,
    lap: (told) => `${told.mine ? 'You need' : `${told.side} needs`} one more lap token to win.`,
  }),
  planets: (n: number, needed: number) => `${n} of ${needed} planets`,
  planetHeld: (side: string) => `${side} holds it`,
  planetContested: 'contested',
  planetOpen: 'open',

  // The Star Wars CCG.
  ccg: byName<(told: Told) => string>({
    life: (told) => `${told.mineLoses ? 'Your' : 'The other'} Life Force is down to ${told.n}.`,
    drain: (told) =>
      told.ends
        ? `${told.mine ? 'Your' : `${told.side}’s`} Force drains (${told.n} a turn) would end the game.`
        : `${told.mine ? 'Your' : `${told.side}’s`} Force drains (${told.n} a turn) would take all the Life Force that is left.`,
  }),

  givenUp: {
    battle: 'No battle would be fought where there could be one. Press Space once more if you mean it.',
    drain: (n: number) => `A Force drain of ${n} would be given up. Press Space once more if you mean it.`,
    weapon: 'A weapon that can be fired would stay silent. Press Space once more if you mean it.',
  },

  // Odds.
  odds: {
    title: (attacker: string, target: string) => `${attacker} attacks ${target}`,
    dice: (dice: number, hitsOn: number, needs: number) =>
      `${dice} ${dice === 1 ? 'die' : 'dice'}, ${hitsOn > 6 ? 'none hits' : `hits on ${hitsOn}${hitsOn < 6 ? '+' : ''}`}, needs ${needs}`,
    short: (dice: number, needs: number) =>
      needs > dice ? `needs ${needs}, ${dice} dice` : `needs ${needs} of ${dice}`,
    chance: (chance: number, about: boolean) => `${about ? 'about ' : ''}${percent(chance)}`,
    toDefeat: (chance: string) => `${chance} to defeat it`,
    toFell: 'to defeat it',
    guard: (n: number, chance: number) => `${percent(chance)} if it is paid to prevent ${n}`,
    about: 'A text here may still change the dice or the damage.',
  },
  destiny: {
    needs: (draws: number, needs: number, chance: number) => {
      if (needs <= 0) return draws === 1 ? 'Whatever is drawn wins' : 'Whatever the draws are, they win';
      return draws === 1
        ? `The next draw needs ${needs}+: ${percent(chance)}`
        : `The next ${draws} draws need ${needs}+ together: ${percent(chance)}`;
    },
    counted: 'Counted over all cards of your own that could come.',
    from: (left: number) => `Counted over the ${left} cards of your own that could come.`,
  },
};
