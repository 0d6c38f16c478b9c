import { imagePath, mediaPath } from '@dreamfork/api-client/contract';
import { mediaIdOf } from '@dreamfork/story';
import type { Selectable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { readyFiles } from '../media/media-rows.ts';
import type { Services } from '../services.ts';

type CoverRow = Pick<
  Selectable<Tables['stories']>,
  'id' | 'is_public' | 'cover_url' | 'cover_file_id'
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

/** Of the covers of private stories, the files that the story may show: only these may be signed. */
async function showableCovers(
  database: Services['database'],
  stories: readonly CoverRow[],
): Promise<ReadonlySet<string>> {
  const covers = stories.filter(({ is_public }) => is_public === 0);
  const ids = covers.map(coverFile).filter((id) => id !== null);
  if (ids.length === 0) return new Set();
  const found = await readyFiles(database)
    .innerJoin('story_files', 'story_files.file_id', 'media_files.id')
    .select(['story_files.story_id', 'story_files.file_id'])
    .where('story_files.is_allowed', '=', 1)
    .where(
      'story_files.story_id',
      'in',
      covers.map(({ id }) => id),
    )
    .where('story_files.file_id', 'in', [...new Set(ids)])
    .execute();
  return new Set(found.map(({ story_id, file_id }) => `${story_id} ${file_id}`));
}

/**
 * The addresses of covers in the size of a card, by story. The viewer must write private ones: their covers
 * get signed addresses.
 */
export async function readCardCovers(
  { database, media, now }: Services,
  stories: readonly CoverRow[],
): Promise<ReadonlyMap<string, string | null>> {
  const showable = await showableCovers(database, stories);
  const addressOf = (story: CoverRow): string | null => {
    const id = coverFile(story);
    if (id === null) return coverAddress(story);
    const path = imagePath(id, cardWidth, 'webp');
    if (story.is_public === 1) return path;
    return showable.has(`${story.id} ${id}`) ? media.addresses.sign(path, now()).signedPath : null;
  };
  return new Map(stories.map((story) => [story.id, addressOf(story)]));
}
