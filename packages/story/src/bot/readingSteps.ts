import type { StoryDocument } from '../schema/document.ts';
import type { ReadingDecision } from '../schema/storyTest.ts';
import type { VariableValue } from '../schema/variable.ts';
import { compileStory } from './compileStory.ts';
import { createReading } from './createReading.ts';
import { follow } from './decisions.ts';

/** How a reading ended; `endless`: the bot left it after its largest number of steps. */
export type ReadingOutcome = 'end' | 'dead-end' | 'endless';

/** A reading that can be read again. */
export type RecordedReading = {
  readonly seed: number;
  readonly decisions: readonly ReadingDecision[];
  readonly outcome: ReadingOutcome;
  /** The last node. */
  readonly nodeId: string;
  /** How many nodes it went through, the last one included. */
  readonly length: number;
  /** The values at the end, by the ids of the variables. */
  readonly values: Readonly<Record<string, VariableValue>>;
};

/** One node of a reading. */
export type ReadingStep = {
  readonly nodeId: string;
  /** What the reader decided to come here; absent at the start and after a single connection. */
  readonly choiceId?: string;
  /** The answers given at this node. */
  readonly answers: readonly string[];
  /** The values that changed on the path here and by the answers, by the ids of the variables. */
  readonly changed: Readonly<Record<string, VariableValue>>;
};

/** The nodes of a reading of this version, in order (SPEC B7). */
export function readingSteps(
  story: StoryDocument,
  { seed, decisions, length }: RecordedReading,
): ReadingStep[] {
  const compiled = compileStory(story);
  if (compiled.start === undefined) return [];
  const reading = createReading(compiled);
  reading.start(seed);
  const steps: ReadingStep[] = [];
  let before: readonly VariableValue[] = compiled.initial;
  let decision: ReadingDecision | undefined;
  let answers: string[] = [];
  const note = () => {
    const changed = compiled.variableIds.flatMap((id, slot): [string, VariableValue][] => {
      const value = reading.values[slot];
      return value === undefined || value === before[slot] ? [] : [[id, value]];
    });
    const choiceId = decision && 'choiceId' in decision ? decision.choiceId : undefined;
    steps.push({
      nodeId: reading.node.id,
      ...(choiceId !== undefined && { choiceId }),
      answers,
      changed: Object.fromEntries(changed),
    });
    before = [...reading.values];
    answers = [];
  };
  for (let index = 0; ; ) {
    const next = decisions[index];
    const isAnswer = reading.question !== null;
    if (!isAnswer) note();
    if (!isAnswer && reading.steps >= length) return steps;
    const outcome = follow(reading, next);
    if (outcome === 'stuck') {
      if (isAnswer) note();
      return steps;
    }
    if (isAnswer && next && 'answer' in next) answers.push(next.answer);
    if (!isAnswer) decision = outcome === 'decided' ? next : undefined;
    if (outcome === 'decided') index += 1;
  }
}
