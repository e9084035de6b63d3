// A whole game of the Star Wars TCG between two computer players, and what a spectator reads of it.
import { accessTo, greedyBot } from '@dejarik/bots';
import { Match, seeded } from '@dejarik/kernel';
import { swtcgKit } from '@dejarik/swtcg';

const kit = swtcgKit();
const match = Match.start(kit.game, { edition: kit.game.editions[0], seed: 'example', decks: kit.starterDecks() });
const bot = greedyBot(kit.game);
const random = seeded('bots');
while (match.state.question !== null) match.answer(bot.choose(accessTo(kit.game, match.table), random));
for (const { text } of kit.logLines(match.events, -1)) console.log(text);
