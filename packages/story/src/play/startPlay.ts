import { findNode } from '../queries/findNode.ts';
import { fail, type Result, succeed } from '../result.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { Problem } from '../validation/problem.ts';
import type { PlayMode, PlayState } from './playState.ts';

/** Opens a story at its start node, in manual mode unless told otherwise (SPEC P1). */
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
    trail: [],
    mode,
    isPaused: false,
    isFinished: start.type === 'end',
  });
}
