/**
 * What holds while a card lies on the table, or while a text lasts. Nothing here is an action (CCG-ACT-16). What a rule
 * changes a number by is its `by`: such rules are asked for by `partsOf` alone, which knows of copies (CCG-MOD-01).
 */
export const RULES = {
  // Numbers.
  stat: '{who:whom} is {stats} {by:signed}[ for each {each:filter}][{cumulative:true} cumulatively]',
  set: '{who:whom} has {stats} {n:decimal}',
  times: '{who:whom} has {stats} times {by:number}',
  defined: '{who:whom} has {stat} equal to {n:amount}[, at least {least:number}]',
  icons: 'there is {by:number} more {side} icon {where:place}',
  generate: 'you generate {by:number} more Force',
  noGeneration: 'no Force is generated {where:place}',
  total: '{whose} {total} {where:place} is {by:signed}[ for each {each:filter}]',
  mayDrain: 'you may add {by:number} to your Force drain {where:place}',
  drainCost: "opponent's Force drain {where:place} costs {by:amount} Force",
  draws: '{whose} {draw} destiny draw {where:place} is {by:signed}',
  need: 'ability {n:number} is needed for {whose} battle destiny {where:place}',
  needMore: 'ability needed for {whose} battle destiny {where:place} is {by:signed}[ for each {each:filter}]',
  addDestiny: 'you add {by:number} battle destiny {where:place}',
  powerDestiny: 'each player adds {by:number} destiny to power only {where:place}',
  oneDestiny: 'you draw 1 battle destiny if unable to otherwise',
  attritionMore: 'attrition against opponent is {by:signed} {where:place}',
  epicTotal: 'the total of {event:name} is {by:signed}[{cumulative:true} cumulatively]',
  // Immunity.
  immune: '{who:whom} is immune to attrition[ below {below:number}][ of exactly {exactly:number}]',
  immuneTo: '{who:whom} is immune to {to:names}',
  immuneToWeapons: '{who:whom} is immune to weapon destiny below {below:number}',
  // What may and may not be.
  cannot: '{who:whom} cannot {deed}[ {to:place}]',
  is: '{who:whom} {privilege}',
  skill: '{who:whom} counts as {skill}',
  deploys: '{who:whom} deploys {by:signed}[ {to:place}][ for each {each:filter}]',
  deploysFree: '{who:whom} deploys free[ {to:place}]',
  deploysOnly: '{who:whom} deploys only {to:place}',
  deploysAnywhere: '{who:whom} may deploy {to:place} without presence or icons',
  /** Jawas: the same Force from both Force Piles, and from one only where a location says so. */
  deploysForBoth: '{who:whom} deploys for {n:number} Force from each player',
  deploysForYou: '{who:whom} deploys for {n:number} Force from you only {to:place}',
  limit: 'at most {n:number} {who:filter} may be at one site[ or starship{ship:true}]',
  movesFree: '{who:whom} moves free[ {where:place}]',
  moveCost: '{who:whom} moves to here for {by:amount} more Force',
  movesOnly: '{who:whom} moves only to {to:filter}',
  transit: 'your docking bay transit from here costs {n:number} Force',
  battleCost: 'to initiate a battle here costs {n:amount} Force',
  // Reacts (section 36).
  reactMove: '{who:whom} may react by moving[ free{free:true}][ to a battle{battle:true}][ {to:place}]',
  reactDeploy: '{who:whom} may react by deploying[ to a battle{battle:true}][ {to:place}]',
  // Conditions and rule sets of places.
  nighttime: 'it is nighttime {where:place}',
  rules: '{set} rules hold here',
  expanded: 'your text of the bearer holds at sites adjacent to it too',
  // Aboard.
  carries: 'this card carries {room:rooms}',
  permanentPilot: 'this card has {n:number} permanent pilot with ability {ability:decimal}',
  standsIn: '{who:whom} may be forfeited in place of {what:filter}',
  forfeitFromHand: '{what:filter} may be forfeited from your hand after you lose a battle',
  // Firing.
  outOfBattle: '{who:whom} may be fired out of a battle at {what:filter}',
  weaponDraws: 'each weapon destiny draw of {who:whom} is {by:signed}',
  /** What is neither character nor ship, and can be shot at all the same. */
  aimedAt: 'this card may be targeted by {what:filter} and is lost if destiny > {n:number}',
  // Carrying.
  armsBearer: '{who:whom} may hold {n:number} weapons, handed over free',
  // Seekers, gates, things that come to an end.
  seeks: 'this card seeks {what:filter}',
  gate: 'this card bars the way to the next site unless power + ability > {n:number}',
  // Creatures.
  lives: 'this card lives {where:place}',
  meals: 'this card has ferocity equal to its last meal + {n:number} destiny',
  /** Of a location with which a player starts. */
  goesFirst: 'Light goes first if you start here',
  cancelled: '{what:names} is cancelled',
  drainFrom: 'your Force drain {where:place} is lost from {pile}',
  halved: 'your loss of Force is halved[, rounded down with {down:filter}]',
  firstToHand: 'the first {n:number} Force that you activate may go to your hand',
  deploysOnto: 'once per turn, {who:whom} deploys {by:signed} on {on:filter}',
  grouped: 'a group of {what:filter} has total power 1, 3, 6 or 10',
  /** Where a card that walks moves in another phase, or that would not move at all, or farther. */
  walks: '{who:whom} moves[ only{only:true}] in your {phase} phase[, up to {n:number} sites away]',
  blockade: 'opponent moves nothing except {except:filter}',
  squad: 'exactly {n:number} {who:filter} move with this card for {cost:number} Force in all',
  escorts: '{who:filter} may move with this card',
  shuttles: 'this card shuttles {n:number} character per turn free',
  replaces: 'this card replaces {n:number} {what:filter} at one location',
  moreRoom: '{who:whom} carries {by:rooms} more',
  deploysOnShip: '{who:filter} deploys {by:signed} on its ship',
  reactWithPilot:
    'this card may react by deploying with a pilot to a battle with {what:filter}[, free with {free:filter}]',
  morePower: '{whose} total power {where:place} is higher by {by:amount}',
  usedInstead: '{what:names} is a Used Interrupt',
  faceDown: 'the Lost Pile beside this card is face down, and Life Force is lost unseen',
  /** CCG-IMM-04, 08. */
  grabs: 'the Interrupt that this card answers is grabbed',
  taxes: 'the Interrupt that this card answers is stacked here',
  noExplosion: 'no Program Trap explodes here',
  /** CCG-CARD-113. */
  begs: "that number of opponent's Force helps to pay for your next action",
  /** Of whatever the destiny is drawn for with this card as its target. */
  drawnFor: 'each destiny draw for {what:names} against this card is {by:signed}',
  /** Of a vehicle site. */
  enter: 'your character enters and leaves here for {n:number} Force',
  epicCost: '{event:name} costs {by:number} more Force',
  /** Of a card that players know for it. */
  forbids: 'opponent cannot play {what:names}',
  maneuverCheck: 'opponent makes maneuver checks in the Trench',
} as const;

/** What is said of a card and is so or not: what it may do, has to do, or is. Rules are asked for by these names too. */
export const PRIVILEGES = {
  doubled: 'is doubled',
  noText: 'has no text',
  needsNoDriver: 'moves without a driver',
  reactAway: 'may react by moving away',
  turned: 'is turned round',
  docks: 'has ship-docking capability',
  /** Ability lent to another battle (CCG-READ-093): the number that was chosen. */
  lends: 'lends that number of ability to the battle',
  /** An Observation Holocam: the card has no other part in the battle (CCG-CARD-159). */
  lendsPower: 'lends its power to the battle',
  pilotTwice: 'adds twice as much to power of its ship',
  doublesPower: 'drawn for battle destiny doubles your total power if it is lower',
  wearsOff: 'stays when forfeited, less what it absorbed',
  regenerates: 'goes on its Used Pile when lost or forfeited in a battle',
  mustForfeit: 'must be forfeited at end of battle',
  intoBattle: 'may be fired into a battle at an adjacent site',
  fromOrbit: 'may be fired at the system that the Death Star orbits',
  firesFirst: 'is fired before other weapons',
  firesFree: 'is fired free',
  firesTwice: 'may fire each weapon twice',
  carriesAny: 'may carry and use weapons and devices without limit',
  handsOver: 'hands weapons over free',
  ends: 'comes to its end',
  rides: 'rides as a passenger',
  drives: 'may drive without ability',
  /** What was built in is gone, and somebody else can do it. */
  noPilot: 'has no permanent pilot',
  noNav: 'has no permanent nav computer',
  savedWhenHit: 'goes to its Used Pile when it is hit and would be lost',
  undercover: 'is Undercover',
  freed: 'is released',
  /** Of a location: what its own text lets deploy on it. */
  admits: 'may deploy on this location',
  onceAGame: 'deploys once per game',
  plainEffect: 'is a plain Effect, no Utinni Effect',
  beam: 'holds captured starships',
  besieged: 'can be fought for inside',
} as const;

export const TOTALS = { drain: 'Force drain', totalPower: 'total power', totalAbility: 'total ability' } as const;

/** Room aboard (section 19): `everybody` counts the driver too (CCG-CAP-05). */
export const ROOMS = {
  pilots: '{n:number} pilot',
  passengers: '{n:number} passenger',
  either: '{n:number} pilot or passenger',
  everybody: '{n:number} aboard',
  astromechs: '{n:number} astromech',
  vehicles: '{n:number} vehicle',
  ties: '{n:number} TIE',
} as const;
