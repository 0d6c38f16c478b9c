import type {
  CaseDetails,
  ReviewLink,
  ReviewThread,
  StoryInvitation,
  UserSession,
} from '../contract/index.ts';
import {
  anna,
  annaSessions,
  currentVersion,
  type FixtureCase,
  type FixtureComment,
  type FixtureReport,
  type FixtureStory,
  fixtureId,
  fixtureInvitations,
  fixtureMedia,
  fixtureReviewLinks,
  fixtureTemplates,
  fixtureThreads,
  type MockData,
  systemOverviewAnswer,
} from '../fixtures/index.ts';

/** The case of a reported story or comment, with both as they were when reported. */
export type MockCase = FixtureCase & {
  story: FixtureStory;
  comment: FixtureComment | undefined;
  authorId: string;
  /** The latest first, as the history is. */
  reports: readonly FixtureReport[];
  changedAt: string;
  history: CaseDetails['history'];
};

/** An import, and how often it was asked for; one of what is no archive fails. */
type MockImport = { id: string; title: string; isArchive: boolean; asked: number } & {
  isCancelled: boolean;
  storyId?: string;
};

const firstNumber = 1000;
const startOfTime = Date.UTC(2026, 10, 1, 9);

const copies = <Item>(items: readonly Item[] = []): Item[] => items.map((item) => ({ ...item }));

/** What the mock server holds: small arrays that begin as copies of the fixtures. */
export function createMockDatabase(source: MockData) {
  let number = firstNumber;
  let seconds = 0;
  return {
    users: copies(source.users),
    stories: copies(source.stories),
    /** Deleted stories that can be restored. */
    removed: copies<FixtureStory>(),
    cases: casesOf(source),
    versions: copies(source.versions ?? source.stories.map(currentVersion)),
    /** Oldest first, as the failures are. */
    audit: copies(source.audit),
    signInFailures: copies(source.signInFailures),
    signInLocks: copies(source.signInLocks),
    failedEmails: copies(source.failedEmails),
    notice: source.notice ?? null,
    isRegistrationOpen: source.isRegistrationOpen ?? true,
    jobs: copies(systemOverviewAnswer.jobs),
    sessions: copies<UserSession>(annaSessions).map((one) => ({ ...one, userId: anna.id })),
    endedSessions: new Set<string>(),
    readings: source.readings ?? [],
    mediaFiles: copies(source.mediaFiles ?? (source.stories.length > 0 ? fixtureMedia : [])),
    uploads: new Map<string, File>(),
    reviewLinks: copies<ReviewLink>(source.stories.length > 0 ? fixtureReviewLinks : []),
    invitations: copies<StoryInvitation>(source.stories.length > 0 ? fixtureInvitations : []),
    threads: copies<ReviewThread>(source.stories.length > 0 ? fixtureThreads : []),
    templates: copies(fixtureTemplates),
    /** How many tasks the models have had. */
    assistantUses: 0,
    imports: copies<MockImport>(),
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

/** A case for each reported story and comment. */
function casesOf({ stories, reports = [], cases = [] }: MockData): MockCase[] {
  const newest = latestFirst(reports, ({ reportedAt }) => reportedAt);
  const byTarget = grouped(newest, ({ commentId, storyId }) => commentId ?? storyId);
  return byTarget.flatMap(([id, own]): MockCase[] => {
    const story = stories.find((one) => one.id === own[0]?.storyId);
    if (!story) return [];
    const comment = story.comments.find((one) => one.id === id);
    const authorId = comment?.authorId ?? story.ownerId;
    const changedAt = own[0]?.reportedAt ?? story.updatedAt;
    const state = { ...open, ...cases.find((one) => one.id === id) };
    return [{ id, story, comment, authorId, reports: own, changedAt, history: [], ...state }];
  });
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
export function pageFrom<Item extends { id: string }>(
  all: readonly Item[],
  { cursor, limit = all.length }: Page,
) {
  const start = all.findIndex(({ id }) => id === cursor) + 1;
  const items = all.slice(start, start + limit);
  const hasMore = start + limit < all.length;
  return { items, nextCursor: hasMore ? (items.at(-1)?.id ?? null) : null };
}
