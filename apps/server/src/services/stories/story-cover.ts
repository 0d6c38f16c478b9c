import { imagePath, mediaPath } from '@dreamfork/api-client/contract';
import { mediaIdOf } from '@dreamfork/story';
import type { Selectable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { readyFiles } from '../media/media-rows.ts';
import type { Services } from '../services.ts';

type CoverRow = Pick<
  Selectable<Tables['stories']>,
  'id' | 'owner_id' | 'is_public' | 'cover_url' | 'cover_file_id'
>;

/** Enough for a card on a sharp display. */
const cardWidth = 640;

/** The address of a story's cover in full size: the chosen one, else the first picture of the document. */
export const coverAddress = ({
  cover_url,
  cover_file_id,
}: Pick<CoverRow, 'cover_url' | 'cover_file_id'>): string | null =>
  cover_file_id === null ? cover_url : mediaPath(cover_file_id);

const coverFile = (story: CoverRow): string | null => mediaIdOf(coverAddress(story) ?? '');

/** Of the covers of private stories, the files that belong to the owner: only these may be signed. */
async function ownCoverFiles(
  database: Services['database'],
  stories: readonly CoverRow[],
): Promise<ReadonlySet<string>> {
  const covers = stories.filter(({ is_public }) => is_public === 0);
  const ids = covers.map(coverFile).filter((id) => id !== null);
  if (ids.length === 0) return new Set();
  const found = await readyFiles(database)
    .select(['id', 'owner_id'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Set(found.map(({ id, owner_id }) => `${owner_id} ${id}`));
}

/**
 * The addresses of covers in the size of a card, by story. Private stories must be the viewer's own: their covers
 * get signed addresses.
 */
export async function readCardCovers(
  { database, media, now }: Services,
  stories: readonly CoverRow[],
): Promise<ReadonlyMap<string, string | null>> {
  const own = await ownCoverFiles(database, stories);
  const addressOf = (story: CoverRow): string | null => {
    const id = coverFile(story);
    if (id === null) return coverAddress(story);
    const path = imagePath(id, cardWidth, 'webp');
    if (story.is_public === 1) return path;
    return own.has(`${story.owner_id} ${id}`) ? media.addresses.sign(path, now()).signedPath : null;
  };
  return new Map(stories.map((story) => [story.id, addressOf(story)]));
}
