import { findNode } from '../queries/storyIndex.ts';
import { fail, type Result, succeed } from '../result.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { Problem } from '../validation/problem.ts';
import { entered } from './effects.ts';
import { newMemory } from './playMemory.ts';
import type { PlayMode, PlayState } from './playState.ts';

export type StartPlayOptions = {
  /** @default 'manual' */
  mode?: PlayMode;
  /** Decides the random numbers of the reading (SPEC P18). @default 0 */
  seed?: number;
};

/** Starts play at the start node, by default in manual mode (SPEC P1). */
export function startPlay(
  story: StoryDocument,
  { mode = 'manual', seed = 0 }: StartPlayOptions = {},
): Result<PlayState, Problem> {
  const { startNodeId } = story;
  const start = startNodeId === null ? undefined : findNode(story, startNodeId);
  if (!start) {
    const place = startNodeId === null ? {} : { nodeId: startNodeId };
    return fail({ code: 'start-node-missing', place });
  }
  const memory = newMemory(story, seed);
  return succeed({
    currentNodeId: start.id,
    history: [start.id],
    backStack: [],
    mode,
    isPaused: false,
    isFinished: start.type === 'end',
    ...(memory && { memory: entered(story, memory, start.id) }),
  });
}
