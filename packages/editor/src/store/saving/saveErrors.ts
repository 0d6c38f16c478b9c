import type { SaveProblem } from '../../services/index.ts';
import type { SaveError } from '../session/saveState.ts';
import type { SaveMessages } from './saveContext.ts';

/** Answers after which the very same save may succeed: too slow, too many, or the server's own fault. */
const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** Whether the server can have made a save that ended so: its answer was lost, or came from a proxy. */
export const mayHaveArrived = (problem: SaveProblem): boolean =>
  problem.kind === 'unreachable' ||
  (problem.kind === 'http' && (problem.status === 408 || problem.status >= 500));

/** The message of the specification for a save that did not happen. */
export function describeProblem(
  problem: SaveProblem,
  messages: SaveMessages,
  isUpdate: boolean,
): string {
  if (problem.kind === 'conflict') return messages.conflict;
  if (problem.kind === 'unreachable') return problem.message;
  const answer = { status: problem.status, body: problem.body };
  return isUpdate ? messages.updateFailed(answer) : messages.createFailed(answer);
}

/** What a failed save means for the session. */
export function saveErrorOf(
  problem: SaveProblem,
  messages: SaveMessages,
  isUpdate: boolean,
): SaveError {
  const message = describeProblem(problem, messages, isUpdate);
  const retryAt = null;
  if (problem.kind !== 'http') {
    return { kind: problem.kind, message, isPassing: problem.kind === 'unreachable', retryAt };
  }
  const { status } = problem;
  if (status === 401) return { kind: 'signedOut', message, isPassing: false, retryAt };
  return { kind: 'refused', message, isPassing: isPassing(status), retryAt };
}
