/** Effects of all kinds, and what cancels them: their building blocks. */
export const EFFECTS_AMOUNTS = {
  /** Of those that are active (CCG-SNS-04); 0 where there is none. */
  highest: 'highest {stat} of {what:filter}',
  /** From here to where the target of a Utinni Effect was when it deployed. */
  parsecs: 'parsecs to where the target was',
} as const;

export const EFFECTS_CONDITIONS = {
  battle: 'a battle is going on',
  /** It reached this card and is back where it was when this card deployed. */
  returned: 'the target has returned',
  targeted: '{what:name} targets {whom:ref}',
} as const;

export const EFFECTS_RULES = {
  faceDown: 'the Lost Pile beside this card is face down, and Life Force is lost unseen',
  /** CCG-IMM-04, 08. */
  grabs: 'the Interrupt that this card answers is grabbed',
  taxes: 'the Interrupt that this card answers is stacked here',
  noExplosion: 'no Program Trap explodes here',
  /** CCG-CARD-113. */
  begs: "that number of opponent's Force helps to pay for your next action",
  /** Of whatever the destiny is drawn for with this card as its target. */
  drawnFor: 'each destiny draw for {what:names} against this card is {by:signed}',
} as const;

export const EFFECTS_MOMENTS = {
  /** An Interrupt is played, or another card deployed. */
  plays: '{who:playsOrDeploys} {what:names}',
  /** As soon as it is true; what is done has to make it untrue. */
  so: 'it is so that {needs:conditions}',
  drained: '{who:has} drained[ {where:place}]',
} as const;

export const EFFECTS_DECLARATIONS = {
  /** CCG-SNS-09: of one function of an Interrupt. */
  immune: 'immune to {to:names}',
  /** CCG-CARD-188: to declare it is enough. */
  ends: 'end {what:names}',
  upTo: 'choose a number up to {most:amount}',
} as const;

export const EFFECTS_EFFECTS = {
  /** Of a Utinni Effect: from then on it lies on that card, and has no target. */
  takes: '{who:ref} takes this card',
  losesTargeting: '{what:name} that targets {whom:ref} is lost',
  stackHere: '{who:ref} is stacked on this card',
  deployFree: 'you may deploy {what:filter} from your hand free',
  each: 'for each {what:filter}: {then:rest}',
} as const;
