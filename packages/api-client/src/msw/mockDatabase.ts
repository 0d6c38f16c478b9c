import type {
  AuditEntry,
  CaseDetails,
  CaseItem,
  Job,
  MaintenanceNotice,
  MediaFile,
  MediaNode,
  PromptTemplate,
  SessionItem,
  SignInFailure,
} from '../contract/index.ts';
import {
  admin,
  anna,
  annaSessions,
  currentVersion,
  type FixtureCase,
  type FixtureComment,
  type FixtureLock,
  type FixtureReading,
  type FixtureReport,
  type FixtureStory,
  type FixtureUser,
  type FixtureVersion,
  fixtureId,
  fixtureMedia,
  fixtureTemplates,
  type MockData,
  systemOverviewAnswer,
} from '../fixtures/index.ts';
import { openCase } from './cases.ts';
import { latestFirst } from './lookups.ts';
import { fixtureContents } from './mediaContent.ts';
import { isUnused } from './mediaUses.ts';

/** The case of a reported story or comment, with both as they were when first reported. */
export type MockCase = FixtureCase &
  Pick<CaseItem, 'kind' | 'storyId' | 'storyTitle' | 'changedAt'> &
  CaseDetails['evidence'] & {
    authorId: string;
    comment: FixtureComment | null;
    notes: CaseDetails['history'];
  };

/** What the mock server remembers between calls. */
export type MockImport = {
  userId: string;
  storyId: string | null;
  title: string;
  asked: number;
  isCancelled: boolean;
};

export type MockDatabase = {
  users: FixtureUser[];
  stories: FixtureStory[];
  /** Deleted stories that can be restored. */
  removed: FixtureStory[];
  /** What readers got of a story when a moderator made it private. */
  unpublished: Map<string, string>;
  reports: (FixtureReport & { isSettled: boolean })[];
  cases: MockCase[];
  versions: FixtureVersion[];
  /** Oldest first. */
  audit: AuditEntry[];
  /** Oldest first. */
  signInFailures: SignInFailure[];
  signInLocks: FixtureLock[];
  notice: MaintenanceNotice | null;
  isRegistrationOpen: boolean;
  jobs: Job[];
  sessions: (Omit<SessionItem, 'isCurrent'> & { userId: string })[];
  endedSessions: Set<string>;
  /** Who has read which story: a story's id and the reader's, which is empty for a guest. */
  readings: Set<string>;
  /** What readings of stories met, by the id of the reading. */
  playedReadings: Map<string, FixtureReading>;
  /** Tokens of letters that have done their work. */
  usedTokens: Set<string>;
  mediaFiles: MediaFile[];
  /** What the files hold, by file. */
  mediaContents: Map<string, File>;
  /** Signatures that were given out, by the path that they open. */
  signatures: Map<string, string>;
  /** Uses of files in stories, each with the user who made it. */
  mediaNodes: (MediaNode & { userId: string })[];
  /** Templates of the users, by user. */
  templates: (PromptTemplate & { userId: string | null })[];
  /** How many tasks the models have had today, by user. */
  assistantUses: Map<string, number>;
  /** Imports, and how often they were asked for. One without a story fails. */
  imports: Map<string, MockImport>;
  /** A number that was not given before. */
  nextNumber: () => number;
  newId: (family: Parameters<typeof fixtureId>[0]) => string;
  /** The mock server's clock: it stands still but for one second a call. */
  now: () => string;
};

const firstNumber = 1000;
const startOfTime = Date.UTC(2026, 10, 1, 9);

/** A world that begins as a copy of the fixtures and then goes its own way. */
export function createMockDatabase(source: MockData): MockDatabase {
  let number = firstNumber;
  let seconds = 0;
  const nextNumber = () => {
    number += 1;
    return number;
  };
  const database: MockDatabase = {
    users: source.users.map((user) => ({ ...user })),
    stories: source.stories.map((story) => ({ ...story })),
    removed: [],
    unpublished: new Map(),
    reports: (source.reports ?? []).map((report) => ({ ...report, isSettled: false })),
    cases: [],
    versions: [...(source.versions ?? source.stories.map(currentVersion))],
    audit: [...(source.audit ?? [])],
    signInFailures: [...(source.signInFailures ?? [])],
    signInLocks: [...(source.signInLocks ?? [])],
    notice: source.notice ?? null,
    isRegistrationOpen: source.isRegistrationOpen ?? true,
    jobs: systemOverviewAnswer.jobs.map((job) => ({ ...job })),
    sessions: annaSessions.map((session) => ({ ...session, userId: anna.id })),
    endedSessions: new Set(),
    readings: new Set(),
    playedReadings: new Map((source.readings ?? []).map((reading) => [reading.id, reading])),
    usedTokens: new Set(),
    mediaFiles: source.stories.length > 0 ? fixtureMedia.map((file) => ({ ...file })) : [],
    mediaContents: fixtureContents(),
    signatures: new Map(),
    mediaNodes: [],
    templates: fixtureTemplates.map((template) => ({ ...template, userId: null })),
    assistantUses: new Map(),
    imports: new Map(),
    nextNumber,
    newId: (family) => fixtureId(family, nextNumber()),
    now: () => {
      seconds += 1;
      return new Date(startOfTime + seconds * 1000).toISOString();
    },
  };
  for (const file of database.mediaFiles) {
    if (isUnused(database, file.id)) file.unusedSince = file.uploadedAt;
  }
  openReportedCases(database);
  for (const { id, ...state } of source.cases ?? []) {
    database.cases = database.cases.map((one) => (one.id === id ? { ...one, ...state } : one));
  }
  return database;
}

function openReportedCases(database: MockDatabase): void {
  const oldest = latestFirst(database.reports, ({ reportedAt }) => reportedAt).toReversed();
  for (const { storyId, commentId, reportedAt } of oldest) {
    const story = database.stories.find(({ id }) => id === storyId);
    if (story) openCase(database, { story, commentId }, reportedAt);
  }
}

/** The world of the scenario `empty`: nobody has written anything, and nobody else has come yet. */
export const emptyMockDatabase: MockData = { users: [anna, admin], stories: [] };
