import {
  addNode,
  applyChange,
  newStory,
  playReducer,
  playView,
  reverseChange,
  startPlay,
} from '@dreamfork/story';

const ids = { next: () => crypto.randomUUID() };

/** Makes a story, adds a node, takes the edit back, and plays the story. */
export default function example(): Record<string, unknown> {
  const story = newStory({ ids });
  const edit = addNode(
    story,
    {
      node: { id: ids.next(), type: 'end', title: 'Morning' },
      linkFrom: { nodeId: story.startNodeId ?? '', connectionId: ids.next() },
    },
    { random: Math.random },
  );
  if (!edit.ok) return { refused: edit.error.code };

  const { story: grown, change } = edit.value;
  const undone = applyChange(grown, reverseChange(change));

  const play = startPlay(grown);
  if (!play.ok) return { refused: play.error.code };
  const next = playReducer(grown, play.value, { type: 'next' });

  return {
    nodesBefore: story.nodes.length,
    nodesAfter: grown.nodes.length,
    nodesAfterUndo: undone.nodes.length,
    nowAt: playView(grown, next)?.node.title,
  };
}
