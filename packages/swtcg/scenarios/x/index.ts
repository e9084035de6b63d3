/** The scenarios of the Expanded Rulebook, one import for each file. */
import './activated.ts';
import './battle-cards.ts';
import './build-step.ts';
import './control.ts';
import './duplicates.ts';
import './held.ts';
import './parts.ts';
import './static.ts';
import './triggered.ts';
import './equipment.ts';
import './keywords-a-to-c.ts';
import './locations.ts';
import './zones.ts';
