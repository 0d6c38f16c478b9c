import type { SaveProblem } from '../services.ts';
import type { SaveTrouble } from '../session/sync.ts';

export type SaveWords = {
  conflict: string;
  updateFailed: (answer: { status: number; body: string }) => string;
  createFailed: (answer: { status: number; body: string }) => string;
};

/** Answers after which the very same save may succeed: too slow, too many, or the server's own fault. */
const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** The message of the specification for a save that did not happen. */
export function describeProblem(problem: SaveProblem, words: SaveWords, isUpdate: boolean): string {
  if (problem.kind === 'conflict') return words.conflict;
  if (problem.kind === 'unreachable') return problem.message;
  const answer = { status: problem.status, body: problem.body };
  return isUpdate ? words.updateFailed(answer) : words.createFailed(answer);
}

/** What a failed save means for the session. */
export function troubleOf(problem: SaveProblem, words: SaveWords, isUpdate: boolean): SaveTrouble {
  const message = describeProblem(problem, words, isUpdate);
  const retryAt = null;
  if (problem.kind !== 'http') {
    return { kind: problem.kind, message, isPassing: problem.kind === 'unreachable', retryAt };
  }
  const { status } = problem;
  if (status === 401) return { kind: 'signedOut', message, isPassing: false, retryAt };
  return { kind: 'refused', message, isPassing: isPassing(status), retryAt };
}
