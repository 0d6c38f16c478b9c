import { findNode } from '../queries/storyIndex.ts';
import { fail, type Result, succeed } from '../result.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { Problem } from '../validation/problem.ts';
import type { PlayMode, PlayState } from './playState.ts';

/** Starts play at the start node, by default in manual mode (SPEC P1). */
export function startPlay(
  story: StoryDocument,
  { mode = 'manual' }: { mode?: PlayMode } = {},
): Result<PlayState, Problem> {
  const { startNodeId } = story;
  const start = startNodeId === null ? undefined : findNode(story, startNodeId);
  if (!start) {
    const place = startNodeId === null ? {} : { nodeId: startNodeId };
    return fail({ code: 'start-node-missing', place });
  }
  return succeed({
    currentNodeId: start.id,
    history: [start.id],
    backStack: [],
    mode,
    isPaused: false,
    isFinished: start.type === 'end',
  });
}
