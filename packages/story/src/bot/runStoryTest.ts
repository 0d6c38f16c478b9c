import { choiceById } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { ReadingDecision, StoryTest } from '../schema/storyTest.ts';
import type { VariableValue } from '../schema/variable.ts';
import { type CompiledStory, compileStory } from './compileStory.ts';
import { createReading, type Reading } from './createReading.ts';
import { follow } from './decisions.ts';

/** The first thing that keeps a reading from coming to where it came when it was kept. */
export type BrokenTest =
  | { readonly code: 'start-missing' }
  /** The choice or the connection is no longer there. */
  | { readonly code: 'choice-gone' | 'connection-gone'; readonly nodeId: string }
  | {
      readonly code: 'choice-closed' | 'choice-unlinked';
      readonly nodeId: string;
      readonly choiceId: string;
    }
  | {
      readonly code: 'connection-closed';
      readonly nodeId: string;
      readonly connectionId: string;
    }
  /** The story no longer asks here, asks without an answer being kept, or refuses the answer. */
  | {
      readonly code: 'question-gone' | 'question-new' | 'answer-refused';
      readonly nodeId: string;
      readonly answer: string;
    }
  | { readonly code: 'node-other'; readonly nodeId: string; readonly expectedNodeId: string }
  | {
      readonly code: 'value-other';
      readonly nodeId: string;
      readonly variableId: string;
      readonly value: VariableValue;
      readonly expected: VariableValue;
    };

/** Null: the reading came to where it must. */
export type TestOutcome = { readonly id: string; readonly broken: BrokenTest | null };

/** The most steps of a test: nodes with a single connection are passed without a decision. */
const stepsMaximum = 20_000;

/** Why a decision cannot be made at this node. */
function reasonOf(
  { story, nodes }: CompiledStory,
  { node, question }: Reading,
  decision: ReadingDecision | undefined,
  expectedNodeId: string,
): BrokenTest {
  const nodeId = node.id;
  const isAnswer = decision !== undefined && 'answer' in decision;
  const answer = isAnswer ? decision.answer : '';
  if (question) return { code: isAnswer ? 'answer-refused' : 'question-new', nodeId, answer };
  if (!decision) return { code: 'node-other', nodeId, expectedNodeId };
  if (isAnswer) return { code: 'question-gone', nodeId, answer };
  if ('choiceId' in decision) {
    const { choiceId } = decision;
    if (!choiceById(story, choiceId)) return { code: 'choice-gone', nodeId };
    const owner = story.nodes.find(({ choices }) => choices.some(({ id }) => id === choiceId));
    if (owner && owner.id !== nodeId)
      return { code: 'node-other', nodeId, expectedNodeId: owner.id };
    const isLinked = node.connections.some((connection) => connection.choiceId === choiceId);
    return { code: isLinked ? 'choice-closed' : 'choice-unlinked', nodeId, choiceId };
  }
  const { connectionId } = decision;
  const owner = nodes.find(({ connections }) =>
    connections.some((connection) => connection.connectionId === connectionId),
  );
  if (!owner) return { code: 'connection-gone', nodeId };
  return owner.id === nodeId
    ? { code: 'connection-closed', nodeId, connectionId }
    : { code: 'node-other', nodeId, expectedNodeId: owner.id };
}

/** What a test says of its reading; the rest is what it is compared with. */
type TestReading = {
  readonly seed: number;
  readonly decisions: readonly ReadingDecision[];
  readonly nodeId: string;
};

/** Reads along the decisions to the node, at the first arrival after the last decision. */
function readAlong(
  compiled: CompiledStory,
  reading: Reading,
  { seed, decisions, nodeId }: TestReading,
): BrokenTest | null {
  if (compiled.start === undefined) return { code: 'start-missing' };
  reading.start(seed);
  for (let index = 0; ; ) {
    const next = decisions[index];
    if (!next && reading.node.id === nodeId) return null;
    // An end may ask too; nothing else is decided there.
    const isOver = reading.node.isEnd && !reading.question;
    const isPossible = reading.steps < stepsMaximum && !(next && isOver);
    const outcome = isPossible ? follow(reading, next) : 'stuck';
    if (outcome === 'stuck') return reasonOf(compiled, reading, next, nodeId);
    if (outcome === 'decided') index += 1;
  }
}

/** The values with which a reading can be kept as a test; null if it does not come to its node. */
export const testValues = (story: StoryDocument, wanted: TestReading): StoryTest['values'] | null =>
  checkReading(story, { ...wanted, values: {} }).values;

const valuesOf = ({ variableIds }: CompiledStory, { values }: Reading): StoryTest['values'] =>
  Object.fromEntries(variableIds.map((id, slot) => [id, values[slot] as VariableValue]));

type KeptReading = TestReading & Pick<StoryTest, 'values'>;

/** How far a reading comes, what keeps it from what was kept of it, and the values at its node. */
export type CheckedReading = {
  readonly steps: number;
  readonly broken: BrokenTest | null;
  readonly values: StoryTest['values'] | null;
};

function check(compiled: CompiledStory, reading: Reading, kept: KeptReading): CheckedReading {
  const broken = readAlong(compiled, reading, kept);
  if (broken?.code === 'start-missing') return { steps: 0, broken, values: null };
  const { steps } = reading;
  if (broken) return { steps, broken, values: null };
  const values = valuesOf(compiled, reading);
  // A variable that was removed, or added since, has nothing to be compared with.
  const other = Object.entries(kept.values).find(
    ([id, expected]) => Object.hasOwn(values, id) && values[id] !== expected,
  );
  if (!other) return { steps, broken: null, values };
  const [variableId, expected] = other;
  const value = values[variableId] as VariableValue;
  const { nodeId } = kept;
  return {
    steps,
    broken: { code: 'value-other', nodeId, variableId, value, expected },
    values,
  };
}

/** Reads the story again along one reading (SPEC B9, B10). */
export function checkReading(story: StoryDocument, kept: KeptReading): CheckedReading {
  const compiled = compileStory(story);
  return check(compiled, createReading(compiled), kept);
}

/** Reads the story again for each of its tests (SPEC B9, B10). */
export function runStoryTests(story: StoryDocument): TestOutcome[] {
  const compiled = compileStory(story);
  const reading = createReading(compiled);
  return (story.tests ?? []).map((test) => {
    const { broken } = check(compiled, reading, test);
    return { id: test.id, broken };
  });
}
