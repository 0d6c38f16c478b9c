import { findNode } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import { type Variable, type VariableValue, valueOfType } from '../schema/variable.ts';
import { ownProperty } from '../values/record.ts';
import { initialValues, restored, withinStep } from './playMemory.ts';
import type { PlayState } from './playState.ts';
import { normaliseState } from './resumePlay.ts';

/** A value that a step changed. */
export type ValueChange = {
  readonly variable: Variable;
  readonly before: VariableValue;
  readonly after: VariableValue;
};

/** A step of a reading: the node that it led to, and what it changed. */
export type PlayStep = {
  readonly nodeId: string;
  readonly changes: readonly ValueChange[];
};

/** The steps that "back" goes through, the first one first, the current one last (SPEC P24). */
export function playSteps(story: StoryDocument, state: PlayState): PlayStep[] {
  const { backStack, currentNodeId, memory } = normaliseState(story, state) ?? state;
  const places = new Map((story.variables ?? []).map(({ id }, place) => [id, place]));
  const values: Record<string, VariableValue> = { ...memory?.values };
  const began = initialValues(story.variables ?? []);
  const nodeIds = [...backStack, currentNodeId];
  const steps: PlayStep[] = [];
  for (let index = nodeIds.length - 1; index >= 0; index--) {
    const undone = index > 0 ? memory?.undo[index - 1]?.values : began;
    const changes: ValueChange[] = [];
    for (const [id, before] of Object.entries(undone ?? {})) {
      const variable = story.variables?.[places.get(id) ?? -1];
      const after = values[id];
      if (!variable || after === undefined || after === before) continue;
      changes.push({ variable, before, after });
      values[id] = before;
    }
    const placeOf = ({ variable }: ValueChange): number => places.get(variable.id) ?? 0;
    changes.sort((one, other) => placeOf(one) - placeOf(other));
    steps.push({ nodeId: nodeIds[index] as string, changes });
  }
  return steps.reverse();
}

/** The state at a step of `playSteps`: that of a reader who went back as often (SPEC P24). */
export function backToStep(story: StoryDocument, state: PlayState, index: number): PlayState {
  const settled = normaliseState(story, state) ?? state;
  const currentNodeId = settled.backStack[index];
  if (currentNodeId === undefined) return settled;
  const { memory, backStack } = settled;
  return {
    ...settled,
    currentNodeId,
    backStack: backStack.slice(0, index),
    isFinished: findNode(story, currentNodeId)?.type === 'end',
    ...(memory && {
      memory: {
        ...memory.undo.slice(index).reduceRight(restored, memory),
        undo: memory.undo.slice(0, index),
        step: memory.step - (backStack.length - index),
      },
    }),
  };
}

/** The state with another value of a variable, as a part of the last step; a value of another type changes nothing (SPEC P25). */
export function withPlayValue(
  story: StoryDocument,
  state: PlayState,
  variableId: string,
  value: VariableValue,
): PlayState {
  const settled = normaliseState(story, state) ?? state;
  const { memory } = settled;
  const variable = story.variables?.find(({ id }) => id === variableId);
  const fitting = variable && valueOfType(variable.type, value);
  if (!memory || fitting === undefined) return settled;
  if (fitting === ownProperty(memory.values, variableId)) return settled;
  const after = { ...memory, values: { ...memory.values, [variableId]: fitting } };
  return { ...settled, memory: withinStep(memory, after) };
}
