/** English: the guided first game of Young Jedi. What a step says is true at that moment; a test plays it. */
import type { LessonTexts, StepText } from './guide-en.ts';

const steps = {
  welcome: {
    title: 'Welcome',
    pages: [
      'Two sides fight over three planets, one after the other: Tatooine, Coruscant, Naboo. Whoever takes control of two planets wins. Whoever runs out of cards in the deck loses.',
      'You play the Light side, below. The computer plays the Dark side, above. Dark goes first and has chosen the first planet.',
    ],
    todo: '',
  },
  hidden: {
    title: 'The first planet',
    pages: [
      'It is Tatooine, at the Desert Landing Site. The six cards at the bottom are your hand. Dark has the first turn and put a card there already.',
      'A turn has three steps: Deploy cards, Battle, Even Up. On your first turn at a planet everything you deploy lies face down. Watch how Dark does it.',
    ],
    todo: '',
  },
  character: {
    title: 'Your first character',
    pages: [
      'Dark put three cards on Tatooine, face down, and a Starship into Hyperspace. Now it is your turn.',
      'Look at Qui-Gon Jinn. The white bars are his counters: 6. That is what he costs, and you have 6 counters in each Deploy step.',
      'Below, P is his power: 6. The dots are more power at each of three locations. D is his damage: 5 cards off your deck if he is defeated. The cube above is his destiny number.',
    ],
    todo: 'Click Qui-Gon Jinn in your hand, or drag him to the planet.',
  },
  weapon: {
    title: 'A weapon',
    pages: [
      'A Weapon says who may use it. Qui-Gon Jinn’s Lightsaber gives Qui-Gon Jinn +2 power and 1 destiny: a card is drawn and its number is added. It has no bars, so it costs nothing.',
    ],
    todo: 'Deploy Qui-Gon Jinn’s Lightsaber.',
  },
  starship: {
    title: 'A starship',
    pages: [
      'Starships cost nothing and are never hidden. They wait in Hyperspace. A transport such as the Republic Cruiser can bring your people off a planet later.',
    ],
    todo: 'Deploy the Republic Cruiser.',
  },
  deployed: {
    title: 'Enough for now',
    pages: [
      'All 6 counters are spent; what is not spent is lost at the end of the step. Jar Jar Binks has to wait for the next turn. The Negotiations Were Short is a Battle card: those are never deployed, but played in a battle.',
    ],
    todo: 'Press Done deploying.',
  },
  evenUp: {
    title: 'Even Up',
    pages: [
      'As long as cards lie face down, nobody can attack. So your turn goes straight on to Even Up: you draw until you hold six cards.',
      'Before that you could also throw your whole hand away for six new cards, or surrender the planet. Not today.',
    ],
    todo: 'Draw 3 cards and end the turn.',
  },
  faceUp: {
    title: 'Face up',
    pages: [
      'Dark’s second turn: its cards turn face up. A Battle Droid Squad, a Battle Droid and a Blaster Rifle, which any battle droid may use. From now on Dark deploys face up.',
    ],
    todo: '',
  },
  noBattle: {
    title: 'Still no battle',
    pages: [
      'Dark added another Battle Droid. Your cards are still face down, so Dark cannot attack. Whoever comes second to a planet attacks first: that is you.',
    ],
    todo: '',
  },
  location: {
    title: 'Your second turn',
    pages: [
      'Qui-Gon Jinn is face up, and his power shows 8: he has two dots at the Desert Landing Site. The two Battle Droids have two dots there as well.',
      'You have 6 counters again. Jar Jar Binks costs 4 and has power 4, but no dot here.',
    ],
    todo: 'Deploy Jar Jar Binks.',
  },
  kaadu: {
    title: 'Something to ride',
    pages: [
      'Animals and vehicles are Weapons too. Any Gungan may use the Kaadu: +1 power and 1 destiny, for no counters.',
    ],
    todo: 'Deploy the Kaadu.',
  },
  six: {
    title: 'Two counters left',
    pages: [
      'The Gungan Warrior costs 2. The diamond before a name means that you may have any number of it. Cards without a diamond stay together: you may have several Qui-Gon Jinns, but all on the same planet.',
    ],
    todo: 'Deploy the Gungan Warrior.',
  },
  ready: {
    title: 'Ready',
    pages: [
      'Three characters on each side, and nobody is hidden any more. You drew Boss Nass and a Battle card too; keep them for later.',
    ],
    todo: 'Press Done deploying.',
  },
  duel: {
    title: 'A duel?',
    pages: [
      'The Battle step begins. A Jedi, or a Sith, with a lightsaber may first challenge one enemy to a duel, which is played with a hand of its own. Qui-Gon Jinn could.',
      'You will see one soon enough. This time everybody fights.',
    ],
    todo: 'Press No duel.',
    rule: 'YJ-DUEL-01',
  },
  attack: {
    title: 'Attack',
    pages: [
      'In a battle all characters on the planet fight, one against one. Higher power wins. The loser is discarded, with the weapon in use, and its owner loses cards from the deck: as many as its damage says.',
    ],
    todo: 'Press Attack!',
  },
  battleCards: {
    title: 'Battle cards',
    pages: [
      'First the attacker says how many Battle cards to add, then the defender. The Negotiations Were Short gives +3 power to the first character of your plan.',
    ],
    todo: 'Pick The Negotiations Were Short.',
  },
  keep: {
    title: 'One is enough',
    pages: [
      'Da Beings Hereabouts Cawazy gives any character on Tatooine +3 power. Battle cards are gone once they are played, so save it.',
    ],
    todo: 'Go on with 1 Battle card.',
  },
  plan: {
    title: 'The battle plan',
    pages: [
      'Dark added 1 Battle card, too. Now you lay your plan: the order in which your characters fight. Dark lays its own, and neither sees the other’s.',
      'The first fight is on the left. Before each character lies what it uses: a Battle card, then a weapon. You can drag the cards, or pick one and move it with the arrows.',
      'The order that lies here is good: Qui-Gon Jinn first, with all he has.',
    ],
    todo: 'Leave the order as it is and press Fight!',
  },
  fought: {
    title: 'Three fights',
    pages: [
      'Qui-Gon Jinn: power 6, +2 for the location, +2 for his lightsaber, 4 for the destiny drawn, +3 for the Battle card. That is 17 against 9. The squad and its rifle are gone, and Dark lost 3 cards.',
      'Jar Jar Binks won with 9 against 6: Dark lost 1 more. Your Gungan Warrior had 2 against 4. He is gone, and you lost 1 card. Cards drawn for destiny are in your hand now.',
      'If you attack with more characters than Dark has, each one left over costs Dark 1 card. That is a breakthrough.',
    ],
    todo: 'Draw 2 cards and end the turn.',
  },
  maul: {
    title: 'Dark’s turn',
    pages: ['One Battle Droid is left there. If Dark has nobody on the planet at the end of a turn, it is yours.'],
    todo: '',
  },
  attacked: {
    title: 'Darth Maul',
    pages: [
      'Dark deployed Darth Maul with his lightsaber. He has two dots here, as Qui-Gon Jinn has, and his lightsaber is just as good. He challenges Qui-Gon Jinn to a duel.',
    ],
    todo: '',
    rule: 'YJ-DUEL-01',
  },
  challenge: {
    title: 'A challenge',
    pages: [
      'A duel is fought by two alone. Another duelist of yours could take it up in his place, but Jar Jar Binks is none.',
    ],
    todo: 'Click Qui-Gon Jinn: he takes it up.',
  },
  lightsaber: {
    title: 'His lightsaber',
    pages: ['He may use any weapon of yours here that fits him.'],
    todo: 'Click Qui-Gon Jinn’s Lightsaber.',
  },
  block: {
    title: 'The first blow',
    pages: [
      'Each drew a dueling hand from the deck, as many cards as the duelist has power: 6, +2 for the location, +2 for the lightsaber, so 10. Your own hand waits until the duel is over.',
      'An attack is a card, by its destiny number. Dark attacks with a 4. A card with the same number blocks it, and becomes your own attack at once.',
    ],
    todo: 'Block with the Naboo Officer, a 4.',
  },
  hit: {
    title: 'Hit',
    pages: [
      'Dark had no second 4: that is the first hit on Darth Maul. Whoever was hit attacks next. Dark plays a 2, and you hold no 2.',
    ],
    todo: 'Press Take the hit.',
  },
  strike: {
    title: 'Your attack',
    pages: [
      'One hit on Qui-Gon Jinn. He can take five, as many as his damage says, and so can Darth Maul. You were hit, so you attack: best with a number that Dark may not have.',
    ],
    todo: 'Attack with Captain Tarpals, a 5.',
  },
  blows: {
    title: 'Blow for blow',
    pages: [
      'Darth Maul had no 5: his second hit. So it goes on until one of them has five hits, or nobody has a card left.',
    ],
    todo: '',
  },
  won: {
    title: 'Five hits to three',
    pages: [
      'Darth Maul has five hits: he is defeated, his lightsaber is gone with him, and Dark lost 5 cards. The three hits on Qui-Gon Jinn are forgotten.',
      'The dueling hands went back into the decks, which were shuffled. Dark could still start a battle with its last Battle Droid. It will not.',
    ],
    todo: '',
  },
  last: {
    title: 'Your third turn',
    pages: [
      'Only one Battle Droid is left on Tatooine. You have 6 counters again, but your Gungans have their dots on Naboo: keep them for that.',
    ],
    todo: 'Press Done deploying.',
  },
  noDuel: {
    title: 'No duel today',
    pages: ['Qui-Gon Jinn could challenge the droid. In a battle all of yours fight, and that is worth more.'],
    todo: 'Press No duel.',
  },
  again: {
    title: 'Attack again',
    pages: ['You have two characters here, Dark has one.'],
    todo: 'Press Attack!',
  },
  spend: {
    title: 'Spend it',
    pages: [
      'Da Beings Hereabouts Cawazy works on Tatooine only, and this is the last fight here. Your Occupation Here Has Ended works on Naboo: it stays in your hand.',
    ],
    todo: 'Pick Da Beings Hereabouts Cawazy.',
  },
  order: {
    title: 'Who meets whom?',
    pages: [
      'Above lie Dark’s cards, so that you see whom you may meet. Qui-Gon Jinn goes first, with the Battle card. For Jar Jar Binks nobody will be left.',
    ],
    todo: 'Leave the order as it is and press Fight!',
  },
  breakthrough: {
    title: 'A breakthrough',
    pages: [
      'Qui-Gon Jinn beat the last Battle Droid. Jar Jar Binks met nobody: that is a breakthrough, and cost Dark 1 card more. The card drawn for destiny is in your hand, which is full.',
    ],
    todo: 'End the turn.',
  },
  control: {
    title: 'Tatooine is yours',
    pages: [
      'The turn is over, and only you have characters on Tatooine: you take control of it. One more planet, and you win.',
      'Your characters and weapons stay behind. Whoever lost the planet chooses the next one and has the first turn there.',
    ],
    todo: '',
  },
  nextPlanet: {
    title: 'The next planet',
    pages: ['Dark goes to Naboo, to Theed Palace. It begins as before: on the first turn all cards lie face down.'],
    todo: '',
  },
  free: {
    title: 'Your game now',
    pages: [
      'From here on you decide. Nothing is prepared any more. Dark has two cards on Naboo, face down, and 31 cards in the deck; you have 45.',
      'Your hand is made for Naboo. Boss Nass costs 3 counters and a Gungan 2, and the Kaadu is free. Or put out three Gungans for 2 each: two of them have two dots here.',
      'You could also evacuate Tatooine: your transport brings all your cards from there back into your deck, unless Dark’s ships stop it. As long as Qui-Gon Jinn is on Tatooine, no Qui-Gon Jinn can come to Naboo.',
      'You are asked only when there is something to decide. Undo works until a card is drawn or turned up. The key ? lists all keys.',
    ],
    todo: '',
    rule: 'YJ-SHP-04',
  },
} as const satisfies Readonly<Record<string, StepText>>;

export type LessonStep = keyof typeof steps;

export const lesson: LessonTexts = {
  title: 'Learn Young Jedi',
  lead: 'Play your first game of Young Jedi, with every step explained.',
  learn: [
    'What you need to win: two of three planets',
    'Deploying with six counters, and the hidden first turn',
    'Weapons and who may use them',
    'Battle cards and the battle plan',
    'How a fight is added up, and what damage is',
    'A duel, blow by blow',
    'Taking control of a planet, and going on to the next',
  ],
  about:
    'It is a real game against the computer with the two starter decks. For three turns the guide tells you what to do; from the fourth turn on you decide.',
  goal: 'Two of three planets are yours: you win.',
  start: 'Start the first game',
  steps,
};
