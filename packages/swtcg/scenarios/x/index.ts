/** The scenarios of the Expanded Rulebook, one import for each file. */
import './activated.ts';
import './build-step.ts';
import './equipment.ts';
import './keywords-a-to-c.ts';
import './locations.ts';
import './zones.ts';
