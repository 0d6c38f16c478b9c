import type { ReadingDecision } from '../schema/storyTest.ts';
import type { CompiledWay } from './compileStory.ts';
import type { Reading } from './createReading.ts';

export const wayDecision = ({ choiceId, connectionId }: CompiledWay): ReadingDecision =>
  choiceId === undefined ? { connectionId } : { choiceId };

export const isDecisionFor = (
  { choiceId, connectionId }: CompiledWay,
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
  const ways = reading.openWays();
  const chosen = next && ways.find((way) => isDecisionFor(way, next));
  const [only] = ways;
  // What was decided here and is closed now is not passed over.
  const isClosed = !chosen && next && reading.node.ways.some((way) => isDecisionFor(way, next));
  const isSingle = ways.length === 1 && only?.choiceId === undefined && !isClosed;
  const way = chosen ?? (isSingle ? only : undefined);
  if (!way) return 'stuck';
  reading.take(way);
  return chosen ? 'decided' : 'followed';
}
