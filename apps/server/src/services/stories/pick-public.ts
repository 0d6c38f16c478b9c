import {
  type Category,
  countedStoriesMaximum,
  type StorySort,
} from '@dreamfork/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { hasWords } from '../../db/story-search.ts';
import type { Services } from '../services.ts';
import { directions, type Place } from './story-order.ts';

/** Which stories of a list are wanted, and in what order. */
export type Wish = {
  sort: StorySort;
  /** Words of a search; nothing is searched for without them. */
  words: readonly string[] | undefined;
  tagKey: string | undefined;
  category: Category | undefined;
  /** After this place; from the beginning without one. */
  after: Place | undefined;
  offset: number;
  size: number;
};

export type Total = { total: number; isTotalExact: boolean };

/** Where the wanted stories stand: one more than was asked for if there are more. */
export type Picked = {
  places: Place[];
  /** How many there are, where that came out on the way. */
  total?: Total;
};

type Part = Pick<Services, 'database' | 'search'>;

/** So many stories are looked through in their order before the index of words or tags is asked. */
const walkedStories = 1000;

/** So many finds are looked through to count those that fit the rest of the wish. */
const countedFinds = 1500;

const columns = {
  recent: sql.ref('story_listings.created_at'),
  popular: sql.ref('story_listings.view_count'),
  liked: sql.ref('story_listings.like_count'),
  title: sql.ref('story_listings.title_key'),
} as const satisfies Record<StorySort, unknown>;

const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `);

const inOrder = ({ sort }: Wish, value: RawBuilder<unknown>, id: RawBuilder<unknown>) => {
  const direction = sql.raw(directions[sort]);
  return sql`order by ${value} ${direction}, ${id} ${direction}`;
};

/** What the indexes of the listing answer by themselves. */
const listingConditions = ({ category, after, sort }: Wish): RawBuilder<unknown>[] => [
  ...(category === undefined ? [] : [sql`story_listings.category = ${category}`]),
  ...(after === undefined
    ? []
    : [
        sql`(${columns[sort]}, story_listings.story_id) ${sql.raw(directions[sort] === 'desc' ? '<' : '>')} (${after.value}, ${after.id})`,
      ]),
];

// Asked of each row by itself: as a join it would be planned to read all stories of the tag.
const tagged = (tagKey: string, id: RawBuilder<unknown>) =>
  sql`(select 1 from story_tags where story_tags.story_id = ${id} and story_tags.tag_key = ${tagKey}) = 1`;

const listed = (wish: Wish, limit: RawBuilder<unknown>) => sql`
  select story_listings.story_id as id, ${columns[wish.sort]} as value from story_listings
  where ${all(listingConditions(wish))}
  ${inOrder(wish, columns[wish.sort], sql.ref('story_listings.story_id'))}
  limit ${limit}`;

/** Looks through the first stories of the order. */
const walk = (wish: Wish) => sql<Place>`
  select walked.id, walked.value from (${listed(wish, sql`${walkedStories}`)}) as walked
  join stories on stories.id = walked.id
  where ${all([
    ...(wish.words ? [hasWords(sql.ref('stories.search_text'), wish.words)] : []),
    ...(wish.tagKey === undefined ? [] : [tagged(wish.tagKey, sql.ref('walked.id'))]),
  ])}
  ${inOrder(wish, sql.ref('walked.value'), sql.ref('walked.id'))}
  limit ${wish.size + 1} offset ${wish.offset}`;

/** The stories that an index gives, which may be few or all; by words where there are any. */
const found = ({ search }: Part, { words, tagKey }: Wish) =>
  words
    ? search.matching(words)
    : sql`select story_tags.story_id from story_tags where story_tags.tag_key = ${tagKey}`;

/** What the index does not answer by itself. */
const restConditions = ({ search }: Part, { words, tagKey }: Wish): RawBuilder<unknown>[] => {
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

/** Orders all that an index gives, and counts it on the way. */
const gather = (part: Part, wish: Wish) => sql<Place & { total: number }>`
  select story_listings.story_id as id, ${columns[wish.sort]} as value, count(*) over () as total
  from story_listings
  where ${part.search.among(sql.ref('story_listings.story_id'), found(part, wish))}
    and ${all([...listingConditions(wish), ...restConditions(part, wish)])}
  ${inOrder(wish, columns[wish.sort], sql.ref('story_listings.story_id'))}
  limit ${wish.size + 1} offset ${wish.offset}`;

/**
 * Picks a page of the public list. What many stories have is found by looking through the order, what few
 * have by the index: either way a bounded number of rows is read, however many stories there are.
 */
export async function pickPublic(part: Part, wish: Wish): Promise<Picked> {
  const { database } = part;
  if (wish.words === undefined && wish.tagKey === undefined) {
    const limit = sql`${wish.size + 1} offset ${wish.offset}`;
    return { places: (await sql<Place>`${listed(wish, limit)}`.execute(database)).rows };
  }
  const walked = await walk(wish).execute(database);
  if (walked.rows.length > wish.size) return { places: walked.rows };
  const { rows } = await gather(part, wish).execute(database);
  const [first] = rows;
  // An offset behind the end leaves no row to tell the total.
  if (!first && wish.offset > 0) return { places: [] };
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

async function countTagged({ database }: Part, tagKey: string): Promise<Total> {
  const tag = await database
    .selectFrom('tags')
    .select('story_count')
    .where('tag_key', '=', tagKey)
    .executeTakeFirst();
  return bounded(tag?.story_count ?? 0);
}

/** Counts among the first finds of an index those that fit the rest of the wish. */
async function countFitting(part: Part, wish: Wish): Promise<Total> {
  const looked = sql`select * from (${found(part, wish)}) as found limit ${countedFinds + 1}`;
  const conditions = all([...listingConditions(wish), ...restConditions(part, wish)]);
  const { rows } = await sql<{ looked: number; fitting: number }>`
    select count(*) as looked, count((
      select 1 from story_listings
      where story_listings.story_id = looked.story_id and ${conditions}
    )) as fitting from (${looked}) as looked`.execute(part.database);
  const total = bounded(rows[0]?.fitting ?? 0);
  const isWhole = (rows[0]?.looked ?? 0) <= countedFinds;
  return { ...total, isTotalExact: total.isTotalExact && isWhole };
}

/** How many stories a wish is about, as far as that can be said quickly. */
export async function countPublic(part: Part, wish: Wish): Promise<Total> {
  const { database, search } = part;
  const { words, tagKey, category } = wish;
  const most = countedStoriesMaximum + 1;
  if (words === undefined && tagKey === undefined) {
    const conditions = all(listingConditions(wish));
    return count(database, sql`select 1 from story_listings where ${conditions} limit ${most}`);
  }
  if (category === undefined && words === undefined && tagKey !== undefined) {
    return countTagged(part, tagKey);
  }
  const isPlain = category === undefined && tagKey === undefined && words !== undefined;
  if (isPlain && search.uncertain(words).length === 0) {
    const matching = sql`select 1 from (${search.matching(words)}) as found limit ${most}`;
    return count(database, matching);
  }
  return countFitting(part, wish);
}
