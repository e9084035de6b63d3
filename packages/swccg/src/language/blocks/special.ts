/** Rule sets: Death Star, Trench, holosites, bluffs, captives, tractor beams, spies, Epic Events: their building blocks. */
export const SPECIAL_AMOUNTS = {
  /** Starfighters have one, other starships the other. */
  shield: '{whom:possessive} armor or maneuver',
  /** Of a weapon, device or Effect what it took to deploy it where it is. */
  deployCost: '{whom:possessive} deploy cost',
} as const;

export const SPECIAL_CONDITIONS = {
  orbits: 'the Death Star orbits here',
  attackRun: 'an Attack Run can be made',
  ignition: 'the Superlaser can fire at a planet',
  lead: 'the lead starfighter has a matching pilot',
  leads: '{who:ref} leads the Attack Run',
  unused: 'this card was not used this turn',
} as const;

export const SPECIAL_RULES = {
  undercover: '{who:whom} is Undercover',
  freed: '{who:whom} is released',
  cancels: '{what:names} is canceled',
  /** Of a location: what its own text lets deploy on it. */
  admits: '{who:whom} may deploy on this location',
  /** Of a vehicle site. */
  enter: 'your character enters and leaves here for {n:number} Force',
  epicCost: '{event:name} costs {n:number} more Force',
  /** Of a card that players know for it. */
  forbids: 'opponent cannot play {what:names}',
  onceAGame: 'this card deploys once per game',
  beam: 'the bearer holds captured starships',
  besieged: 'the bearer can be fought for inside',
  maneuverCheck: 'opponent makes maneuver checks in the Trench',
} as const;

export const SPECIAL_MOMENTS = {
  deathStarMoves: 'the Death Star moves',
  attackRun: 'an Attack Run is under fire',
} as const;

export const SPECIAL_EFFECTS = {
  capture: 'capture {who:whom}',
  release: 'release {who:whom}',
  releaseSome: 'release {n:amount} {what:filter} of your choice',
  escort: '{who:ref} escorts the target',
  hold: 'the bearer captures {who:whom}',
  releaseShip: '{who:whom} escapes',
  breakCover: 'cover of {who:whom} is broken',
  steal: 'steal {who:whom}',
  epicBonus: 'the total of the Attack Run is {by:signed}',
} as const;
