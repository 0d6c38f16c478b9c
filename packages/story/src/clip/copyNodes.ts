import { unknownNode } from '../operations/groups.ts';
import { placeholderId } from '../operations/newIds.ts';
import { fail, type Result } from '../result.ts';
import type { Position, StoryDocument, StoryNode } from '../schema/document.ts';
import type { Ids } from '../schema/ids.ts';
import { type Problem, problem } from '../validation/problem.ts';
import { clipFormat, clipVersion, type StoryClip } from './clip.ts';
import { type InsertedClip, insertClip } from './insertClip.ts';

/** The choices; those whose target is outside the clip have no target. */
function withChoicesWithin(node: StoryNode, within: ReadonlySet<string>): StoryNode {
  if (node.choices.every(({ connectionId }) => within.has(connectionId))) return node;
  return {
    ...node,
    choices: node.choices.map((choice) =>
      within.has(choice.connectionId)
        ? choice
        : { ...choice, connectionId: placeholderId(choice.id, (id) => within.has(id)) },
    ),
  };
}

/** Copies nodes with the connections among them, and notes. Unknown ids are ignored (SPEC K1, K2). */
export function copyNodes(
  story: StoryDocument,
  nodeIds: readonly string[],
  noteIds: readonly string[] = [],
): StoryClip {
  const chosen = new Set(nodeIds);
  const connections = story.connections.filter(
    ({ fromNodeId, toNodeId }) => chosen.has(fromNodeId) && chosen.has(toNodeId),
  );
  const within = new Set(connections.map(({ id }) => id));
  const left = new Set(story.nodes.flatMap(({ id, groupId }) => (chosen.has(id) ? [] : groupId)));
  const nodes = story.nodes.flatMap((node) =>
    chosen.has(node.id) ? withChoicesWithin(node, within) : [],
  );
  const memberships = new Set(nodes.map(({ groupId }) => groupId));
  const chosenNotes = new Set(noteIds);
  return {
    format: clipFormat,
    version: clipVersion,
    nodes,
    connections,
    groups: story.groups.filter(({ id }) => memberships.has(id) && !left.has(id)),
    notes: story.notes.filter(({ id }) => chosenNotes.has(id)),
    ...(story.variables ? { variables: story.variables } : {}),
  };
}

export type DuplicateNodesInput = {
  nodeIds: readonly string[];
  noteIds?: readonly string[];
  ids: Ids;
  /** The distance of the copies from the originals. */
  offset: Position;
};

/** Copies nodes and notes within the story; the copies join the groups of the originals (SPEC K8). */
export function duplicateNodes(
  story: StoryDocument,
  { nodeIds, noteIds = [], ids, offset }: DuplicateNodesInput,
): Result<InsertedClip, Problem> {
  const nodeId = unknownNode(story, nodeIds);
  if (nodeId !== undefined) return fail(problem('node-not-found', { nodeId }));
  const noteId = noteIds.find((id) => !story.notes.some((note) => note.id === id));
  if (noteId !== undefined) return fail(problem('note-not-found', { noteId }));
  return insertClip(story, copyNodes(story, nodeIds, noteIds), {
    ids,
    place: ({ x, y }) => ({ x: x + offset.x, y: y + offset.y }),
    joinsGroups: true,
  });
}
