import type { Random } from '../../layout/coordinates.ts';
import type { EditResult } from '../../operations/edit.ts';
import type { StoryDocument } from '../../schema/document.ts';
import type { Ids } from '../../schema/ids.ts';
import type { StoryLocale } from '../../schema/locale.ts';

export type FixContext = {
  ids: Ids;
  random: Random;
  /** The language of texts that a fix adds. @default 'ru' */
  locale?: StoryLocale;
};

/** Applies an edit after another; a refusal of the first is returned. */
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
