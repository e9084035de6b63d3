/**
 * The guided first game of the Star Wars CCG as data: with which locations it starts, how the two starter decks lie, and
 * who answers what, up to the player's third turn. The texts of the steps are in the messages.
 */
import type { LessonStep } from '../../messages/swccg-lesson-en.ts';
import type { ScriptLine } from '../../session/lesson.ts';

const DARK = 0;
const LIGHT = 1;

interface Line extends ScriptLine {
  readonly step?: LessonStep;
}

const answer =
  (seat: number) =>
  (kind: string, step?: LessonStep | '', card?: string): Line => ({
    seat,
    kind,
    ...(card === undefined ? {} : { card }),
    ...(step === undefined || step === '' ? {} : { step }),
  });
const dark = answer(DARK);
const you = answer(LIGHT);

const MOS_EISLEY = 'Tatooine: Mos Eisley';
const HUT = "Tatooine: Obi-Wan's Hut";
const CANTINA = 'Tatooine: Cantina';
const LUKE = 'Luke Skywalker';
const HAN = 'Han Solo';
const TROOPER = 'Rebel Trooper';
const BLASTER = 'Blaster';
const X_WING = 'X-wing';
const BAY = 'Tatooine: Docking Bay 94';
const SENSE = 'Sense';
const STORMTROOPER = 'Stormtrooper';
const PRAJI = 'Commander Praji';
const BARRIER = 'Imperial Barrier';

/** The starting locations, by seat. */
export const STARTS: readonly string[] = [MOS_EISLEY, HUT];

/** What the player's starter deck gives up for what the first game needs: an Interrupt that answers an Interrupt. */
export const EXCHANGED = { from: 'The Force Is Strong With This One', to: SENSE };

/** The cards of each hand, then of each Reserve Deck from the top, as far as it matters. */
export const DRAWS: readonly (readonly string[])[] = [
  [
    CANTINA,
    STORMTROOPER,
    STORMTROOPER,
    STORMTROOPER,
    STORMTROOPER,
    PRAJI,
    BARRIER,
    'Imperial Blaster',
    'Death Star Trooper',
    'TIE Fighter',
    STORMTROOPER,
    'Black 2',
    'Imperial Pilot',
    'Black 3',
    'TIE Fighter',
    STORMTROOPER,
    // The destiny of the battle.
    'DS-61-2',
    'Imperial Pilot',
    STORMTROOPER,
  ],
  [
    LUKE,
    BLASTER,
    TROOPER,
    HAN,
    X_WING,
    'Biggs Darklighter',
    BAY,
    SENSE,
    'Y-wing',
    'Rebel Pilot',
    'Blaster Rifle',
    X_WING,
    'Beru Lars',
    'Leia Organa',
    TROOPER,
    'Y-wing',
    'Gold 1',
    'Rebel Pilot',
    'Red 3',
    'Chewbacca',
    TROOPER,
    // The destiny of Sense, of the Blaster, then of the battle.
    TROOPER,
    BLASTER,
    'A Few Maneuvers',
  ],
];

export const SCRIPT: readonly Line[] = [
  // Dark's first turn.
  dark('activate', 'welcome'),
  dark('number', 'generation'),
  dark('deploy', 'location', CANTINA),
  dark('deploy', 'trooper', STORMTROOPER),
  dark('to', 'trooperTo', MOS_EISLEY),
  dark('deploy', 'another', STORMTROOPER),
  dark('to', '', MOS_EISLEY),
  dark('draw', 'theirDraw'),

  // Your first turn.
  you('activate', 'activate'),
  you('number'),
  you('pass'), // the activate phase
  you('pass', 'control'),
  you('deploy', 'luke', LUKE),
  you('to', 'lukeTo', CANTINA),
  you('deploy', 'blaster', BLASTER),
  you('to', 'blasterOn', LUKE),
  you('deploy', 'trooperMine', TROOPER),
  you('to', 'trooperMineTo', CANTINA),
  you('pass'), // no answer to the own trooper
  you('pass', 'deployed'),
  you('pass', 'noBattle'),
  you('pass', 'moving'),
  you('draw', 'draw'),
  you('pass', 'endTurn'),

  // Dark's second turn.
  dark('activate', 'theirTurn'),
  dark('number'),
  dark('drain', 'theirDrain', MOS_EISLEY),
  you('loseTop', 'lose'),
  dark('deploy', 'praji', PRAJI),
  dark('to', 'prajiTo', CANTINA),
  dark('deploy', 'theirTrooper', STORMTROOPER),
  dark('to', '', CANTINA),
  dark('deploy', 'oneMore', STORMTROOPER),
  dark('to', 'contested', CANTINA),
  dark('pass', 'keeps'),

  // Your second turn.
  you('activate', 'activateAgain'),
  you('number'),
  you('deploy', 'han', HAN),
  you('to', 'hanTo', CANTINA),
  dark('text', 'barrier', BARRIER),
  you('text', 'sense', SENSE),
  you('pass'), // no answer to what Sense draws
  you('pass'), // Han Solo is deployed
  you('pass'), // and nothing is answered to it
  you('pass', 'ready'),
  you('battle', 'battle', CANTINA),
  you('fire', 'fire', BLASTER),
  you('pick', 'aim', PRAJI),
  you('yes', 'destiny'),
  dark('yes', 'theirDestiny'),
  you('forfeit', 'damage', TROOPER),
  dark('forfeit', 'theirDamage', PRAJI),
  dark('forfeit', 'theirForfeit', STORMTROOPER),
  dark('forfeit', '', STORMTROOPER),
  dark('loseTop', 'theirLoss'),
  you('pass', 'won'),
  you('move', 'walk', HAN),
  you('to', 'walkTo', MOS_EISLEY),
  you('pass', 'moved'),
  you('draw', 'drawAgain'),

  // Dark's third turn.
  dark('activate', 'theirThird'),
  dark('number'),
  dark('pass', 'noDrain'),

  // Your third turn.
  you('activate', 'activateThird'),
  you('number'),
  you('drain', 'drain', CANTINA),
  dark('loseTop'),
  dark('loseTop'),
  you('pass'), // the control phase
  you('deploy', 'bay', BAY),
  you('to'),
  dark('pass'), // no answer to the location
];
