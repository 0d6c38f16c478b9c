import type { Result } from '../result.ts';
import type { Position, StoryDocument } from '../schema/document.ts';
import type { Ids } from '../schema/ids.ts';
import type { Problem } from '../validation/problem.ts';
import type { StoryClip } from './clip.ts';
import { type InsertedClip, insertClip } from './insertClip.ts';

export type PasteClipInput = {
  ids: Ids;
  /** The upper left corner of the pasted parts. */
  at: Position;
};

/** Adds the parts of a clip to a story under new ids (SPEC K5–K7). */
export function pasteClip(
  story: StoryDocument,
  clip: StoryClip,
  { ids, at }: PasteClipInput,
): Result<InsertedClip, Problem> {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  for (const { position } of [...clip.nodes, ...clip.notes]) {
    left = Math.min(left, position.x);
    top = Math.min(top, position.y);
  }
  return insertClip(story, clip, {
    ids,
    place: ({ x, y }) => ({ x: x - left + at.x, y: y - top + at.y }),
    joinsGroups: false,
  });
}
