/** The texts of the page. One catalogue a language; English is complete and the pattern for others. */
import { en, type Messages } from './en.ts';

export const messages: Messages = en;
