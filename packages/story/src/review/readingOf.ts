import { type CompiledStory, compileStory } from '../bot/compileStory.ts';
import { createReading, type Reading } from '../bot/createReading.ts';
import { decisionFor } from '../bot/decisions.ts';
import { testValues } from '../bot/runStoryTest.ts';
import type { PlayState } from '../play/playState.ts';
import { type PlayStep, playSteps } from '../play/playSteps.ts';
import type { StoryDocument } from '../schema/document.ts';
import { type ReadingDecision, testDecisionsMaximum } from '../schema/storyTest.ts';
import type { VariableValue } from '../schema/variable.ts';
import type { ReviewReading } from './reviewAnchor.ts';

type Step = { readonly nodeId: string; readonly values: Readonly<Record<string, VariableValue>> };

/** The steps of a reading with the values after each; a jump back leaves out what lay between (SPEC P7). */
function directSteps({ nodes, numberOf }: CompiledStory, steps: readonly PlayStep[]): Step[] {
  const leadsTo = (fromNodeId: string, nodeId: string): boolean => {
    const target = numberOf.get(nodeId);
    const from = nodes[numberOf.get(fromNodeId) ?? -1];
    return from?.connections.some((connection) => connection.target === target) ?? false;
  };
  const direct: Step[] = [];
  let values: Record<string, VariableValue> = {};
  for (const { nodeId, changes } of steps) {
    values = { ...values };
    for (const { variable, after } of changes) values[variable.id] = after;
    const last = direct.at(-1);
    if (last && !leadsTo(last.nodeId, nodeId)) {
      const there = direct.findLastIndex((step) => step.nodeId === nodeId);
      if (there < 0) return [];
      direct.length = there;
    }
    direct.push({ nodeId, values });
  }
  return direct;
}

/** Answers the questions of the node that the reading is at, as the reader did; false where one is refused. */
function answerAll(reading: Reading, { values }: Step, decisions: ReadingDecision[]): boolean {
  for (let asked = reading.question; asked; asked = reading.question) {
    const answer = String(values[asked.variable.id] ?? '');
    // An endless story may ask without end.
    if (decisions.length >= testDecisionsMaximum || !reading.answer(answer)) return false;
    decisions.push({ answer });
  }
  return true;
}

/** Goes on to a node as the reader did; false where no open connection leads there. */
function goOn(
  reading: Reading,
  target: number | undefined,
  chosenId: string | undefined,
  decisions: ReadingDecision[],
): boolean {
  const open = reading.openConnections();
  const leading = open.filter((connection) => connection.target === target);
  const connection =
    leading.find(({ choiceId }) => choiceId !== undefined && choiceId === chosenId) ?? leading[0];
  if (!connection) return false;
  if (open.length > 1 || connection.choiceId !== undefined) decisions.push(decisionFor(connection));
  reading.take(connection);
  return true;
}

/**
 * How a reader came to where they are, so that the reading can be repeated (SPEC H8); null where it cannot: the host sent
 * them there, the story has changed under them, or the reading is longer than a story test may be.
 */
export function readingOf(story: StoryDocument, state: PlayState): ReviewReading | null {
  const compiled = compileStory(story);
  if (compiled.start === undefined) return null;
  const steps = directSteps(compiled, playSteps(story, state));
  if (steps[0]?.nodeId !== story.startNodeId) return null;
  const seed = state.memory?.seed ?? 0;
  const reading = createReading(compiled);
  const decisions: ReadingDecision[] = [];
  reading.start(seed);
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1];
    if (!next) {
      if (!state.memory?.asking && !answerAll(reading, step, decisions)) return null;
      break;
    }
    if (!answerAll(reading, step, decisions)) return null;
    const target = compiled.numberOf.get(next.nodeId);
    if (!goOn(reading, target, state.lastChoices?.[step.nodeId], decisions)) return null;
  }
  if (decisions.length > testDecisionsMaximum) return null;
  const wanted = { seed, decisions, nodeId: state.currentNodeId };
  const values = testValues(story, wanted);
  return values && { ...wanted, values };
}
