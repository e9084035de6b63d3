// Eight players, Swiss with finals: pairings, results (by a coin here) and standings, all of it plain data.
import { below, seeded } from '@dejarik/kernel';
import { newTournament, nextRound, phaseOf, planFor, record, standings } from '@dejarik/tournament';

const players = ['Ahsoka', 'Bail', 'Cassian', 'Dooku', 'Enfys', 'Finn', 'Greef', 'Hera'];
const coin = seeded('coin');
let t = newTournament({ name: 'Friday', seed: 'friday', stages: planFor('swiss', players.length), players });
while (phaseOf(t) === 'pair') {
  t = nextRound(t);
  const round = t.rounds.length - 1;
  for (const [table, { second }] of t.rounds[round].matches.entries())
    if (second !== null) {
      const won = below(coin, 2);
      t = record(t, round, table, { first: 2 * won, second: 2 - 2 * won, draws: 0 });
    }
}
for (const { place, player, points } of standings(t)) console.log(place, players[player], points);
console.log(`${players[standings(t)[0].player]} wins after ${t.rounds.length} rounds.`);
