import {
  type Category,
  countedStoriesMaximum,
  type StorySort,
} from '@dreamfork/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { hasWords } from '../../db/story-search.ts';
import { isBehind } from '../read-page.ts';
import type { Services } from '../services.ts';
import { directions, type Place } from './story-order.ts';

/** The filter and order of a list of stories. */
export type StoryFilter = {
  sort: StorySort;
  /** Words of a search; absent without a search. */
  words: readonly string[] | undefined;
  tagKey: string | undefined;
  category: Category | undefined;
  /** After this place; from the beginning without one. */
  after: Place | undefined;
  offset: number;
  size: number;
};

export type Total = { total: number; isTotalExact: boolean };

/** The positions of the found stories: one more than requested if there are more. */
export type Picked = {
  places: Place[];
  /** Their total, where the query yields it. */
  total?: Total;
};

/** The number of stories that are scanned in order before the index of words or tags is used. */
const walkedStories = 1000;

/** The number of index results that are scanned to count those that match the other filters. */
const countedFinds = 1500;

const columns = {
  recent: sql.ref('story_listings.created_at'),
  popular: sql.ref('story_listings.view_count'),
  liked: sql.ref('story_listings.like_count'),
  title: sql.ref('story_listings.title_key'),
} as const satisfies Record<StorySort, unknown>;

const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `);

const inOrder = ({ sort }: StoryFilter, value: RawBuilder<unknown>, id: RawBuilder<unknown>) => {
  const direction = sql.raw(directions[sort]);
  return sql`order by ${value} ${direction}, ${id} ${direction}`;
};

/** The conditions that the indexes of the listing cover. */
const listingConditions = ({ category, after, sort }: StoryFilter): RawBuilder<unknown>[] => [
  ...(category === undefined ? [] : [sql`story_listings.category = ${category}`]),
  ...(after === undefined
    ? []
    : [
        isBehind(
          [columns[sort], sql.ref('story_listings.story_id')],
          [after.value, after.id],
          directions[sort],
        ),
      ]),
];

// Checked row by row: as a join it would be planned as a scan of all stories of the tag.
const tagged = (tagKey: string, id: RawBuilder<unknown>) =>
  sql`(select 1 from story_tags where story_tags.story_id = ${id} and story_tags.tag_key = ${tagKey}) = 1`;

const listed = (filter: StoryFilter, limit: RawBuilder<unknown>) => sql`
  select story_listings.story_id as id, ${columns[filter.sort]} as value from story_listings
  where ${all(listingConditions(filter))}
  ${inOrder(filter, columns[filter.sort], sql.ref('story_listings.story_id'))}
  limit ${limit}`;

/** Scans the first stories of the order. */
const walk = (filter: StoryFilter) => sql<Place>`
  select walked.id, walked.value from (${listed(filter, sql`${walkedStories}`)}) as walked
  join stories on stories.id = walked.id
  where ${all([
    ...(filter.words ? [hasWords(sql.ref('stories.search_text'), filter.words)] : []),
    ...(filter.tagKey === undefined ? [] : [tagged(filter.tagKey, sql.ref('walked.id'))]),
  ])}
  ${inOrder(filter, sql.ref('walked.value'), sql.ref('walked.id'))}
  limit ${filter.size + 1} offset ${filter.offset}`;

/** The stories that an index yields, from none to all; by words where there are any. */
const found = ({ search }: Services, { words, tagKey }: StoryFilter) =>
  words
    ? search.matching(words)
    : sql`select story_tags.story_id from story_tags where story_tags.tag_key = ${tagKey}`;

/** The conditions that the index does not cover. */
const restConditions = (
  { search }: Services,
  { words, tagKey }: StoryFilter,
): RawBuilder<unknown>[] => {
  const uncertain = search.uncertain(words ?? []);
  return [
    ...(words && tagKey !== undefined ? [tagged(tagKey, sql.ref('story_listings.story_id'))] : []),
    ...(uncertain.length > 0
      ? [
          hasWords(
            sql`(select stories.search_text from stories where stories.id = story_listings.story_id)`,
            uncertain,
          ),
        ]
      : []),
  ];
};

/** Sorts all results of an index, and counts them. */
const gather = (services: Services, filter: StoryFilter) => sql<Place & { total: number }>`
  select story_listings.story_id as id, ${columns[filter.sort]} as value, count(*) over () as total
  from story_listings
  where ${services.search.among(sql.ref('story_listings.story_id'), found(services, filter))}
    and ${all([...listingConditions(filter), ...restConditions(services, filter)])}
  ${inOrder(filter, columns[filter.sort], sql.ref('story_listings.story_id'))}
  limit ${filter.size + 1} offset ${filter.offset}`;

/**
 * A page of the public list. A frequent word or tag is found by scanning the order, a rare one by the index:
 * either way the number of rows read is bounded, however many stories there are.
 */
export async function queryPublic(services: Services, filter: StoryFilter): Promise<Picked> {
  const { database } = services;
  if (filter.words === undefined && filter.tagKey === undefined) {
    const limit = sql`${filter.size + 1} offset ${filter.offset}`;
    return { places: (await sql<Place>`${listed(filter, limit)}`.execute(database)).rows };
  }
  const walked = await walk(filter).execute(database);
  if (walked.rows.length > filter.size) return { places: walked.rows };
  const { rows } = await gather(services, filter).execute(database);
  const [first] = rows;
  // An offset beyond the end leaves no row with the total.
  if (!first && filter.offset > 0) return { places: [] };
  return { places: rows, total: bounded(first?.total ?? 0) };
}

const bounded = (counted: number): Total => ({
  total: Math.min(counted, countedStoriesMaximum),
  isTotalExact: counted <= countedStoriesMaximum,
});

async function count(database: Database, query: RawBuilder<unknown>): Promise<Total> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${query}) as counted`.execute(database);
  return bounded(rows[0]?.count ?? 0);
}

async function countTagged({ database }: Services, tagKey: string): Promise<Total> {
  const tag = await database
    .selectFrom('tags')
    .select('story_count')
    .where('tag_key', '=', tagKey)
    .executeTakeFirst();
  return bounded(tag?.story_count ?? 0);
}

/** Counts those among the first results of an index that match the other filters. */
async function countFitting(services: Services, filter: StoryFilter): Promise<Total> {
  const looked = sql`select * from (${found(services, filter)}) as found limit ${countedFinds + 1}`;
  const conditions = all([...listingConditions(filter), ...restConditions(services, filter)]);
  const { rows } = await sql<{ looked: number; fitting: number }>`
    select count(*) as looked, count((
      select 1 from story_listings
      where story_listings.story_id = looked.story_id and ${conditions}
    )) as fitting from (${looked}) as looked`.execute(services.database);
  const total = bounded(rows[0]?.fitting ?? 0);
  const isWhole = (rows[0]?.looked ?? 0) <= countedFinds;
  return { ...total, isTotalExact: total.isTotalExact && isWhole };
}

/** The number of stories that match, as far as it can be counted quickly. */
export async function countPublic(services: Services, filter: StoryFilter): Promise<Total> {
  const { database, search } = services;
  const { words, tagKey, category } = filter;
  const most = countedStoriesMaximum + 1;
  if (words === undefined && tagKey === undefined) {
    const conditions = all(listingConditions(filter));
    return count(database, sql`select 1 from story_listings where ${conditions} limit ${most}`);
  }
  if (category === undefined && words === undefined && tagKey !== undefined) {
    return countTagged(services, tagKey);
  }
  const isPlain = category === undefined && tagKey === undefined && words !== undefined;
  if (isPlain && search.uncertain(words).length === 0) {
    const matching = sql`select 1 from (${search.matching(words)}) as found limit ${most}`;
    return count(database, matching);
  }
  return countFitting(services, filter);
}
