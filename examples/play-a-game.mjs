// A whole game of the Star Wars TCG between two computer players, and what a spectator reads of it.
import { accessTo, greedyBot } from '@dejarik/bots';
import { Feed, Match, SPECTATOR, seeded } from '@dejarik/kernel';
import { swtcgKit } from '@dejarik/swtcg';

const kit = swtcgKit();
const { game } = kit;
const match = Match.start(game, { edition: game.editions[0], seed: 'example', decks: kit.starterDecks() });
const bot = greedyBot(game);
const random = seeded('bots');
while (match.state.question !== null)
  match.answer(match.state.question.seat, bot.choose(accessTo(game, match.table), random));
for (const { text } of kit.logLines(new Feed(match, SPECTATOR).sync().events)) console.log(text);
