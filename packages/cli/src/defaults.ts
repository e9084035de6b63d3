/** What is meant when nothing is said. Kept apart from the games, so that `--help` need not load them. */
export const DEFAULT_GAME = 'swtcg';
export const DEFAULT_EDITION = 'nh';
