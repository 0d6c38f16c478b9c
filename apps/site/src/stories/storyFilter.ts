import {
  type Category,
  categories,
  type StoryListQuery,
  type StorySort,
  storySorts,
} from '@dreamfork/api-client';

/** What a list of stories is narrowed to and ordered by, as its address says it. */
export type StoryFilter = {
  /** As it was written: with the space of a word that is still to come. */
  search: string;
  sort: StorySort;
  tag: string | null;
  category: Category | null;
};

const pageLimit = 24;
const searchMaximum = 200;
const tagMaximum = 31;

const oneOf = <Name extends string>(names: readonly Name[], text: string | null): Name | null =>
  names.find((name) => name === text) ?? null;

/** What an address asks for; what it does not know counts as not asked. */
export function readStoryFilter(parameters: URLSearchParams): StoryFilter {
  const tag = parameters.get('tag')?.trim() ?? '';
  return {
    search: (parameters.get('q') ?? '').slice(0, searchMaximum),
    sort: oneOf(storySorts, parameters.get('sort')) ?? 'recent',
    tag: tag !== '' && tag.length <= tagMaximum ? tag : null,
    category: oneOf(categories, parameters.get('category')),
  };
}

/** The shortest address that asks for this. */
export function writeStoryFilter({ search, sort, tag, category }: StoryFilter): URLSearchParams {
  const parameters = new URLSearchParams();
  if (search !== '') parameters.set('q', search);
  if (category !== null) parameters.set('category', category);
  if (tag !== null) parameters.set('tag', tag);
  if (sort !== 'recent') parameters.set('sort', sort);
  return parameters;
}

/** Whether it leaves anything out. */
export const isNarrowed = ({ search, tag, category }: StoryFilter): boolean =>
  search.trim() !== '' || tag !== null || category !== null;

const narrowing = ({ search, sort, tag, category }: StoryFilter): StoryListQuery => ({
  ...(search.trim() === '' ? {} : { searchTerm: search.trim() }),
  ...(sort === 'recent' ? {} : { sort }),
  ...(tag === null ? {} : { tag }),
  ...(category === null ? {} : { category }),
});

/** The first page of what is asked for. */
export const storyListQuery = (filter: StoryFilter): StoryListQuery => ({
  ...narrowing(filter),
  limit: pageLimit,
});

/** All of one's own stories that are asked for. */
export const ownListQuery = (filter: StoryFilter): StoryListQuery => narrowing(filter);

/** The list as it is first seen. */
export const wholeList: StoryFilter = { search: '', sort: 'recent', tag: null, category: null };

export const storiesAddress = (filter: Partial<StoryFilter>): string => {
  const parameters = writeStoryFilter({ ...wholeList, ...filter }).toString();
  return parameters === '' ? '/stories' : `/stories?${parameters}`;
};
