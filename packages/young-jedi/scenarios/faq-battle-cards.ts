/** The official questions and answers: single cards in battles. */
import { DARK, LIGHT } from '../src/rules/state.ts';
import { type Play, scenario } from '../src/testing/index.ts';

const PILOT = 'Battle Droid: Pilot, MTT Division';

scenario("FAQ: 'The opponent's destiny' when two of them fight together?", 'YJ-BC-19', (t) => {
  const strong = (): void =>
    t.attack('Light', 'Theed Palace', {
      light: { plan: ['You Are Strong With The Force', 'Boss Nass, Gungan Leader'] },
      dark: {
        plan: ['Seal Off The Bridge', 'Nute Gunray, Neimoidian Viceroy', 'Rune Haako, Neimoidian Advisor'],
      },
    });
  strong();
  t.asks('Light', 'opponent');
  t.offers('Compare with Nute Gunray', 'Compare with Rune Haako');
  const jabbas = (): void =>
    t.attack('Light', 'Theed Palace', {
      light: { plan: ['You Are Strong With The Force', 'Qui-Gon Jinn, Jedi Master'] },
      dark: { plan: ['Vile Gangsters', 'Jabba the Hutt, Gangster', 'Gardulla the Hutt, Crime Lord'] },
    });
  // One of them counts: 2 - 1 of Gardulla, nothing of Jabba, never both.
  jabbas();
  t.answer('Compare with Gardulla');
  t.is(t.powers(), [[4 + 3 + 4, 6 + 1]]);
  jabbas();
  t.answer('Compare with Jabba');
  t.is(t.powers(), [[4 + 3 + 4, 6]]);
});

scenario(
  'FAQ: Does Captain Panaka, Royal Defender get 2 or 8 from Naboo Royal Security Forces?',
  'YJ-EFF-07 YJ-CHR-10',
  (t) => {
    t.attack('Light', 'Mos Espa', {
      light: {
        plan: ['Captain Panaka, Royal Defender', 'Royal Guard, Leader', 'Rabé, Handmaiden'],
        Tatooine: ['Naboo Royal Security Forces'],
      },
      dark: { plan: [PILOT, PILOT, PILOT] },
    });
    t.is(
      t.powers().map(([, light]) => light),
      [4 + 2, 2 + 2, 2 + 1],
    );
  },
);

scenario('FAQ: What does a Sith Lightsaber give Aurra Sing, Trophy Collector?', 'YJ-DUEL-30', (t) => {
  const aurra = 'Aurra Sing, Trophy Collector';
  const duel = (victim: string): number => {
    t.board({
      at: 'Dark battles',
      location: 'Mos Espa',
      dark: { Tatooine: [aurra, 'Sith Lightsaber'] },
      light: { Tatooine: [victim] },
    });
    t.answer('Dark: Challenge', 'Light: Face', 'Light: Use no weapon');
    return t.powers()[0]![DARK]!;
  };
  t.is(duel('Captain Panaka, Veteran Leader'), 5 + 1);
  t.is(duel('Yoda, Jedi Master'), 5 + 3);
  const battle = (opponent: string): number => {
    t.attack('Dark', 'Mos Espa', {
      dark: { plan: ['Sith Lightsaber', aurra], deck: [PILOT] },
      light: { plan: [opponent] },
    });
    t.is(t.draws(), [['Dark', 'weapon', 4]]);
    return t.powers()[0]![DARK]!;
  };
  t.is(battle('Captain Panaka, Veteran Leader'), 5 + 1 + 4);
  t.is(battle('Yoda, Jedi Master'), 5 + 3 + 4);
  // Another Aurra Sing cannot use it.
  t.attack('Dark', 'Theed Palace', {
    dark: { plan: ['Sith Lightsaber', 'Aurra Sing, Bounty Hunter'] },
    light: { plan: ['Yoda, Jedi Master'] },
  });
  t.is(t.powers(), [[5, 4]]);
});

scenario('FAQ: When is the special text of the Gaderffii Stick used?', 'YJ-WPN-13 YJ-FGT-03 YJ-WPN-16', (t) => {
  const raid = (attacker: 'Dark' | 'Light'): void =>
    t.attack(attacker, 'Theed Palace', {
      dark: { plan: ['Gaderffii Stick', 'Tusken Raider, Nomad'] },
      light: { plan: ["Captain Panaka's Blaster", "Captain Panaka, Amidala's Bodyguard"] },
    });
  for (const attacker of ['Dark', 'Light'] as const) {
    raid(attacker);
    t.asks('Dark', 'ignore');
    t.is(t.draws(), []); // no weapon destiny has been drawn yet, whoever attacks
    t.answer('Discard Gaderffii Stick');
    // The stick is gone with its dot and its draw; the blaster gives nothing.
    t.is(t.powers(), [[2, 4]]);
    t.is(t.draws(), []);
    t.card('Gaderffii Stick', { zone: 'discard' });
    t.card("Captain Panaka's Blaster", { zone: 'Naboo' });
    // Or it is used as a weapon, and its moment is over.
    raid(attacker);
    t.answer('Let all weapons count');
    t.is(t.powers(), [[2 + 1 + 3, 4 + 2 + 3]]);
  }
  // A weapon that was ignored once is there again in the next fight of its user.
  t.attack('Light', 'Theed Palace', {
    dark: { plan: ['Gaderffii Stick', 'Tusken Raider, Nomad', PILOT] },
    light: { plan: ['Wisdom Of The Council', "Mace Windu's Lightsaber", 'Mace Windu, Jedi Speaker'] },
  });
  t.answer('Discard Gaderffii Stick');
  t.is(
    t.powers().map(([, light]) => light),
    [6 + 1, 6 + 1 + 2 + 3],
  );
});

/** Both sides have a 2; this one attacks with the Battle card that shows a hand, and has this hand beside it. */
function showing(t: Play, seat: 'Dark' | 'Light', hand: readonly string[]): void {
  const dark = { plan: [PILOT] };
  const light = { plan: ['Gungan Guard'] };
  if (seat === 'Dark') t.attack(seat, 'Battle Plains', { dark: { plan: ['He Always Wins!', PILOT], hand }, light });
  else t.attack(seat, 'Battle Plains', { dark, light: { plan: ['Dis Is Nutsen', 'Gungan Guard'], hand } });
}

scenario('FAQ: May I use He Always Wins! or Dis Is Nutsen with no cards in hand?', 'YJ-BC-24', (t) => {
  for (const seat of ['Dark', 'Light'] as const) {
    const own = seat === 'Dark' ? DARK : LIGHT;
    showing(t, seat, []);
    t.asks(seat, 'evenUp'); // nothing is asked, and nothing gained
    t.is(t.powers(), [[2, 2]]);
    showing(t, seat, ['Blaster']);
    t.asks(seat, 'showHand');
    t.answer('Show your hand');
    t.is(t.powers()[0]![own], 2 + 2);
    t.is(t.events('show')[0]!.defs.length, 1);
    showing(t, seat, ['Blaster']);
    t.answer('Keep your hand');
    t.is(t.powers(), [[2, 2]]);
  }
});
