import { findNode } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import { entered } from './effects.ts';
import { newMemory } from './playMemory.ts';
import type { PlayState } from './playState.ts';

export type PlayPosition = {
  nodeId: string;
  /** The nodes that lead there, the node itself last. @default the node alone */
  path?: readonly string[] | undefined;
};

/** Starts play at a node, as if the reader had come a given way (SPEC P16). */
export function startPlayAt(
  story: StoryDocument,
  { nodeId, path = [nodeId] }: PlayPosition,
): PlayState {
  const began = newMemory(story, 0);
  const memory = began && path.reduce((before, visited) => entered(story, before, visited), began);
  return {
    currentNodeId: nodeId,
    history: [...new Set(path)],
    backStack: path.slice(0, -1),
    mode: 'manual',
    isPaused: false,
    isFinished: findNode(story, nodeId)?.type === 'end',
    ...(memory && { memory }),
  };
}
