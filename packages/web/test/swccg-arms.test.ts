/** The sign of every weapon of the Star Wars CCG says what it is. */
import { expect, test } from 'vitest';
import { starWarsCcg } from '../src/session/swccg/engine.ts';
import { allFacts } from '../src/session/swccg/facts.ts';
import { armOf } from '../src/swccg/arms.ts';

test('weapons are told apart by their signs', () => {
  const signs = new Map<string, string[]>();
  for (const facts of allFacts(starWarsCcg()).filter(({ type }) => type === 'Weapon'))
    signs.set(armOf(facts), [...new Set([...(signs.get(armOf(facts)) ?? []), facts.name])].sort());
  expect(Object.fromEntries(signs)).toEqual({
    saber: ['Dark Jedi Lightsaber', 'Jedi Lightsaber', "Obi-Wan's Lightsaber", "Vader's Lightsaber"],
    staff: ['Gaderffii Stick'],
    rifle: [
      'Assault Rifle',
      'Blaster Rifle',
      'Bowcaster',
      'Light Repeating Blaster Rifle',
      "Luke's Hunting Rifle",
      "URoRRuR'R'R's Hunting Rifle",
    ],
    pistol: [
      'Blaster',
      "Han's Heavy Blaster Pistol",
      'Imperial Blaster',
      'Jawa Blaster',
      'Jawa Ion Gun',
      "Leia's Sporting Blaster",
    ],
    torpedo: ['Proton Torpedoes'],
    cannon: [
      'Boosted TIE Cannon',
      'Enhanced TIE Laser Cannon',
      'Ion Cannon',
      'Laser Projector',
      'Quad Laser Cannon',
      'SW-4 Ion Cannon',
      'Superlaser',
      'Turbolaser Battery',
    ],
    seeker: ['Han Seeker', 'Leia Seeker', 'Luke Seeker', 'Motti Seeker', 'Tagge Seeker', 'Tarkin Seeker'],
    mine: ['Timer Mine'],
  });
});
