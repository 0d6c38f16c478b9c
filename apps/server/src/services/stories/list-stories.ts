import {
  type StoryListResponse,
  searchedWords,
  type storyListQuery,
  tagKey,
} from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { readDelayed } from '../../db/replica.ts';
import type { Services } from '../services.ts';
import { publicStories } from './may-read.ts';
import { countOwn, queryOwn } from './query-own.ts';
import { countPublic, queryPublic, type StoryFilter, type Total } from './query-public.ts';
import { readSummaries } from './read-story.ts';
import { type StoryCursor, storyCursor } from './story-order.ts';

const withoutPaging = 1000;
const defaultPageSize = 20;

type Query = z.output<typeof storyListQuery>;

/** All public stories, as a user or a guest sees them, or all stories of one owner. */
type ListScope =
  | { kind: 'public'; viewerId: string | undefined }
  | { kind: 'own'; ownerId: string };

const viewerOf = (scope: ListScope): string | undefined =>
  scope.kind === 'own' ? scope.ownerId : scope.viewerId;

/** The filter as text: a cursor is valid for one list only. */
const filterText = (scope: ListScope, { words, tagKey: tag, category }: StoryFilter): string =>
  JSON.stringify([scope.kind === 'own' ? scope.ownerId : null, words, tag, category]);

function toStoryFilter(query: Query): StoryFilter {
  const { searchTerm, sort = 'recent', tag, category, page, pageSize, limit, cursor } = query;
  const isPaged = [page, pageSize, limit, cursor].some((one) => one !== undefined);
  const size = limit ?? pageSize ?? (isPaged ? defaultPageSize : withoutPaging);
  return {
    sort,
    words: searchTerm ? searchedWords(searchTerm) : undefined,
    tagKey: tag === undefined ? undefined : tagKey(tag.replace(/^#+/u, '')),
    category,
    after: undefined,
    offset: cursor === undefined ? ((page ?? 1) - 1) * size : 0,
    size,
  };
}

function readCursor(
  { cursors }: Services,
  cursor: string,
  wanted: StoryFilter,
  filter: string,
): StoryCursor {
  const held = cursors.read(cursor, storyCursor);
  if (held.sort !== wanted.sort || held.filter !== filter) throw new ApiError('cursor-invalid');
  return held;
}

const empty: StoryListResponse = {
  stories: [],
  total: 0,
  totalPages: 0,
  isTotalExact: true,
  nextCursor: null,
};

/** Leaves out what a replica does not know yet to be private, so that it is gone with the change. */
async function withoutHidden(
  { database }: Services,
  { stories, ...extent }: StoryListResponse,
): Promise<StoryListResponse> {
  if (stories.length === 0) return { stories, ...extent };
  const ids = stories.map(({ id }) => id);
  const rows = await publicStories(database).select('id').where('id', 'in', ids).execute();
  const shown = new Set(rows.map(({ id }) => id));
  return { stories: stories.filter(({ id }) => shown.has(id)), ...extent };
}

/**
 * Lists stories: public ones newest first, a user's own last changed first, unless another order is asked for.
 * @throws ApiError `cursor-invalid`.
 */
export async function listStories(
  services: Services,
  scope: ListScope,
  query: Query = {},
): Promise<StoryListResponse> {
  const viewerId = viewerOf(scope);
  const list = await readDelayed(services, viewerId, (database) =>
    readList({ ...services, database }, scope, query),
  );
  return services.replica && viewerId === undefined ? withoutHidden(services, list) : list;
}

async function readList(
  services: Services,
  scope: ListScope,
  query: Query,
): Promise<StoryListResponse> {
  const first = toStoryFilter(query);
  if (first.words?.length === 0) return empty;
  const filter = filterText(scope, first);
  const from =
    query.cursor === undefined ? undefined : readCursor(services, query.cursor, first, filter);
  const wanted = from ? { ...first, after: { value: from.value, id: from.id } } : first;

  const findPage =
    scope.kind === 'own'
      ? queryOwn(services, scope.ownerId, wanted)
      : queryPublic(services, wanted);
  const count = (): Promise<Total> =>
    scope.kind === 'own'
      ? countOwn(services, scope.ownerId, wanted)
      : countPublic(services, wanted);
  const { places, total: counted } = await findPage;
  const { total, isTotalExact } = from ?? counted ?? (await count());
  const shown = places.slice(0, wanted.size);
  const last = shown.at(-1);
  const stories = await readSummaries(
    services,
    shown.map(({ id }) => id),
    { viewerId: viewerOf(scope), isNewest: scope.kind === 'own' },
  );
  return {
    stories,
    total,
    totalPages: Math.ceil(total / wanted.size),
    isTotalExact,
    nextCursor:
      places.length > wanted.size && last
        ? services.cursors.write({
            sort: wanted.sort,
            filter,
            value: last.value,
            id: last.id,
            total,
            isTotalExact,
          } satisfies StoryCursor)
        : null,
  };
}
