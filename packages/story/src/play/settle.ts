import { findNode } from '../queries/findNode.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { PlayState } from './playState.ts';
import { startPlay } from './startPlay.ts';

/**
 * The state brought in line with a story that may have changed since: unknown nodes leave it, and a
 * reader whose node is gone stands at the last known one, else at the start. Null: nowhere to stand
 * (SPEC P9).
 */
export function settle(story: StoryDocument, state: PlayState): PlayState | null {
  const isKnown = (nodeId: string): boolean => findNode(story, nodeId) !== undefined;
  const current = findNode(story, state.currentNodeId);
  const isFinished = current?.type === 'end';
  const isInStep =
    current !== undefined &&
    isFinished === state.isFinished &&
    state.history.includes(current.id) &&
    new Set(state.history).size === state.history.length &&
    state.history.every(isKnown) &&
    state.trail.every(isKnown);
  if (isInStep) return state;

  const history = [...new Set(state.history.filter(isKnown))];
  const trail = state.trail.filter(isKnown);
  const currentNodeId = current?.id ?? trail.pop();
  if (currentNodeId === undefined) {
    const started = startPlay(story, { mode: state.mode });
    return started.ok ? started.value : null;
  }
  return {
    ...state,
    currentNodeId,
    history: history.includes(currentNodeId) ? history : [...history, currentNodeId],
    trail,
    isFinished: findNode(story, currentNodeId)?.type === 'end',
  };
}
