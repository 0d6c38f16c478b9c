import {
  admin,
  anna,
  annaSessions,
  currentVersion,
  fixtureId,
  fixtureMedia,
  fixtureTemplates,
  type MockData,
  systemOverviewAnswer,
} from '../fixtures/index.ts';
import { openCase } from './cases.ts';
import { latestFirst } from './lookups.ts';
import { contentsOf } from './mediaContent.ts';
import { isUnused } from './mediaUses.ts';
import type { MockDatabase } from './mockDatabase.ts';

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
  const mediaFiles = source.mediaFiles ?? (source.stories.length > 0 ? fixtureMedia : []);
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
    playedReadings: new Map((source.readings ?? []).map((reading) => [reading.id, reading])),
    usedTokens: new Set(),
    mediaFiles: mediaFiles.map((file) => ({ ...file })),
    mediaContents: contentsOf(mediaFiles),
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
