import {
  type Category,
  categories,
  type StoryListQuery,
  type StorySort,
  storySorts,
  type TagListQuery,
} from '@dreamfork/api-client';

/** Filter and order of a list of stories, as the query of its address holds them. */
export type StoryFilter = {
  /** As typed, with a trailing space. */
  search: string;
  sort: StorySort;
  tag: string | null;
  category: Category | null;
};

/** State of a list that the host stores in the address and the browser history. */
export type StoryListState = {
  filter: StoryFilter;
  onFilterChange: (changed: Partial<StoryFilter>) => void;
  /** How many stories the list showed before a reload or a return to the page. */
  shownCount: number;
  onShownCountChange: (count: number) => void;
};

const pageLimit = 24;
const searchMaximum = 200;
const tagMaximum = 31;

const oneOf = <Name extends string>(names: readonly Name[], text: string | null): Name | null =>
  names.find((name) => name === text) ?? null;

/** Reads the query of an address; unknown values are ignored. */
export function readStoryFilter(parameters: URLSearchParams): StoryFilter {
  const tag = parameters.get('tag')?.trim() ?? '';
  return {
    search: (parameters.get('q') ?? '').slice(0, searchMaximum),
    sort: oneOf(storySorts, parameters.get('sort')) ?? 'recent',
    tag: tag !== '' && tag.length <= tagMaximum ? tag : null,
    category: oneOf(categories, parameters.get('category')),
  };
}

/** The shortest query for a filter. */
export function writeStoryFilter({ search, sort, tag, category }: StoryFilter): URLSearchParams {
  const parameters = new URLSearchParams();
  if (search !== '') parameters.set('q', search);
  if (category !== null) parameters.set('category', category);
  if (tag !== null) parameters.set('tag', tag);
  if (sort !== 'recent') parameters.set('sort', sort);
  return parameters;
}

/** Whether the filter excludes stories. */
export const isFiltered = ({ search, tag, category }: StoryFilter): boolean =>
  search.trim() !== '' || tag !== null || category !== null;

const filterQuery = ({ search, sort, tag, category }: StoryFilter): StoryListQuery => ({
  ...(search.trim() === '' ? {} : { searchTerm: search.trim() }),
  ...(sort === 'recent' ? {} : { sort }),
  ...(tag === null ? {} : { tag }),
  ...(category === null ? {} : { category }),
});

/** The query for the first page of a filtered list. */
export const storyListQuery = (filter: StoryFilter): StoryListQuery => ({
  ...filterQuery(filter),
  limit: pageLimit,
});

/** The query for all own stories that match a filter. */
export const ownListQuery = filterQuery;

export const emptyFilter: StoryFilter = { search: '', sort: 'recent', tag: null, category: null };

/** The address of the list of stories, narrowed by a filter. */
export const storiesAddress = (stories: string, filter: Partial<StoryFilter>): string => {
  const query = writeStoryFilter({ ...emptyFilter, ...filter }).toString();
  return query === '' ? stories : `${stories}?${query}`;
};

/** The tags above the list of stories. */
export const popularTags: TagListQuery = { limit: 10 };
