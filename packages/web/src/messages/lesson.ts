/** The texts of the guided first game. They stand apart from the others because only who takes the lesson loads them. */
import { lesson } from './lesson-en.ts';

type LessonMessages = typeof lesson;

export const lessonMessages: LessonMessages = lesson;
