import type { Answer } from './test-server.ts';

/** How calls that were made at the same moment ended, whichever came first. */
export const sortedStatuses = (answers: readonly Answer[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
