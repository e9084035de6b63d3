/** Effects, Interrupts and Epic Events of the Star Wars CCG: who they are about, or what happens. */
import { CAST } from '../art/cast.ts';
import { DEVICES } from '../art/devices.ts';
import type { Rules } from '../art/named.ts';
import { PLACES } from '../art/places.ts';
import { WEAPONS } from '../art/weapons.ts';
import { WORLDS } from '../art/worlds.ts';
import { REGULARS } from './cast.ts';
import { CANTINA } from './cantina.ts';

const { luke, leia, han, chewbacca, ben, vader, tarkin, r2d2, c3po, stormtrooper, rebelTrooper, greedo, jawa, tusken } =
  CAST;
const pilot = CAST.rebelPilot;
const evazan = CANTINA['Dr. Evazan']!;

export const DEEDS: Rules = [
  // Dejarik and other creatures
  [/Houjix/u, { beast: 'holo', scene: 'steel' }],
  [/Ghhhk/u, { beast: 'holo e0a53a', scene: 'steel' }],
  [/Kintan Strider/u, { beast: 'holoTall a8e07f', scene: 'steel' }],
  [/Mantellian Savrip/u, { beast: 'holoWide 8fb0ff', scene: 'steel' }],
  [/Molator/u, { beast: 'holo ff9a8a', scene: 'steel' }],
  [/K'lor'slug/u, { beast: 'holoTall d0b060', scene: 'steel' }],
  [/Grimtaash/u, { beast: 'holoWide c08aff', scene: 'steel' }],
  [/Monnok/u, { beast: 'holo ffd36b', scene: 'steel' }],
  [/Ng'ok/u, { beast: 'holoTall 7fd0d0', scene: 'steel' }],
  [/Krayt Dragon/u, { beast: 'krayt' }],
  [/Tentacle|Thinner/u, { beast: 'dianoga', scene: 'steel' }],
  [/Jawa Pack|Jawa Siesta/u, { group: 'jawas', n: 4 }],
  [/Tusken Scav/u, { group: 'tuskens', n: 4 }],
  [/Rogue Bantha/u, { beast: 'bantha' }],
  // Places
  [/Attack Run/u, { place: PLACES.trench }],
  [/Commence Primary/u, { thing: WEAPONS.superlaser, hue: 140 }],
  [/Retract The Bridge|Central Core|Reactor Terminal/u, { place: PLACES.core }],
  [/Garbage Chute/u, { place: PLACES.compactor }],
  [/Nightfall|Dark Hours/u, { place: WORLDS.night }],
  [/Sunsdown/u, { place: WORLDS.sunset }],
  [/Spice Mines|Kessel Run/u, { place: WORLDS.kessel }],
  [/They're On Dantooine/u, { place: WORLDS.dantooine }],
  [/Hyper Escape/u, { place: WORLDS.hyperspace }],
  [/Cantina Brawl|Local Trouble/u, { pair: [evazan, CANTINA['Ponda Baba']!] }],
  [/Cell 2187/u, { place: PLACES.detention }],
  [/Crash Site/u, { place: PLACES.jungle }],
  [/Expand The Empire/u, { place: WORLDS.deathStar }],
  // Those who are named
  [/Vader's Eye/u, { who: vader, doing: 'eye ff5470' }],
  [/Choke|Lack Of Faith/u, { who: vader, doing: 'choke' }],
  [
    /I Have You Now|Circle Is Now|Your Powers Are Weak|Dark Jedi Pres|Presence Of The Force/u,
    { who: vader, doing: 'force ff5470' },
  ],
  [/Dark Collab/u, { pair: [vader, tarkin] }],
  [/Fear Will Keep|Charming|Evacuate|Moment Of Triumph|Overestimate/u, { who: tarkin, doing: 'orders' }],
  [/Let The Wookiee|Wookiee Roar/u, { who: chewbacca, doing: 'burst' }],
  [
    /Solo Han|Han's Back|Quite A Merc|Sorry About|Bad Feeling About This|Boring Conv|Cocky/u,
    { who: han, doing: 'bolts' },
  ],
  [/Hear Me Baby|Narrow Escape|Sensor|Special Mod/u, { ship: 'falcon' }],
  [/Leia's Back|Garbage|Somebody/u, { who: leia, doing: 'bolts' }],
  [/Underestimate Our/u, { pair: [luke, leia] }],
  [/Desperate Hour|Help Me Obi|Alderaan/u, { who: leia, doing: 'waves' }],
  [
    /Here To Rescue|Luke's Back|Skywalkers|Luke\?|Warrior's Cour|Return Of A Jedi|Strong With This/u,
    { who: luke, doing: 'force' },
  ],
  [/Lightsaber Prof/u, { who: luke, doing: 'clashLight' }],
  [/Obi-Wan's Cape/u, { thing: () => DEVICES.cape(), hue: 30 }],
  [/Luke's Cape/u, { thing: () => DEVICES.cape('#d8c7a3'), hue: 30 }],
  [/Old Ben|Gift Of The|Jedi Presence|Noble Sac|Affect Mind|Move Along|Alternatives/u, { who: ben, doing: 'hand' }],
  [/Tremor|Disturbance In/u, { who: ben, doing: 'waves' }],
  [/Deceive You/u, { who: luke, doing: 'eye' }],
  [/Artoo|Scomp|Thank The Maker/u, { who: r2d2, doing: 'gear' }],
  [
    /We're Doomed|How Did We|All Your Fault|Droid Shutdown|Program Trap|Sir, Droids|Restricted/u,
    { who: c3po, doing: 'alarm' },
  ],
  [/Astromech Short/u, { who: CAST.r5d4, doing: 'flames' }],
  [/Oo-ta/u, { pair: [greedo, han] }],
  [/Utinni|Dead Jawa/u, { who: jawa, doing: 'alarm' }],
  [/Gravel/u, { who: tusken, doing: 'burst' }],
  [
    /Stunning Leader|Set For Stun|Trooper Charge|Full Scale|Back|Detachment|We Have A Prisoner|Imperial Just|Come With Me/u,
    { who: stormtrooper, doing: 'bolts' },
  ],
  [/Imperial Reinf|Emergency Dep|Counter Assault|Death Star Sentry/u, { group: 'stormtroopers', n: 5, scene: 'steel' }],
  [/Rebel Reinf|Surprise Ass|Revolution|Yavin Sentry/u, { group: 'rebels', n: 5, scene: 'forest' }],
  [/Rebel Planners|Rebel Barrier|Friendly/u, { who: rebelTrooper, doing: 'shield' }],
  [/Imperial Barrier/u, { who: stormtrooper, doing: 'shield ff7a6e' }],
  [/Sniper/u, { who: REGULARS['Imperial Trooper Guard']!, doing: 'target' }],
  [
    /All Clear Kid|Combined Attack|Corellian Slip|A Few Man|Out Of Nowhere|Full Throttle|On The Edge|Collision/u,
    { ship: 'xwing', wing: true },
  ],
  [/Eject|Problem Here|On The Leader|Tallon|Lone Pilot/u, { who: pilot, doing: 'target' }],
  [/Dark Man|Maneuver Check|Evader|Tactical|Hyperwave/u, { ship: 'tie', wing: true }],
  [/Escape Pod/u, { who: r2d2, doing: 'move' }],
  [/Lone Warrior|Empire's Back/u, { who: stormtrooper, doing: 'star' }],
  [/Undercover|Double Agent|Informant|Beggar/u, { who: CANTINA['Garindan']!, doing: 'eye' }],
  [/Bith Shuffle/u, { who: CAST.figrin, doing: 'waves' }],
  [/Plastoid/u, { thing: DEVICES.armour }],
  [/Tusken Breath/u, { thing: DEVICES.mask, hue: 30 }],
  [/Necklace/u, { thing: DEVICES.necklace }],
  [/Grappling/u, { thing: DEVICES.hook }],
  [/Han's Dice/u, { sign: 'dice', hue: 44 }],
  [/Blue Milk/u, { sign: 'drink 8fb8ff', hue: 206 }],
  [/Juri Juice/u, { sign: 'drink ff9a5c', hue: 20 }],
  [/Beru Stew/u, { sign: 'food', hue: 30 }],
  [/Spaceport Speed/u, { vehicle: 'landspeeder' }],
  [/Blaster Rack|Disarmed/u, { thing: WEAPONS.rifle, hue: 210 }],
  // What happens
  [/^Sense/u, { sign: 'eye', hue: 212 }],
  [/^Alter/u, { sign: 'hand', hue: 268 }],
  [/Eyes In The Dark|Dark Waters/u, { sign: 'dark', hue: 230 }],
  [/Door|Gate/u, { sign: 'door', hue: 210 }],
  [/Radar|Scan|Macroscan|Scanner/u, { sign: 'radar', hue: 150 }],
  [/Plans|Advance Prep|Traffic/u, { sign: 'plan 6fd29a', hue: 150 }],
  [/Recharging|Overload|Lateral|Collateral|Out Of Comm|Sabotage|Precise/u, { sign: 'burst', hue: 18 }],
  [/Logistical|Delay|Limited|Worse|Panic|Hell To Pay|Could Be/u, { sign: 'glass', hue: 40 }],
  [/Demotion|Code Cyl/u, { sign: 'orders', hue: 214 }],
  [/Besieged|Wrong Turn/u, { sign: 'barrier', hue: 4 }],
  [/What're You Tryin/u, { who: CAST.owen, doing: 'gear' }],
  [/Some Rescue/u, { pair: [leia, han] }],
  [/Ommni|Box/u, { sign: 'cube c9a23f', hue: 44 }],
];
