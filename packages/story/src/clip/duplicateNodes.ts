import { unknownNode } from '../operations/groups.ts';
import { fail, type Result } from '../result.ts';
import type { Position, StoryDocument } from '../schema/document.ts';
import type { Ids } from '../schema/ids.ts';
import { type Problem, problem } from '../validation/problem.ts';
import { copyNodes } from './copyNodes.ts';
import { type InsertedClip, insertClip } from './insertClip.ts';

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
