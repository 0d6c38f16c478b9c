import type { CaseDetails, ErrorCode } from '../contract/index.ts';
import {
  currentVersion,
  type FixtureCase,
  fixtureId,
  fixtureInvitations,
  fixtureMedia,
  fixtureReviewLinks,
  fixtureThreads,
  type MockData,
  systemOverviewAnswer,
} from '../fixtures/index.ts';
import { refuse } from './mock.ts';

const startOfTime = Date.UTC(2026, 10, 1, 9);

const copies = <Item>(items: readonly Item[] = []): Item[] => items.map((item) => ({ ...item }));

/** What the mock server holds: small arrays that begin as copies of the fixtures. */
export function createMockDatabase(source: MockData) {
  let number = 1000;
  let seconds = 0;
  const { notice = null, isRegistrationOpen = true } = source;
  const ofStories = <Item>(items: readonly Item[]) => (source.stories.length > 0 ? items : []);
  return {
    users: copies(source.users),
    stories: copies(source.stories),
    cases: casesOf(source),
    versions: copies(source.versions ?? source.stories.map(currentVersion)),
    /** Oldest first, as the failures are. */
    audit: copies(source.audit),
    signInFailures: copies(source.signInFailures),
    signInLocks: copies(source.signInLocks),
    failedEmails: copies(source.failedEmails),
    status: { notice, isRegistrationOpen },
    jobs: copies(systemOverviewAnswer.jobs),
    endedSessions: new Set<string>(),
    readings: source.readings ?? [],
    mediaFiles: copies(source.mediaFiles ?? ofStories(fixtureMedia)),
    uploads: new Map<string, File>(),
    reviewLinks: copies(ofStories(fixtureReviewLinks)),
    invitations: copies(ofStories(fixtureInvitations)),
    threads: copies(ofStories(fixtureThreads)),
    newId: (family: Parameters<typeof fixtureId>[0]) => {
      number += 1;
      return fixtureId(family, number);
    },
    /** The clock of the mock server: it stands still but for one second a call. */
    now: () => {
      seconds += 1;
      return new Date(startOfTime + seconds * 1000).toISOString();
    },
  };
}

export type MockDatabase = ReturnType<typeof createMockDatabase>;

const open: Omit<FixtureCase, 'id'> = { status: 'open', claim: null, decision: null, appeal: null };

/** A case for each reported story and comment, with both as they were when reported. */
function casesOf({ stories, reports = [], cases = [] }: MockData) {
  const newest = latestFirst(reports, ({ reportedAt }) => reportedAt);
  const byTarget = grouped(newest, ({ commentId, storyId }) => commentId ?? storyId);
  return byTarget.flatMap(([id, own]) => {
    const story = stories.find((one) => one.id === own[0]?.storyId);
    if (!story) return [];
    const comment = story.comments.find((one) => one.id === id);
    const authorId = comment?.authorId ?? story.ownerId;
    const state: FixtureCase = { id, ...open, ...cases.find((one) => one.id === id) };
    const history: CaseDetails['history'] = [];
    return [{ ...state, story, comment, authorId, reports: own, history }];
  });
}

export type MockCase = MockDatabase['cases'][number];

type Identified = { id: string };

/** The item with this id; where there is none, the call is answered with the error. */
export const byId = <Item extends Identified>(
  items: readonly Item[],
  id: string,
  code: ErrorCode = 'not-found',
): Item => items.find((item) => item.id === id) ?? refuse(code);

/** Takes the item with this id out of a list, if it is there. */
export function removeById(items: Identified[], id: string): void {
  const at = items.findIndex((item) => item.id === id);
  if (at >= 0) items.splice(at, 1);
}

/** Items by a key, each key where it came first. */
export function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

/** Whether any of the texts holds the search term, whatever the letter case. */
export const matches = (searchTerm = '', texts: readonly string[]): boolean =>
  texts.some((text) => text.toLowerCase().includes(searchTerm.toLowerCase()));

/** Sorts a copy by an ISO date, the latest first. */
export const latestFirst = <Item>(items: readonly Item[], dateOf: (item: Item) => string): Item[] =>
  items.toSorted((one, other) => dateOf(other).localeCompare(dateOf(one)));

type Page = { cursor?: string | undefined; limit?: number | undefined };

/** A page of a list that is read onwards; the cursor is the id of the last item before it. */
export function pageFrom<Item extends Identified>(
  all: readonly Item[],
  { cursor, limit = all.length }: Page,
) {
  const start = all.findIndex(({ id }) => id === cursor) + 1;
  const items = all.slice(start, start + limit);
  const hasMore = start + limit < all.length;
  return { items, nextCursor: hasMore ? (items.at(-1)?.id ?? null) : null };
}
