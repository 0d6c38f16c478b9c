import { idMaximumLength } from './ids.ts';
import { isParts, partsOf } from './parts.ts';
import { type VariableValue, valueOfType, variableTypes } from './variable.ts';

/** What a reader decided where the story left it to them; a single connection is followed without a decision. */
export type ReadingDecision = { choiceId: string } | { connectionId: string } | { answer: string };

/** A reading that is kept with the story, and what it must come to (SPEC D23). */
export type StoryTest = {
  id: string;
  title: string;
  /** Decides the random numbers of the reading. */
  seed: number;
  decisions: ReadingDecision[];
  /** The node that the reading must come to. */
  nodeId: string;
  /** The values that the variables must have there, by their ids. */
  values: Record<string, VariableValue>;
  [key: string]: unknown;
};

export const testsMaximum = 200;

export const testDecisionsMaximum = 1000;

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= idMaximumLength;

const isDecision = (parts: Record<string, unknown>): boolean =>
  [parts.choiceId, parts.connectionId, parts.answer].some((value) => typeof value === 'string');

function storyTest(parts: Record<string, unknown>): StoryTest[] {
  const { id, title, seed, decisions, nodeId, values } = parts;
  const made = partsOf(decisions);
  if (!isId(id) || !isId(nodeId) || !Number.isFinite(seed) || !made.every(isDecision)) return [];
  const known = Object.entries(isParts(values) ? values : {}).filter(([, value]) =>
    variableTypes.some((type) => valueOfType(type, value) !== undefined),
  );
  return [
    {
      ...parts,
      id,
      title: typeof title === 'string' ? title : '',
      seed: Number(seed) + 0,
      decisions: made as ReadingDecision[],
      nodeId,
      values: Object.fromEntries(known) as Record<string, VariableValue>,
    },
  ];
}

/** The tests of a story; without any, the key is absent. */
export function testList(value: unknown): StoryTest[] | undefined {
  const tests = partsOf(value).flatMap(storyTest);
  return tests.length > 0 ? tests : undefined;
}
