/** English: the table of Young Jedi. */
import { byName } from '@dejarik/kernel/words';

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const SIDES = ['Dark', 'Light'] as const;

/** What is told of a card that is not seen. */
interface Described {
  readonly type: string;
  readonly counters: number;
  readonly destiny: readonly number[];
  readonly power: number | null;
  readonly damage: number;
  readonly text: readonly string[];
}

const isFighter = (type: string): boolean => type === 'Character' || type === 'Starship';

export const yj = {
  yours: 'yours',
  theirs: 'theirs',
  planets: ['Tatooine', 'Coruscant', 'Naboo'] as readonly string[],
  locations: [
    ['Mos Espa', 'Desert Landing Site', 'Podrace Arena'],
    ['Jedi Council Chamber', 'Galactic Senate', 'Capital City'],
    ['Theed Palace', 'Battle Plains', 'Gungan Swamp'],
  ] as readonly (readonly string[])[],
  types: byName<string>({
    Character: 'Character',
    Weapon: 'Weapon',
    Battle: 'Battle card',
    Effect: 'Effect',
    Location: 'Location',
    Starship: 'Starship',
    Objective: 'Objective',
    'Double Impact': 'Double Impact',
  }),
  uniqueness: byName<string>({
    stackable: 'stackable: any number, on one planet',
    unique: 'unique: one in play',
    diamond: 'diamond: any number, anywhere',
    none: '',
  }),
  dots: byName<string>({
    red: 'red',
    orange: 'orange',
    blue: 'blue',
    yellow: 'yellow',
    green: 'green',
    purple: 'purple',
  }),
  dotLabel: (dots: readonly string[]) => `deck dot: ${dots.join(' or ')}`,
  power: 'Power',
  damage: 'Damage',
  destiny: 'Destiny',
  short: { power: 'P', damage: 'D' },
  drawn: '?',
  drawnPower: 'a destiny card is drawn for it',
  bonusAt: (location: string, n: number) => `${location} +${n}`,
  handlingNumber: (n: number) => `Handling ${n}`,
  printed: 'printed',
  cube: (n: readonly number[]) => n.join('/'),

  steps: ['Before the first turn', 'Deploy', 'Battle', 'Even Up'] as readonly string[],
  turnOf: (n: number, who: string) => `Turn ${n} · ${who}`,
  faceDownTurn: 'face down',
  faceDownExplain: 'On the first turn at a planet everything is deployed face down, and nobody can attack yet.',

  board: (planet: string) => `${planet}, the current planet`,
  noPlanet: 'The first planet is being chosen',
  row: (mine: boolean, n: number) => (mine ? `Your cards here, ${n}` : `The opponent’s cards here, ${n}`),
  emptyRow: (mine: boolean) => (mine ? 'You have nobody here.' : 'Nobody here.'),
  planetState: (state: string, by: number, surrendered: boolean): string => {
    if (state === 'current') return 'contested now';
    if (by >= 0) return surrendered ? `given to ${SIDES[by]}` : `${SIDES[by]} won`;
    return 'not yet';
  },
  planetLabel: (planet: string, state: string, stranded: number) =>
    `${planet}, ${state}${stranded === 0 ? '' : `, ${plural(stranded, 'card')} left behind`}`,
  planetsLabel: 'The three planets',
  stranded: 'Left behind',
  strandedNone: 'Nothing was left behind here.',
  toWin: 'Two planets win.',
  canEvacuate: 'evacuate',
  effect: 'Effect',
  effectOf: (mine: boolean) => (mine ? 'Your Effect' : 'The opponent’s Effect'),
  hyperspace: 'Hyperspace',
  hyperspaceOf: (mine: boolean, n: number) =>
    mine ? `Your Hyperspace, ${plural(n, 'Starship')}` : `The opponent’s Hyperspace, ${plural(n, 'Starship')}`,
  deck: 'deck',
  discardTop: 'discard',
  discardTopOf: (title: string) => `Top of the discard pile: ${title}`,
  nothingDiscarded: 'nothing discarded',
  countersLeft: (left: number, limit: number) => `${left} of ${limit} counters left`,
  countersWord: 'counters',
  handOf: (n: number, duel: boolean) =>
    duel ? `Your dueling hand, ${plural(n, 'card')}` : `Your hand, ${plural(n, 'card')}`,
  inHand: (title: string, able: boolean) => (able ? `${title}, in hand, can be played` : `${title}, in hand`),
  inPlay: (title: string, power: string, damage: number) => `${title}, power ${power}, damage ${damage}`,
  copies: (n: number) => `${n} copies`,
  hidden: 'face down',
  backs: (n: number) => plural(n, 'face-down card'),
  able: 'can be picked',
  picked: 'picked',
  describe: ({ type, counters, destiny, power, damage, text }: Described) =>
    [
      `${type}, ${plural(counters, 'counter')}, destiny ${destiny.join(' or ')}`,
      isFighter(type) ? `power ${power ?? 'drawn'}, damage ${damage}` : '',
      text.join(' '),
    ]
      .filter((part) => part !== '')
      .join('. '),

  race: {
    lane: (mine: boolean) => (mine ? 'Your Podrace' : 'The opponent’s Podrace'),
    noPilot: 'no pilot yet',
    noPodracer: 'no Podracer yet',
    thrust: (n: number) => `Thrust ${n}`,
    handling: (n: readonly number[]) => `Handling ${n.join(' or ')}`,
    noHandling: 'no Handling number',
    laps: (n: number) => `${plural(n, 'lap')} of 3`,
    place: (n: number, title: string | null) => (title === null ? `${n}: open` : `${n}: ${title}`),
  },

  ask: byName<string>({
    firstPlanet: 'You go first: choose the first planet',
    nextPlanet: 'Choose the next planet',
    number: 'Which of its two destiny numbers counts?',
    printed: 'Which of its two numbers counts as printed?',
    useNumber: 'Which of the two draws counts?',
    fetchEffect: 'A new planet: take one Effect from your deck?',
    deploy: 'Deploy',
    topCard: 'The opponent’s top card: leave it or put it under the deck?',
    search: 'Search your deck?',
    fromDeck: 'Choose a card from your deck',
    takeFromDeck: 'Choose a card from your deck to take into hand',
    draw: 'Draw a card?',
    underOrDraw: 'Put a card under your deck, or draw one',
    discardLap: 'Discard the opponent’s last lap card?',
    mustDiscard: 'Discard a card from your hand',
    renewHand: 'Change three cards of your hand?',
    giveUp: 'Choose a card to discard',
    intercept: 'The opponent evacuates: intercept?',
    duel: 'Start a duel?',
    defend: 'A challenge: who takes it up?',
    duelWeapon: 'Which weapon is used in the duel?',
    duelAttack: 'Your attack: play a card',
    duelBlock: 'Block with the same number, or take the hit',
    duelText: 'Use the dueling text?',
    battle: 'Start a battle?',
    battleCards: 'Battle cards for this battle',
    plan: 'Lay your battle plan',
    half: 'Which half is used?',
    ignore: 'Make a weapon count for nothing?',
    redraw: 'Keep this draw?',
    swap: 'Swap destiny numbers?',
    replace: 'Count DAMAGE instead of a destiny number?',
    opponent: 'With which opponent is it compared?',
    showHand: 'Show your hand for more power?',
    evenUp: 'Even up and end the turn',
    discardDown: 'Too many cards: discard one',
  }),
  hints: byName<string>({
    deploy: 'Pick cards from your hand; drag or click them onto the planet.',
    battleCards: 'Pick the Battle cards that go into your plan.',
    duel: 'Pick your duelist, then whom to challenge.',
    duelAttack: 'Its destiny number is the attack.',
    discardDown: 'Pick one from your hand.',
    mustDiscard: 'Pick one from your hand.',
    giveUp: 'Pick one from your hand.',
    underOrDraw: 'Pick one from your hand to put it under.',
    plan: 'The first fight is on the left. Drag the cards, or pick one and move it with the arrows.',
  }),
  pickHint: 'Pick one of the glowing cards.',
  spent: (left: number, limit: number, hides: boolean) =>
    `${left} of ${limit} counters left${hides ? '; everything comes face down' : ''}.`,
  doneDeploying: 'Done deploying',
  noDuel: 'No duel',
  challenge: (who: string, whom: string, weapon: string) => `${who} ⚔ ${whom}${weapon === '' ? '' : ` (${weapon})`}`,
  noBattle: 'No battle',
  attack: 'Attack!',
  noMoreBattleCards: (n: number) => (n === 0 ? 'No Battle cards' : `Go on with ${plural(n, 'Battle card')}`),
  letGo: 'Let them go',
  takeHit: 'Take the hit',
  noWeapon: 'No weapon',
  keepAll: 'No, leave it',
  countersLost: (n: number) =>
    `${n} ${n === 1 ? 'counter' : 'counters'} would be lost. Press Space again to end the Deploy step.`,
  endTurn: 'End turn',
  evenUp: (hand: number, to: number) =>
    hand < to
      ? `Draw ${to - hand} and end the turn`
      : hand > to
        ? `Discard ${hand - to} and end the turn`
        : 'End the turn',
  uselessBattleCard: 'nobody here can use it',

  plan: {
    title: 'Your battle plan',
    ships: 'Your plan for the starship battle',
    fight: (n: number) => `Fight ${n}`,
    left: 'Used by nobody',
    go: 'Fight!',
    suggest: 'Suggest an order',
    guided: 'The guide’s order is another one. Suggest an order brings it back.',
    earlier: 'Move to the left',
    later: 'Move to the right',
    label: (title: string, place: number, of: number) => `${title}, place ${place} of ${of}`,
    picked: 'picked: the arrows move it',
    usedBy: (weapon: string) => `uses ${weapon}`,
    perhaps: (weapon: string) => `${weapon}: only against some`,
    unused: (weapon: string) => `${weapon} is not used`,
    plays: (card: string) => `plays ${card}`,
    wasted: (card: string) => `${card} cannot be used here`,
    sum: (power: number, draws: number) =>
      `power ${power}${draws === 0 ? '' : ` + ${draws === 1 ? 'a draw' : `${draws} draws`}`}`,
    usual: (n: number) => `half the time ${n} or more`,
    chance: (chance: string, mayBeArmed: boolean) => `${mayBeArmed ? '≤' : ''}${chance}`,
    chanceOf: (fight: number, chance: string) => `fight ${fight} wins with ${chance.replace('≤', 'at most ')}`,
    chances: (fight: number) => `Chances: fight ${fight}`,
    countedOver: (cards: number) =>
      `Counted over the ${cards} cards of your deck, against power as it stands, without Weapons; Battle cards are not known.`,
    theirRow: 'The opponent’s cards',
    lands: 'lands here',
    theirs: (fighters: number, battleCards: number) =>
      `The opponent: ${plural(fighters, 'fighter')}, ${plural(battleCards, 'Battle card')}`,
  },

  fight: {
    title: (n: number, planet: string, ships: boolean) =>
      ships ? `Starship battle at ${planet}, fight ${n}` : `Fight ${n} on ${planet}`,
    duel: 'The duel',
    now: 'The fight',
    last: 'The last fight',
    lastDuel: 'The last duel',
    total: (n: number) => `power ${n}`,
    wins: 'wins',
    tie: 'equal',
    defeated: 'defeated',
    damage: (n: number) => (n === 0 ? 'no damage' : `${n} damage`),
    lost: (titles: string) => `lost: ${titles}`,
    purposes: ['Battle card', 'weapon', 'power'] as readonly string[],
    draw: (title: string, n: number, purpose: string) => `destiny ${n} for the ${purpose}: ${title}`,
    notCounted: 'does not count',
    choosing: '?',
    unused: 'not used',
    more: 'Show the numbers',
    withTitle: (title: string) => `with ${title}`,
    parts: byName<string>({
      'YJ-CARD-10': 'printed',
      'YJ-CARD-20': 'its text',
      'YJ-CARD-21': 'Battle card',
      'YJ-WPN-03': 'weapon',
      'YJ-ARM-03': 'built-in weapon',
      'YJ-EFF-05': 'text',
    }),
    line: (one: string, a: number, b: number, other: string) => `${one} ${a} : ${b} ${other}`,
  },

  duel: {
    title: 'Duel',
    read: 'Go on',
    hits: (n: number, of: number) => `${plural(n, 'hit')} of ${of}`,
    hand: (n: number) => `dueling hand ${n}`,
    pile: (n: number) => `${n} played`,
    attackOf: (who: string, own: boolean, n: number) => `${who} ${own ? 'attack' : 'attacks'} with ${n}`,
    toAttack: (who: string, own: boolean) => `${who} ${own ? 'attack' : 'attacks'}`,
    challenge: 'The challenge',
    noWeapon: 'no weapon',
  },

  evacuation: (side: string, planet: string) => `${side} evacuates ${planet}`,
  shipBattle: (planet: string) => `Starship battle at ${planet}`,
  battleOn: (planet: string) => `Battle on ${planet}`,
  taken: (side: string, planet: string) => `${side} takes control of ${planet}`,

  reasons: byName<string>({
    planets: 'Two planets are controlled.',
    deck: 'A deck has run out.',
    podrace: 'The third lap is completed.',
    tie: 'Both decks have run out.',
    noPlanet: 'Nobody has a Location for another planet.',
    stalemate: 'No card has moved for many turns.',
    concession: 'The game was conceded.',
  }),

  keys: [
    ['Space', 'confirm, pass, or show the rest at once'],
    ['S', 'step: show the next thing that another player did'],
    ['1 … 9', 'pick the answer with this number'],
    ['← → ↑ ↓', 'walk from card to card; in the plan, move the picked card'],
    ['Enter', 'pick the card in focus; in the plan, fight'],
    ['Esc', 'one step back'],
    ['E', 'end the turn; pressed twice'],
    ['U', 'undo'],
    ['H', 'hold: ask everything'],
    ['L', 'show the log (phone)'],
    ['?', 'this list'],
  ] as readonly (readonly [string, string])[],
};
