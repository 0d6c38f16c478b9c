import type { StoryDocument, StoryNode } from '../schema/document.ts';
import { temporaryPrefix } from '../schema/ids.ts';
import { type EditResult, edited } from './edit.ts';
import { remainingGroups } from './groups.ts';

const unlinked = (node: StoryNode): StoryNode =>
  node.choices.length === 0
    ? node
    : {
        ...node,
        choices: node.choices.map((choice) => ({
          ...choice,
          connectionId: `${temporaryPrefix}${choice.id}`,
        })),
      };

/** Deletes everything but the start node and its group (SPEC E22). */
export function clearAll(story: StoryDocument): EditResult {
  const nodes = story.nodes.flatMap((node) =>
    node.id === story.startNodeId ? unlinked(node) : [],
  );
  const isClear =
    story.nodes.length === nodes.length &&
    story.connections.length === 0 &&
    story.notes.length === 0;
  const groups = remainingGroups(story, nodes);
  return edited(story, isClear ? story : { ...story, nodes, connections: [], groups, notes: [] });
}
