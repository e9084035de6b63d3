/** English: the guided first game of the Star Wars CCG. What a step says is true at that moment; a test plays it. */
import type { LessonTexts, StepText } from './guide-en.ts';

const steps = {
  welcome: {
    title: 'Welcome',
    pages: [
      'Your cards are your life. Reserve Deck, Force Pile and Used Pile together are your Life Force: 51 cards. Whoever has none left has lost.',
      'You play the Light side, below. The computer plays the Dark side, above. Both have chosen a first location: Dark Mos Eisley, you Obi-Wan’s Hut, two sites on Tatooine.',
      'A turn has six phases, shown at the side: activate, control, deploy, battle, move, draw. Dark goes first and activates Force.',
    ],
    todo: '',
    rule: 'CCG-TRN-07',
  },
  generation: {
    title: 'Where Force comes from',
    pages: [
      'Each side generates one Force, and one more for each of its icons on the table: red diamonds for Dark, blue discs for Light.',
      'Dark has two icons at Mos Eisley, so it generates 3. Three cards go from its Reserve Deck to its Force Pile. You see the piles in its line at the top.',
    ],
    todo: '',
    rule: 'CCG-FRC-01',
  },
  location: {
    title: 'A new location',
    pages: [
      'Locations cost nothing. Dark deploys the Cantina, a third site of Tatooine. It has two icons for each side: you will use them too.',
    ],
    todo: '',
  },
  trooper: {
    title: 'A first trooper',
    pages: ['Now Dark deploys a Stormtrooper. The number at the top left of a card is its price in Force: 1.'],
    todo: '',
  },
  trooperTo: {
    title: 'Where to',
    pages: [
      'A card may go where its player has an icon, or somebody with ability already. Dark chooses Mos Eisley. The Force used goes to the Used Pile: it is not lost.',
    ],
    todo: '',
    rule: 'CCG-DEP-01',
  },
  another: {
    title: 'And another',
    pages: ['A second Stormtrooper follows. Now Dark controls Mos Eisley: it has presence there, and you have none.'],
    todo: '',
  },
  theirDraw: {
    title: 'Drawing',
    pages: [
      'In the draw phase cards go from the Force Pile to the hand, as many as one likes. Dark draws one. Used Force goes back under the Reserve Deck at the end of the turn.',
    ],
    todo: '',
    rule: 'CCG-TRN-12',
  },
  activate: {
    title: 'Your turn: activate',
    pages: [
      'You have one icon at Mos Eisley, two at Obi-Wan’s Hut and two at the Cantina; with the one that everybody has that makes 6. It stands on the arrow between your Reserve Deck and your Force Pile.',
      'You may activate less, to keep cards in your Reserve Deck. Today you want all of it.',
    ],
    todo: 'Press Activate all: 6.',
  },
  control: {
    title: 'The control phase',
    pages: [
      'Here you would drain Force at locations that you control. You have nobody on the table yet, so there is nothing to do.',
    ],
    todo: 'Press Next phase.',
    rule: 'CCG-DRN-01',
  },
  luke: {
    title: 'Luke Skywalker',
    pages: [
      'A character’s numbers stand at the foot: P is power, A ability, F forfeit. The number in the ring is destiny: it counts when the card is drawn from the Reserve Deck.',
      'Luke costs 3. His ability of 4 is as good as his power, as you will see in battle.',
    ],
    todo: 'Click Luke Skywalker in your hand.',
  },
  lukeTo: {
    title: 'Choose a place',
    pages: [
      'Every place where he may go glows, with its price and what it does to your power there. The cells under your piles show what is left.',
    ],
    todo: 'Click the Cantina.',
  },
  blaster: {
    title: 'A weapon',
    pages: [
      'Weapons are deployed on characters. A Blaster goes on a warrior: look for the crossed swords on the picture. Luke is one.',
    ],
    todo: 'Click the Blaster in your hand.',
  },
  blasterOn: {
    title: 'On Luke',
    pages: ['It costs 1 Force, and firing it in battle will cost 1 again.'],
    todo: 'Click Luke Skywalker on the table.',
  },
  trooperMine: {
    title: 'Help for Luke',
    pages: ['A Rebel Trooper has power 1 and ability 1. Let us give Luke some company.'],
    todo: 'Click the Rebel Trooper in your hand.',
  },
  trooperMineTo: {
    title: 'For nothing',
    pages: ['Troopers come free where one of your bigger names already is: look at the price at the Cantina.'],
    todo: 'Click the Cantina.',
  },
  deployed: {
    title: 'Enough for now',
    pages: [
      'You have 2 Force left. Han Solo would cost 3. What you do not use stays in your Force Pile for later, or you draw it as cards.',
    ],
    todo: 'Press Next phase.',
  },
  noBattle: {
    title: 'The battle phase',
    pages: [
      'A battle needs both sides at the same location. Nobody of Dark’s is at the Cantina, so there is none today.',
    ],
    todo: 'Press Next phase.',
    rule: 'CCG-BTL-01',
  },
  moving: {
    title: 'The move phase',
    pages: [
      'Characters walk to the next site for 1 Force. Sites that lie side by side are joined by a short bar. You stay where you are.',
    ],
    todo: 'Press Next phase.',
  },
  draw: {
    title: 'Draw a card',
    pages: [
      'Each card you draw comes from your Force Pile and is one Force less. One will do: the other Force you keep.',
    ],
    todo: 'Draw a card.',
  },
  endTurn: {
    title: 'End of your turn',
    pages: ['Your Used Pile goes under your Reserve Deck, and Dark’s turn begins.'],
    todo: 'Press Next phase.',
  },
  theirTurn: {
    title: 'Dark again',
    pages: ['Dark now has icons at Mos Eisley and at the Cantina, and generates 5.'],
    todo: '',
  },
  theirDrain: {
    title: 'A Force drain',
    pages: [
      'Dark controls Mos Eisley. There it may drain you: you lose as much Force as you have icons there. That is 1.',
    ],
    todo: '',
    rule: 'CCG-DRN-02',
  },
  lose: {
    title: 'Losing Force',
    pages: [
      'You choose where it comes from: the top of your Reserve Deck, Force Pile or Used Pile, or a card from your hand. What is lost is gone from your life. The Reserve Deck is the usual choice.',
    ],
    todo: 'Lose the top card of your Reserve Deck.',
    rule: 'CCG-FRC-15',
  },
  praji: {
    title: 'Commander Praji',
    pages: ['Dark deploys an officer for 2 Force.'],
    todo: '',
  },
  prajiTo: {
    title: 'At the Cantina',
    pages: ['He goes where you are. Dark has icons there as well, so nothing keeps him away.'],
    todo: '',
  },
  theirTrooper: {
    title: 'One more',
    pages: ['And a Stormtrooper with him.'],
    todo: '',
  },
  oneMore: {
    title: 'And a third',
    pages: ['A second Stormtrooper joins them. Together they have ability 4, as much as Luke alone.'],
    todo: '',
  },
  contested: {
    title: 'Contested',
    pages: [
      'Now both sides have presence at the Cantina: nobody controls it, and nobody drains there. The plate shows power and ability of both sides.',
    ],
    todo: '',
    rule: 'CCG-PRS-02',
  },
  keeps: {
    title: 'One Force is kept',
    pages: [
      'Dark attacks nobody: you are stronger at the Cantina. It draws nothing and keeps one Force. What is kept can pay for an Interrupt in your turn.',
    ],
    todo: '',
  },
  activateAgain: {
    title: 'Your second turn',
    pages: ['One Force was left, and you generate 6 again. That makes 7.'],
    todo: 'Press Activate all.',
  },
  han: {
    title: 'Han Solo',
    pages: ['Han has power 3 and ability 3. With him you are more than twice as strong as Dark at the Cantina.'],
    todo: 'Click Han Solo.',
  },
  hanTo: {
    title: 'Where he is needed',
    pages: ['The slot at the Cantina says what your power becomes there.'],
    todo: 'Click the Cantina.',
  },
  barrier: {
    title: 'An Interrupt',
    pages: [
      'So that was it: for 1 Force Dark plays Imperial Barrier. Han could neither battle nor move this turn.',
      'Interrupts answer what has just happened, and can be answered themselves. What is declared lies on the stage; what was declared last happens first.',
    ],
    todo: '',
    rule: 'CCG-ACT-09',
  },
  sense: {
    title: 'An answer to the answer',
    pages: [
      'You hold Sense. It draws a destiny: below the best ability of your characters it cancels the Interrupt. Luke has 4, and few cards have a destiny that high.',
    ],
    todo: 'Click Sense in your hand.',
  },
  ready: {
    title: 'To battle',
    pages: [
      'You drew a 1: Imperial Barrier is canceled and lost, and Han may fight. Your Sense goes to your Used Pile: you will draw it again.',
      'You keep 4 Force: 1 to start a battle, 1 to fire the Blaster, 2 for whatever comes.',
    ],
    todo: 'Press Next phase.',
  },
  battle: {
    title: 'Start a battle',
    pages: ['The Cantina glows: there you can battle. Both powers stand beside it. It costs 1 Force.'],
    todo: 'Choose the battle at the Cantina.',
    rule: 'CCG-BTL-01',
  },
  fire: {
    title: 'Weapons first',
    pages: [
      'A battle takes the stage, the map is the strip above. It goes step by step: start, weapons, destiny, power, damage. Whoever attacks fires first.',
    ],
    todo: 'Fire the Blaster.',
    rule: 'CCG-WPN-04',
  },
  aim: {
    title: 'Aim',
    pages: [
      'A destiny is drawn from the top of your Reserve Deck. If it is higher than the target’s ability, the target is hit. Commander Praji has ability 2.',
    ],
    todo: 'Choose Commander Praji.',
  },
  destiny: {
    title: 'Battle destiny',
    pages: [
      'You drew a 3: Praji is hit, and will be lost.',
      'Your ability here is 4 and 3 and 1: 4 is enough, so you may draw battle destiny. Its number is added to your power, and Dark has to forfeit that much: attrition.',
    ],
    todo: 'Draw battle destiny.',
    rule: 'CCG-BTL-10',
  },
  theirDestiny: {
    title: 'Dark draws too',
    pages: ['A 6. But Praji and his troopers have ability 4 together, so Dark draws as well.'],
    todo: '',
  },
  damage: {
    title: 'Winners pay too',
    pages: [
      'Your power of 7 and your 6 make 13. Dark has 3 and drew a 2: 5. You win by 8, but the 2 is attrition against you, whoever wins.',
      'Attrition is paid by forfeiting. The number at F says how much a card pays: the Rebel Trooper’s 2 is just right, Luke’s 7 would be a pity.',
    ],
    todo: 'Forfeit the Rebel Trooper.',
    rule: 'CCG-DMG-05',
  },
  theirDamage: {
    title: 'Thirteen against five',
    pages: [
      'Dark owes more: 6 attrition for your destiny, and the difference of 8 as battle damage. A card that is forfeited pays both at once. First goes Praji, for 3.',
    ],
    todo: '',
  },
  theirForfeit: {
    title: 'The troopers too',
    pages: ['Each Stormtrooper pays 2. Then attrition is met, and all of the damage but 1.'],
    todo: '',
  },
  theirLoss: {
    title: 'And Force',
    pages: [
      'What is left of the damage costs Dark Life Force. Had it had nobody to forfeit, it would have been eight cards: a won battle can hurt more than many drains.',
    ],
    todo: '',
  },
  won: {
    title: 'The Cantina is yours',
    pages: ['Nobody of Dark’s is left there. You control it. There is nobody else to battle.'],
    todo: 'Press Next phase.',
  },
  walk: {
    title: 'Walk',
    pages: [
      'Mos Eisley lies next door: the short bar joins the two. Dark drains you there every turn, as long as nobody of yours is in its way.',
      'Luke is enough to hold the Cantina. Let Han take a walk.',
    ],
    todo: 'Click Han Solo at the Cantina.',
    rule: 'CCG-MOV-03',
  },
  walkTo: {
    title: 'To the next site',
    pages: ['One site costs 1 Force. The slot says what your power becomes there: 3, against the troopers’ 2.'],
    todo: 'Click Mos Eisley.',
  },
  moved: {
    title: 'There he stands',
    pages: ['Each card moves once a turn. Luke could go along, but then you would give up the Cantina.'],
    todo: 'Press Next phase.',
  },
  drawAgain: {
    title: 'Draw again',
    pages: ['One Force is left. Take it as a card.'],
    todo: 'Draw a card.',
  },
  theirThird: {
    title: 'Dark recovers',
    pages: ['Dark activates again. Nobody of its cards is left at the Cantina.'],
    todo: '',
  },
  noDrain: {
    title: 'No drain today',
    pages: [
      'Mos Eisley is contested: with Han there Dark controls it no longer, and cannot drain you. It keeps its Force and waits.',
    ],
    todo: '',
    rule: 'CCG-PRS-02',
  },
  activateThird: {
    title: 'Your third turn',
    pages: ['You generate 6 as before. Who stands on a location does not matter for that, only the icons.'],
    todo: 'Press Activate all.',
  },
  drain: {
    title: 'Your own drain',
    pages: [
      'You control the Cantina, and Dark has two icons there: it will lose 2. Drains cost nothing, so never forget them.',
    ],
    todo: 'Drain at the Cantina.',
    rule: 'CCG-DRN-02',
  },
  bay: {
    title: 'A docking bay',
    pages: [
      'Dark’s Life Force is lower than yours now.',
      'You hold a location too. It costs nothing and gives you one icon more from the next turn on. It is put between the others by itself.',
    ],
    todo: 'Click Tatooine: Docking Bay 94.',
  },
  free: {
    title: 'Your game',
    pages: [
      'From here on the game is yours. You have 6 Force and four cards: deploy somebody, or go on and battle at Mos Eisley, where Han is stronger than the troopers.',
      'The computer answers by itself from now on. You are asked only where something can be done; the stops at the side change that.',
      'Good luck. May the Force be with you.',
    ],
    todo: '',
  },
} satisfies Record<string, StepText>;

export type LessonStep = keyof typeof steps;

export const lesson: LessonTexts & { readonly steps: Readonly<Record<LessonStep, StepText>> } = {
  title: 'Your first game of the Star Wars CCG',
  lead: 'A real game with the two starter decks, and one card exchanged in yours. Every step is explained; you make the moves.',
  learn: [
    'What Force is, and how it is activated, used and lost',
    'Deploying to locations, and what a location gives',
    'Force drains, battles, weapons and destiny',
    'Moving, and Interrupts that answer each other',
  ],
  about: 'About twenty minutes. You can stop at any time and go on later.',
  goal: 'Whoever has no Life Force left has lost.',
  start: 'Start the first game',
  steps,
};
