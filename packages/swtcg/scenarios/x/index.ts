/** The scenarios of the Expanded Rulebook, one import for each file. */
import './build-step.ts';
import './equipment.ts';
import './keywords-a-to-c.ts';
import './locations.ts';
import './mulligan.ts';
import './preparation.ts';
import './setup.ts';
import './zones.ts';
