/** English: the guided first game. What a step says is true at that moment of the prepared game; a test plays it. */

import { byName } from '@dejarik/kernel/words';
import type { StepText } from './guide-en.ts';

const steps = {
  hand: {
    title: 'Welcome',
    pages: [
      'Two sides fight over three arenas: Space, Ground and Character. You control an arena when you have a unit there and the enemy has none. Control two of the three at the end of a turn, and you win.',
      'You play the Light side, below. The computer plays the Dark side, above. The cards at the bottom are your hand: six units, which fight, and a red Battle card, which you play while they do.',
      'Before the game you may exchange Battle cards for others. Hero’s Dodge is worth keeping.',
    ],
    todo: 'Press Done to keep your hand.',
  },
  setup: {
    title: 'Setting up',
    pages: [
      'First both players put out units, up to 30 build points each. The number in the corner of a card is what it costs. Dark starts with one card; from then on whoever is not ahead puts out the next.',
    ],
    todo: '',
  },
  unitCard: {
    title: 'Your first unit',
    pages: [
      'Dark put out a Super Battle Droid for 5. You have put out nothing yet, so it is your turn.',
      'Look at Obi-Wan Kenobi. He costs 4. At the bottom of the card: S is speed, who attacks first. P is power, how many dice he rolls. H is health, how much damage destroys him.',
    ],
    todo: 'Click Obi-Wan Kenobi in your hand, or drag him to the Character arena.',
  },
  arenas: {
    title: 'Three arenas',
    pages: [
      'Each unit belongs to one arena and fights there: blue cards in Space, green ones on the Ground, purple ones in Character.',
      'You stand at 4 against 5, so you are still not ahead. The Republic Assault Ship costs 7.',
    ],
    todo: 'Put out the Republic Assault Ship.',
  },
  drawn: {
    title: 'A card for a card',
    pages: ['For each unit you put out you draw a card. Dark added two units and leads, 14 to 11.'],
    todo: 'Put out the Republic Attack Gunship.',
  },
  shields: {
    title: 'Reading a card',
    pages: [
      'Dark leads again, 19 to 17. The AT-TE Troop Transport has Shields 1: whatever attacks it rolls one die less. Rest on a card, or hold it, to see it large with its words explained.',
    ],
    todo: 'Put out the AT-TE Troop Transport.',
  },
  second: {
    title: 'Never alone',
    pages: ['Dark is at 28, you are at 22. A second unit in Space means that losing one does not lose the arena.'],
    todo: 'Put out the Jedi Starfighter.',
  },
  thirty: {
    title: 'Thirty',
    pages: ['You stand at 25. Anakin Skywalker costs 5: that makes 30, and you are done. Dark then spends its last 2.'],
    todo: 'Put out Anakin Skywalker.',
  },
  turn: {
    title: 'The first turn',
    pages: [
      'Each turn starts the same way: tapped units untap, and both players gain 4 Force and draw a card. Force pays for abilities and Battle cards. What you do not spend you keep.',
      'Then one die is rolled for the build points of both players. It shows a 4, and whoever has a unit in all three arenas gets 1 more: you both have 5. Dark spends its points first.',
    ],
    todo: '',
  },
  deploy: {
    title: 'Deploying',
    pages: [
      'Dark laid a card face down into its build zone and put 5 build counters on it. You will learn what it is when it is finished.',
      'Now your 5 points. Padmé Amidala costs 3. Pay it all at once, and she is in the arena right away.',
    ],
    todo: 'Click Padmé Amidala to deploy her.',
  },
  build: {
    title: 'Building',
    pages: [
      'You have 2 points left, and what is not spent now is lost. The AT-TE Walker costs 6. You cannot deploy it yet, but you can begin: it lies face down in your build zone and keeps its counters from turn to turn.',
    ],
    todo: 'Click the AT-TE Walker 71E to build it.',
  },
  counters: {
    title: 'Build counters',
    pages: ['Each point becomes one counter on the card.'],
    todo: 'Choose 2.',
  },
  buildDone: {
    title: 'Ready for battle',
    pages: [
      'Your points are spent. Next are the retreat steps, in which units can leave battle. Nobody is hurt yet, so nobody does, and the battle begins.',
    ],
    todo: 'Press Done.',
  },
  speed: {
    title: 'The fastest first',
    pages: [
      'Battle goes through the arenas in order: Space, Ground, Character. In each of them the units attack one by one, the fastest first.',
      'Droid Starfighter DFS-4CT and your Jedi Starfighter both have speed 50. When speed is equal, Dark goes first.',
    ],
    todo: '',
  },
  attack: {
    title: 'Your first attack',
    pages: [
      'The droid rolled two dice, as many as it has power. A 4, 5 or 6 is a hit, and each hit is one damage. Your Starfighter took 1 and has health 3, so it fights on.',
      'Now it attacks. Droid Starfighter DFS-4CT has health 1: a single hit destroys it.',
    ],
    todo: 'Click Droid Starfighter DFS-4CT to attack it.',
  },
  hits: {
    title: 'Destroyed',
    pages: [
      'Two hits from three dice. Damage as high as its health: the unit goes to the discard pile. Your Starfighter is tapped now, because each unit attacks once a turn. The Droid Starfighter Wing, with speed 40, is next.',
    ],
    todo: '',
  },
  power: {
    title: 'Slow and strong',
    pages: [
      'One more hit on your Starfighter. Your Assault Ship is slow, with speed 30, but it rolls six dice. Shoot back at the Wing.',
    ],
    todo: 'Click the Droid Starfighter Wing.',
  },
  ground: {
    title: 'The Ground battle',
    pages: [
      'Three hits. The Wing has health 4 and survives, but damage stays on a unit from turn to turn.',
      'On the Ground your Transport is the fastest. Choose a target that you can destroy this turn: the Destroyer Droid Squad has health 5.',
    ],
    todo: 'Click the Destroyer Droid Squad.',
  },
  together: {
    title: 'Together',
    pages: [
      'Two damage. The Destroyer Droids fired back at the Transport, with one die less because of its Shields, and hit once. Your Gunship can finish them.',
    ],
    todo: 'Click the Destroyer Droid Squad.',
  },
  character: {
    title: 'The Character battle',
    pages: [
      'Three hits: the Destroyer Droids are gone. But the other two droid units fired at your Gunship. It has 5 damage, one less than its health. We come back to that.',
      'Anakin Skywalker is the fastest here. The Geonosian Warrior has health 2. Destroy it now, and it will not attack at all.',
    ],
    todo: 'Click the Geonosian Warrior.',
  },
  evade: {
    title: 'Force and Evade',
    pages: [
      'The Geonosian Warrior is gone. Then the Super Battle Droid attacked Obi-Wan: four hits, all of his health.',
      'Before damage is done, it can be prevented. Obi-Wan’s text says: pay 2 Force, Evade 2. That takes away 2 of the 4. You have 4 Force.',
    ],
    todo: 'Click Obi-Wan Kenobi, or choose Evade 2.',
  },
  evaded: {
    title: 'Still standing',
    pages: ['Only 2 damage. Obi-Wan lives, and you have 2 Force left. Padmé Amidala is next.'],
    todo: 'Click Super Battle Droid 8EX.',
  },
  last: {
    title: 'The last attack',
    pages: ['One hit. Obi-Wan Kenobi is the last to attack in this turn.'],
    todo: 'Click Super Battle Droid 8EX.',
  },
  check: {
    title: 'The end of a turn',
    pages: [
      'The turn is over, and only now is control counted. Both sides have units in all three arenas, so nobody controls any of them. The game goes on.',
      'Turn 2. All units untap, and each of you gained 4 Force and a card. The die for build points showed 3, and both of you get 1 more. Dark builds first.',
    ],
    todo: '',
  },
  more: {
    title: 'Building on',
    pages: [
      'Dark deployed another Super Battle Droid. Your Walker has 2 counters and needs 6: your 4 points are just what is missing.',
    ],
    todo: 'Click the AT-TE Walker in your build zone.',
  },
  four: {
    title: 'Build counters',
    pages: ['All four points.'],
    todo: 'Choose 4.',
  },
  walker: {
    title: 'Finished',
    pages: ['The Walker is paid for. Once deployed it may attack in this very turn.'],
    todo: 'Click the AT-TE Walker to deploy it.',
  },
  retreat: {
    title: 'Retreat',
    pages: [
      'Your Gunship has 5 damage and health 6. One hit, and it is lost.',
      'Now you may take units out of battle. They wait in your build zone, keep their damage, and come back without cost in a later build step. A retreated unit holds no arena, so leave others behind: here the Transport and the Walker.',
    ],
    todo: 'Click the Gunship to retreat it.',
  },
  finish: {
    title: 'Take Space',
    pages: ['The Wing is all that Dark has in Space, and it has 1 health left. Without it, Space is yours.'],
    todo: 'Click the Droid Starfighter Wing.',
  },
  surge: {
    title: 'Battle cards',
    pages: [
      'The attack is declared and the dice are not yet rolled: now both players may play something. Surge of Power costs 1 Force and gives your Starfighter 2 more power, so five dice instead of three.',
    ],
    todo: 'Click Surge of Power.',
  },
  bombard: {
    title: 'Bombard',
    pages: [
      'The first three dice missed. The two extra ones hit, and Dark has nothing left in Space.',
      'Your Assault Ship finds no enemy there, but it has Bombard 2: it may fire at a Ground unit with two dice.',
    ],
    todo: 'Click Commerce Guild Droid 81.',
  },
  walkerAttack: {
    title: 'From two arenas',
    pages: ['Two hits from Space. The Walker, with speed 60, can do the rest before the droid fires its seven dice.'],
    todo: 'Click Commerce Guild Droid 81.',
  },
  transport: {
    title: 'One left',
    pages: ['Destroyed. One droid unit is left on the Ground.'],
    todo: 'Click the Super Battle Droid Squad.',
  },
  anakin: {
    title: 'Character again',
    pages: [
      'Your Transport took two hits and stands with 1 health left. Super Battle Droid 8EX has 3 damage and health 5.',
    ],
    todo: 'Click Super Battle Droid 8EX.',
  },
  dodge: {
    title: 'A Battle card that prevents',
    pages: [
      'Anakin destroyed it. But the new droid hit Obi-Wan three times, and he has 2 health left. Evade would cost 2 Force. Hero’s Dodge prevents as much for 1 Force. Like every Battle card it is used once and then discarded.',
    ],
    todo: 'Click Hero’s Dodge.',
  },
  padme: {
    title: 'Strike back',
    pages: ['Only 1 damage got through. Super Battle Droid 5TE is Dark’s last unit in Character.'],
    todo: 'Click Super Battle Droid 5TE.',
  },
  obiWan: {
    title: 'Once more',
    pages: ['One hit. Obi-Wan Kenobi attacks too.'],
    todo: 'Click Super Battle Droid 5TE.',
  },
  almost: {
    title: 'You control Space',
    pages: [
      'The second turn is over. In Space you have units and Dark has none: you control it. In the other two arenas both of you have units. One more arena, and you win.',
    ],
    todo: '',
  },
  free: {
    title: 'Your game now',
    pages: [
      'From here on you decide. Nothing is prepared any more, and the dice fall as they like. You have 3 build points and 8 Force, and your Gunship may come back.',
      'Super Battle Droid 5TE has 2 health left. Destroy it, keep a unit in Space, and you win at the end of this turn. If not, the next turn is another chance.',
      'You are asked only when there is something to decide. Undo works until a die falls or a card is drawn. The key ? lists all keys, and the Rulebook holds every rule.',
    ],
    todo: '',
  },
} as const satisfies Readonly<Record<string, StepText>>;

export type LessonStep = keyof typeof steps;

export const lesson = {
  title: 'Learn the game',
  lead: 'Play your first game of the Star Wars TCG, with every step explained.',
  learn: [
    'What you need to win: two of three arenas',
    'Setting up, building and deploying units',
    'Who attacks first, and what the dice mean',
    'Force, Evade and Battle cards',
    'When to retreat',
  ] as readonly string[],
  about:
    'It is a real game against the computer. For two turns the guide tells you what to do; from the third turn on you decide.',
  goal: 'Two of three arenas are yours: you win.',
  yours: 'yours',
  start: 'Start the first game',
  steps: byName<StepText>(steps),
};
