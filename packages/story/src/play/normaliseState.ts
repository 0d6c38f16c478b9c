import { findNode } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { PlayState } from './playState.ts';
import { startPlay } from './startPlay.ts';

/**
 * Makes the state valid for a story that may have changed since: unknown nodes are removed, and a
 * reader whose node is gone moves to the last known one, else to the start. Null if the story has
 * neither (SPEC P9).
 */
export function normaliseState(story: StoryDocument, state: PlayState): PlayState | null {
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
  const backStack = state.backStack.filter(isKnown);
  const currentNodeId = current?.id ?? backStack.pop();
  if (currentNodeId === undefined) {
    const started = startPlay(story, { mode: state.mode });
    return started.ok ? started.value : null;
  }
  return {
    ...state,
    currentNodeId,
    history: history.includes(currentNodeId) ? history : [...history, currentNodeId],
    backStack,
    isFinished: findNode(story, currentNodeId)?.type === 'end',
  };
}
