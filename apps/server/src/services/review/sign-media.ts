import { fileIdOf } from '@dreamfork/story';
import { showableFiles } from '../media/showable-files.ts';
import { signedItems } from '../media/signed-addresses.ts';
import type { Services } from '../services.ts';
import { readDraft } from './read-review.ts';
import type { ReviewAccess } from './review-rights.ts';

/** Those of the files that the document of a caller shows. */
async function shownFiles(
  services: Services,
  access: ReviewAccess,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (access.link?.version == null) {
    const uses = await services.database
      .selectFrom('story_media')
      .select('file_id')
      .where('story_id', '=', access.storyId)
      .where('in_draft', '=', 1)
      .where('file_id', 'in', ids)
      .execute();
    return uses.map(({ file_id }) => file_id);
  }
  const { text } = await readDraft(services, access);
  const shown = new Set((await services.documents.listOwnMedia(Buffer.from(text))).ids);
  return ids.filter((id) => shown.has(id));
}

/** Addresses that show files of a draft for an hour. What the draft does not show is left out. */
export async function signReviewMedia(
  services: Services,
  access: ReviewAccess,
  paths: readonly string[],
) {
  const ids = [...new Set(paths.map(fileIdOf))].filter((id) => id !== null);
  const shown = ids.length === 0 ? [] : await shownFiles(services, access, ids);
  if (shown.length === 0) return { items: [] };
  // A document may name any file: it opens only what the story may show.
  const files = await showableFiles(services.database, access)
    .select('media_files.id')
    .where('media_files.id', 'in', shown)
    .execute();
  return { items: signedItems(services, paths, new Set(files.map(({ id }) => id))) };
}
