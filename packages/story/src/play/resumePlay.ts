import { findNode } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import { joinUndo, normaliseMemory, restored, type UndoneStep } from './playMemory.ts';
import type { PlayState } from './playState.ts';
import { startPlay } from './startPlay.ts';

/** A resumed play state. */
export type ResumedPlay = {
  state: PlayState;
  /** The reader's node is gone; the state is at the last known node of the back stack. */
  isDisplaced: boolean;
};

/** Resumes a stored play state in a story that may have changed since; null: no node to resume at (SPEC P12). */
export function resumePlay(story: StoryDocument, stored: PlayState): ResumedPlay | null {
  const state = normaliseState(story, stored);
  return state && { state, isDisplaced: state.currentNodeId !== stored.currentNodeId };
}

/**
 * Makes the state valid for a story that may have changed since: unknown nodes are removed, and a
 * reader whose node is gone moves to the last known one, else to the start. Null if the story has
 * neither (SPEC P9).
 */
export function normaliseState(story: StoryDocument, state: PlayState): PlayState | null {
  const placed = normalisePlace(story, state);
  if (!placed) return null;
  const { memory: before, ...rest } = placed;
  const memory = normaliseMemory(story, before, placed.history);
  if (memory === before && memory?.undo.length === (memory && placed.backStack.length)) {
    return placed;
  }
  if (!memory) return rest;
  const { length } = placed.backStack;
  const undo = Array.from(
    { length },
    (_, index): UndoneStep => memory.undo[memory.undo.length - length + index] ?? {},
  );
  return { ...rest, memory: { ...memory, undo } };
}

type Kept = { readonly nodeId: string; readonly undo: UndoneStep };

/** The back stack without unknown nodes; what is undone with them is undone with the step before. */
function keptSteps({ backStack, memory }: PlayState, isKnown: (nodeId: string) => boolean): Kept[] {
  const kept: Kept[] = [];
  for (const [index, nodeId] of backStack.entries()) {
    const undo = memory?.undo[index] ?? {};
    const last = kept.at(-1);
    if (isKnown(nodeId)) kept.push({ nodeId, undo });
    else if (last) kept[kept.length - 1] = { ...last, undo: joinUndo(last.undo, undo) };
  }
  return kept;
}

function normalisePlace(story: StoryDocument, state: PlayState): PlayState | null {
  const isKnown = (nodeId: string): boolean => findNode(story, nodeId) !== undefined;
  const current = findNode(story, state.currentNodeId);
  const isFinished = current?.type === 'end';
  const isValid =
    current !== undefined &&
    isFinished === state.isFinished &&
    state.history.includes(current.id) &&
    new Set(state.history).size === state.history.length &&
    state.history.every(isKnown) &&
    state.backStack.every(isKnown);
  if (isValid) return state;

  const history = [...new Set(state.history.filter(isKnown))];
  const steps = keptSteps(state, isKnown);
  const left = current ? undefined : steps.pop();
  const currentNodeId = current?.id ?? left?.nodeId;
  if (currentNodeId === undefined) {
    const seed = state.memory?.seed ?? 0;
    const started = startPlay(story, { mode: state.mode, seed });
    return started.ok ? started.value : null;
  }
  return {
    ...state,
    currentNodeId,
    history: history.includes(currentNodeId) ? history : [...history, currentNodeId],
    backStack: steps.map(({ nodeId }) => nodeId),
    ...(state.memory && {
      memory: {
        ...(left ? restored(state.memory, left.undo) : state.memory),
        undo: steps.map(({ undo }) => undo),
      },
    }),
    isFinished: findNode(story, currentNodeId)?.type === 'end',
  };
}
