import { edited } from '../operations/edit.ts';
import { type Result, succeed } from '../result.ts';
import type { Position, StoryDocument } from '../schema/document.ts';
import type { Ids } from '../schema/ids.ts';
import type { Problem } from '../validation/problem.ts';
import type { StoryClip } from './clip.ts';
import { type ClipVariableAnswer, joinVariables } from './clipVariables.ts';
import { type InsertedClip, insertClip } from './insertClip.ts';

export type PasteClipInput = {
  ids: Ids;
  /** The upper left corner of the pasted parts. */
  at: Position;
  /** What becomes of copied variables, by the names that they have in the clip (SPEC K11). */
  answers?: Readonly<Record<string, ClipVariableAnswer>>;
};

/** Adds the parts of a clip to a story under new ids (SPEC K5–K7, K10–K13). */
export function pasteClip(
  story: StoryDocument,
  clip: StoryClip,
  { ids, at, answers = {} }: PasteClipInput,
): Result<InsertedClip, Problem> {
  const joined = joinVariables(story, clip, { ids, answers });
  if (!joined.ok) return joined;
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  for (const { position } of [...clip.nodes, ...clip.notes]) {
    left = Math.min(left, position.x);
    top = Math.min(top, position.y);
  }
  const inserted = insertClip(joined.value.story, joined.value.clip, {
    ids,
    place: ({ x, y }) => ({ x: x - left + at.x, y: y - top + at.y }),
    joinsGroups: false,
  });
  if (!inserted.ok || joined.value.story === story) return inserted;
  const whole = edited(story, inserted.value.story);
  return whole.ok ? succeed({ ...inserted.value, ...whole.value }) : whole;
}
