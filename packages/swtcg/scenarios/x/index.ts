/** The scenarios of the Expanded Rulebook, one import for each file. */
import './build-step.ts';
import './equipment.ts';
import './keywords-a-to-c.ts';
import './locations.ts';
import './missions.ts';
import './multi-arena.ts';
import './skills.ts';
import './traps.ts';
import './zones.ts';
