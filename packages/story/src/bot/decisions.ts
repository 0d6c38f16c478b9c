import type { ReadingDecision } from '../schema/storyTest.ts';
import type { CompiledConnection } from './compileStory.ts';
import type { Reading } from './createReading.ts';

export const decisionFor = ({ choiceId, connectionId }: CompiledConnection): ReadingDecision =>
  choiceId === undefined ? { connectionId } : { choiceId };

export const isDecisionFor = (
  { choiceId, connectionId }: CompiledConnection,
  decision: ReadingDecision,
): boolean =>
  'choiceId' in decision
    ? choiceId === decision.choiceId
    : 'connectionId' in decision &&
      choiceId === undefined &&
      connectionId === decision.connectionId;

/** Follows a single connection, or takes the decision if it is possible here. */
export function follow(
  reading: Reading,
  next: ReadingDecision | undefined,
): 'followed' | 'decided' | 'stuck' {
  if (reading.question) {
    const isAnswered = next !== undefined && 'answer' in next && reading.answer(next.answer);
    return isAnswered ? 'decided' : 'stuck';
  }
  const connections = reading.openConnections();
  const chosen = next && connections.find((connection) => isDecisionFor(connection, next));
  const [only] = connections;
  // What was decided here and is closed now is not passed over.
  const isClosed =
    !chosen &&
    next &&
    reading.node.connections.some((connection) => isDecisionFor(connection, next));
  const isSingle = connections.length === 1 && only?.choiceId === undefined && !isClosed;
  const connection = chosen ?? (isSingle ? only : undefined);
  if (!connection) return 'stuck';
  reading.take(connection);
  return chosen ? 'decided' : 'followed';
}
