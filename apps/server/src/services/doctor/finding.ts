/** What a check has found: all is well, something is wrong, or it could not be checked. */
export type Finding = {
  check: string;
  state: 'well' | 'wrong' | 'unknown';
  sentence: string;
  /** What to do. */
  remedy?: string;
};
