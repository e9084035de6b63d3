/** English: the words of the guide, whatever the game. */
export interface StepText {
  readonly title: string;
  /** Read one after the other. */
  readonly pages: readonly string[];
  /** What the player is to do; empty when there is only something to watch. */
  readonly todo: string;
  /** A rule to read up on, where there is more to know than is said. */
  readonly rule?: string;
}

/** The texts of a guided first game. */
export interface LessonTexts {
  readonly title: string;
  readonly lead: string;
  /** What one will learn, line by line. */
  readonly learn: readonly string[];
  readonly about: string;
  /** What a won game looks like; stands under the picture of one. */
  readonly goal: string;
  readonly start: string;
  /** In the order of the game; the last one, `free`, is where the player takes over. */
  readonly steps: Readonly<Record<string, StepText>>;
}

export const guide = {
  guide: 'Guide',
  progress: (at: number, of: number) => `${at} of ${of}`,
  next: 'Next',
  back: 'Back',
  doIt: 'Do it for me',
  playOn: 'Play on',
  hide: 'Hide the guide',
  show: 'Show the guide',
  readUp: 'Read the rule',
};
