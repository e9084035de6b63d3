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
  contested: {
    title: 'Contested',
    pages: [
      'Now both sides have presence at the Cantina: nobody controls it, and nobody drains there. The plate shows power and ability of both sides.',
    ],
    todo: '',
    rule: 'CCG-PRS-02',
  },
  recirculate: {
    title: 'Dark draws',
    pages: ['Dark attacks nobody: you are stronger at the Cantina. It draws one card and ends its turn.'],
    todo: '',
  },
  activateAgain: {
    title: 'Your second turn',
    pages: ['One Force was left, and you generate 6 again. That makes 7.'],
    todo: 'Press Activate all.',
  },
  bay: {
    title: 'A docking bay',
    pages: [
      'You hold a location too. It costs nothing and gives you one icon more from the next turn on. It is put between the others by itself.',
    ],
    todo: 'Click Tatooine: Docking Bay 94.',
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
  ready: {
    title: 'To battle',
    pages: ['You keep 4 Force: 1 to start a battle, 1 to fire the Blaster, 2 for whatever comes.'],
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
      'You drew a 6: Praji is hit, and will be lost.',
      'Your ability here is 4 and 3 and 1: more than 4, so you may draw battle destiny. Its number is added to your power, and Dark has to forfeit that much: attrition. Dark’s ability is only 3: it draws nothing.',
    ],
    todo: 'Draw battle destiny.',
    rule: 'CCG-BTL-10',
  },
  damage: {
    title: 'Ten against two',
    pages: [
      'Your power of 7 and a destiny of 3 make 10. Dark has 2. The difference, 8, is battle damage; the destiny, 3, is attrition.',
      'Dark pays by forfeiting cards, each for its forfeit number, and by losing Force. First goes Praji.',
    ],
    todo: '',
    rule: 'CCG-DMG-05',
  },
  theirForfeit: {
    title: 'The trooper too',
    pages: ['The Stormtrooper is forfeited as well. Attrition is met, but not all of the damage.'],
    todo: '',
  },
  theirLoss: {
    title: 'And Force',
    pages: [
      'What is left of the damage costs Dark Life Force, card by card. A won battle can hurt more than many drains.',
    ],
    todo: '',
  },
  won: {
    title: 'The Cantina is yours',
    pages: ['Nobody of Dark’s is left there. You control it. There is nobody else to battle.'],
    todo: 'Press Next phase.',
  },
  staying: {
    title: 'Stay',
    pages: ['If you moved away you would give up control. Stay, and drain next turn.'],
    todo: 'Press Next phase.',
  },
  drawAgain: {
    title: 'Draw again',
    pages: ['You have 2 Force left. Draw one card, keep one Force.'],
    todo: 'Draw a card.',
  },
  theirThird: {
    title: 'Dark recovers',
    pages: ['Dark activates again. Its Life Force is lower than yours now.'],
    todo: '',
  },
  drainAgain: {
    title: 'Another drain',
    pages: ['Dark still holds Mos Eisley and drains you for 1 once more.'],
    todo: '',
  },
  loseHand: {
    title: 'From the hand',
    pages: [
      'This time give up a card that you do not need: you have no system on the table to which the X-wing could fly.',
    ],
    todo: 'Click the X-wing in your hand.',
  },
  activateThird: {
    title: 'Your third turn',
    pages: ['The docking bay gives one Force more: 7.'],
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
  free: {
    title: 'Your game',
    pages: [
      'From here on the game is yours. You have 8 Force and four cards: deploy somebody, and think of Mos Eisley, where Dark drains you.',
      'The computer answers by itself from now on. You are asked only where something can be done; the stops at the side change that.',
      'Good luck. May the Force be with you.',
    ],
    todo: '',
  },
} satisfies Record<string, StepText>;

export type LessonStep = keyof typeof steps;

export const lesson: LessonTexts & { readonly steps: Readonly<Record<LessonStep, StepText>> } = {
  title: 'Your first game of the Star Wars CCG',
  lead: 'A real game with the two starter decks. Every step is explained; you make the moves.',
  learn: [
    'What Force is, and how it is activated, used and lost',
    'Deploying to locations, and what a location gives',
    'Force drains, battles, weapons and destiny',
  ],
  about: 'About twenty minutes. You can stop at any time and go on later.',
  goal: 'Whoever has no Life Force left has lost.',
  start: 'Start the first game',
  steps,
};
