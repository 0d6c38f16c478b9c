import { type TagListResponse, tagKey, type tagListQuery } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import type { Services } from '../services.ts';

const lastSign = '\u{10ffff}';

/** Tags of public stories, the most used first. */
export async function listTags(
  { database }: Pick<Services, 'database'>,
  { searchTerm, limit }: z.output<typeof tagListQuery>,
): Promise<TagListResponse> {
  const start = tagKey((searchTerm ?? '').replace(/^#+/u, ''));
  const tags = await database
    .selectFrom('tags')
    .selectAll()
    .where('story_count', '>', 0)
    .$if(start !== '', (query) =>
      query.where('tag_key', '>=', start).where('tag_key', '<', `${start}${lastSign}`),
    )
    .orderBy('story_count', 'desc')
    .orderBy('tag_key')
    .limit(limit)
    .execute();
  return {
    items: tags.map(({ tag_key, label, story_count }) => ({
      key: tag_key,
      name: label,
      storyCount: story_count,
    })),
  };
}
