// npm runs this after every `npm ci` and `npm install`.
import { finishInstall } from './ensure.mjs';

finishInstall();
