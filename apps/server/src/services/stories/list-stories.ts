import type { StoryListResponse, storyListQuery } from '@dreamfork/api-client/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import { toContainsPattern } from '../../db/search-text.ts';
import type { Services } from '../services.ts';
import { selectStoryFacts, toStorySummary } from './story-views.ts';

const withoutPaging = 1000;
const defaultPageSize = 20;

/** Whose stories: everyone's public ones, or all of one owner. */
type Scope = { kind: 'public' } | { kind: 'own'; ownerId: string };

/** Lists stories: public ones newest first, a user's own last changed first. */
export async function listStories(
  { database }: Pick<Services, 'database'>,
  scope: Scope,
  { searchTerm, page, pageSize }: z.output<typeof storyListQuery> = {},
): Promise<StoryListResponse> {
  const isPaged = page !== undefined || pageSize !== undefined;
  const size = isPaged ? (pageSize ?? defaultPageSize) : withoutPaging;
  const filter = (where: typeof all) => {
    const scoped =
      scope.kind === 'public'
        ? where.where('stories.is_public', '=', 1)
        : where.where('stories.owner_id', '=', scope.ownerId);
    if (!searchTerm) return scoped;
    const pattern = toContainsPattern(searchTerm);
    return scoped.where(sql<boolean>`stories.search_text like ${pattern} escape '\\'`);
  };
  const all = selectStoryFacts(database);
  const [{ total }, stories] = await Promise.all([
    filter(all)
      .clearSelect()
      .select((expression) => expression.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    filter(all)
      .orderBy(scope.kind === 'public' ? 'stories.created_at' : 'stories.updated_at', 'desc')
      .orderBy('stories.id', 'desc')
      .limit(size)
      .offset(((page ?? 1) - 1) * size)
      .execute(),
  ]);
  return {
    stories: stories.map(toStorySummary),
    total,
    totalPages: isPaged ? Math.ceil(total / size) : Math.min(total, 1),
  };
}
