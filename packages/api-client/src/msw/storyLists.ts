import {
  type StoryListQuery,
  type StoryListResponse,
  type StorySort,
  searchedWords,
  tagKey,
  wordsOf,
} from '../contract/index.ts';
import type { FixtureStory } from '../fixtures/index.ts';
import { type ErrorReply, errorReply } from './errorReply.ts';
import type { MockDatabase } from './mockDatabase.ts';
import { summaryOf } from './summaries.ts';

const wholeList = 1000;
const usualPage = 20;

type Filter = Omit<StoryListQuery, 'page' | 'pageSize' | 'limit'> & {
  page?: number | undefined;
  pageSize?: number | undefined;
  limit?: number | undefined;
};

/** Whose list: its stories, what `recent` goes by, and who looks. */
export type ListScope = {
  stories: readonly FixtureStory[];
  recentBy: 'createdAt' | 'updatedAt';
  viewerId: string | undefined;
};

const textsOf = (story: FixtureStory, database: MockDatabase): string[] => {
  const author = database.users.find(({ id }) => id === story.ownerId);
  const { title, description } = story.document;
  return [title, description, ...story.tags, author?.displayName ?? ''];
};

const isFound = (story: FixtureStory, database: MockDatabase, searchTerm: string): boolean => {
  const words = textsOf(story, database).flatMap(wordsOf);
  const searched = searchedWords(searchTerm);
  return (
    searched.length > 0 && searched.every((start) => words.some((word) => word.startsWith(start)))
  );
};

function narrowed(
  database: MockDatabase,
  stories: readonly FixtureStory[],
  filter: Filter,
): FixtureStory[] {
  const { searchTerm = '', tag, category } = filter;
  const key = tag === undefined ? undefined : tagKey(tag.replace(/^#+/, ''));
  return stories.filter(
    (story) =>
      (searchTerm === '' || isFound(story, database, searchTerm)) &&
      (key === undefined || story.tags.some((one) => tagKey(one) === key)) &&
      (category === undefined || story.category === category),
  );
}

const compare = <Value>(one: Value, other: Value): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

type Place = { value: string | number; id: string };

const placeOf = (story: FixtureStory, sort: StorySort, scope: ListScope): Place => {
  const values = {
    recent: story[scope.recentBy],
    popular: story.viewCount,
    liked: story.likedBy.length,
    title: wordsOf(story.document.title).join(' '),
  };
  return { value: values[sort], id: story.id };
};

const inOrder = (one: Place, other: Place, sort: StorySort): number => {
  const order = compare(one.value, other.value) || compare(one.id, other.id);
  return sort === 'title' ? order : -order;
};

type Cursor = { filter: string; place: Place };

const writeCursor = (cursor: Cursor): string => encodeURIComponent(JSON.stringify(cursor));

function readCursor(text: string, filter: string): Cursor | undefined {
  try {
    const cursor: Cursor = JSON.parse(decodeURIComponent(text));
    return cursor.filter === filter ? cursor : undefined;
  } catch {
    return undefined;
  }
}

/** A list of stories, narrowed, ordered and cut into pages as a server would. */
export function listStories(
  database: MockDatabase,
  scope: ListScope,
  query: Filter = {},
): StoryListResponse | ErrorReply {
  const { sort = 'recent', cursor, page = 1, pageSize, limit } = query;
  const filter = JSON.stringify([sort, query.searchTerm, query.tag, query.category]);
  const from = cursor === undefined ? undefined : readCursor(cursor, filter);
  if (cursor !== undefined && !from) return errorReply('cursor-invalid');

  const isPaged = query.page !== undefined || (limit ?? pageSize ?? cursor) !== undefined;
  const size = limit ?? pageSize ?? (isPaged ? usualPage : wholeList);
  const found = narrowed(database, scope.stories, query)
    .map((story) => ({ story, place: placeOf(story, sort, scope) }))
    .toSorted((one, other) => inOrder(one.place, other.place, sort));
  const start = from
    ? found.filter(({ place }) => inOrder(place, from.place, sort) <= 0).length
    : (page - 1) * size;
  const shown = found.slice(start, start + size);
  const last = shown.at(-1);
  return {
    stories: shown.map(({ story }) => summaryOf(database, story, scope.viewerId)),
    total: found.length,
    totalPages: Math.ceil(found.length / size),
    isTotalExact: true,
    nextCursor:
      last && start + size < found.length ? writeCursor({ filter, place: last.place }) : null,
  };
}
