import { findNode, type PlayState, type StoryDocument } from '@dreamfork/story';

/** Where a preview begins that was asked for at a node: there, as if the reader had come the given way. */
export const previewState = (
  story: StoryDocument,
  { startNodeId, path = [startNodeId] }: { startNodeId: string; path?: readonly string[] },
): PlayState => ({
  currentNodeId: startNodeId,
  history: [...new Set(path)],
  backStack: path.slice(0, -1),
  mode: 'manual',
  isPaused: false,
  isFinished: findNode(story, startNodeId)?.type === 'end',
});
