import { availableChoices } from '../queries/availableChoices.ts';
import { findNode } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { VariableValue } from '../schema/variable.ts';
import { answered, pendingQuestion, runEffects } from './effects.ts';
import { openChoices } from './openChoices.ts';
import {
  initialValues,
  newMemory,
  type PlayMemory,
  type UndoneStep,
  undoOf,
} from './playMemory.ts';
import { backStackMaximum, type PlayState } from './playState.ts';

export type PlayPosition = {
  nodeId: string;
  /** The nodes that lead there, the node itself last. @default the node alone */
  path?: readonly string[] | undefined;
  /** Whether the effects on the path run, or the node is entered with the initial values. @default 'path' */
  values?: 'path' | 'initial' | undefined;
  /** Decides the random numbers of the reading (SPEC P18). @default 0 */
  seed?: number | undefined;
};

/** The choice that leads from the current node to another: one that is open, where there is one. */
function choiceTo(story: StoryDocument, state: PlayState, nodeId: string): string | undefined {
  const node = findNode(story, state.currentNodeId);
  const all = node ? availableChoices(story, node).choices : [];
  const leadsThere = ({ connection }: { connection: { toNodeId: string } }) =>
    connection.toNodeId === nodeId;
  const open = openChoices(story, state).choices.filter(({ isOpen }) => isOpen);
  return (open.find(leadsThere) ?? all.find(leadsThere))?.choice.id;
}

/** The memory after all questions of the node, each answered by what its variable already holds. */
function withoutQuestions(story: StoryDocument, before: PlayMemory, nodeId: string): PlayMemory {
  let memory = before;
  for (;;) {
    const pending = pendingQuestion(story, memory, nodeId);
    if (!pending) return memory;
    const value = memory.values[pending.variable.id] as VariableValue;
    memory = answered(story, memory, nodeId, pending.variable, value);
  }
}

/** The memory of a reader who came along the path. */
function memoryOfPath(
  story: StoryDocument,
  state: PlayState,
  path: readonly string[],
  { values = 'path', seed = 0 }: PlayPosition,
): PlayMemory | undefined {
  let memory = newMemory(story, seed);
  if (!memory) return undefined;
  // Changed in place: a copy for each step would take the square of the path's length.
  const visits: Record<string, number> = Object.create(null);
  const undo: UndoneStep[] = [];
  for (const [index, nodeId] of path.entries()) {
    const last: string | undefined = path[index - 1];
    const { shown: _shown, ...before }: PlayMemory =
      last === undefined ? memory : withoutQuestions(story, memory, last);
    const isInitial = values === 'initial' && index === path.length - 1;
    const choiceId =
      last === undefined || isInitial
        ? undefined
        : choiceTo(story, { ...state, currentNodeId: last, memory: before }, nodeId);
    const count = visits[nodeId] ?? 0;
    visits[nodeId] = count + 1;
    const entering = {
      ...before,
      visits,
      step: index + 1,
      ...(isInitial && { values: initialValues(story.variables ?? []) }),
    };
    memory = runEffects(story, entering, nodeId, {
      ...(choiceId !== undefined && { choiceId }),
      index: 0,
    });
    const start = isInitial ? entering : before;
    undo.push({
      ...undoOf({ ...start, visits: {} }, { ...memory, visits: {} }),
      visits: { [nodeId]: count },
    });
  }
  const steps = undo.slice(1).slice(-backStackMaximum);
  const isKept = (index: number): boolean => values === 'path' || index === steps.length - 1;
  return {
    ...memory,
    visits: { ...visits },
    undo: steps.map(({ values: changes, ...step }, index) =>
      changes && isKept(index) ? { ...step, values: changes } : step,
    ),
  };
}

/** Starts play at a node, as if the reader had come along a given path (SPEC P16). */
export function startPlayAt(story: StoryDocument, position: PlayPosition): PlayState {
  const { nodeId, path = [nodeId] } = position;
  const state: PlayState = {
    currentNodeId: nodeId,
    history: [...new Set(path)],
    backStack: path.slice(0, -1).slice(-backStackMaximum),
    mode: 'manual',
    isPaused: false,
    isFinished: findNode(story, nodeId)?.type === 'end',
  };
  const memory = memoryOfPath(story, state, path, position);
  return memory ? { ...state, memory } : state;
}
