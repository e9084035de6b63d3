/** The scenarios of the Expanded Rulebook, one import for each file. */
import './attack-limits.ts';
import './attack.ts';
import './battle.ts';
import './build-step.ts';
import './chances.ts';
import './damage.ts';
import './equipment.ts';
import './keywords-a-to-c.ts';
import './keywords-b-to-c.ts';
import './locations.ts';
import './missions.ts';
import './prevention.ts';
import './multi-arena.ts';
import './skills.ts';
import './traps.ts';
import './zones.ts';
