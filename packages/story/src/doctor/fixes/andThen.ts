import type { EditResult } from '../../operations/edit.ts';
import type { StoryDocument } from '../../schema/document.ts';

/** Edits one after another, each on the story that the one before left; the first refusal holds. */
export function andThen(
  first: EditResult,
  ...next: readonly ((story: StoryDocument) => EditResult)[]
): EditResult {
  let result = first;
  for (const edit of next) {
    if (!result.ok) return result;
    result = edit(result.value.story);
  }
  return result;
}
