import type {
  AuditEntry,
  MediaFile,
  MediaNode,
  PromptTemplate,
  SessionItem,
} from '../contract/index.ts';
import {
  admin,
  anna,
  annaSessions,
  currentVersion,
  type FixtureReading,
  type FixtureReport,
  type FixtureStory,
  type FixtureUser,
  type FixtureVersion,
  fixtureId,
  fixtureMedia,
  fixtureTemplates,
  type MockData,
} from '../fixtures/index.ts';
import { fixtureContents } from './mediaContent.ts';

/** What the mock server remembers between calls. */
export type MockDatabase = {
  users: FixtureUser[];
  stories: FixtureStory[];
  /** Deleted stories that can be restored. */
  removed: FixtureStory[];
  /** What readers got of a story when a moderator made it private. */
  unpublished: Map<string, string>;
  reports: (FixtureReport & { isSettled: boolean })[];
  versions: FixtureVersion[];
  /** Oldest first. */
  audit: AuditEntry[];
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
  /** Imports that are under way: whose, of what title, and how often they were asked for. */
  imports: Map<string, { userId: string; storyId: string; title: string; asked: number }>;
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
  return {
    users: source.users.map((user) => ({ ...user })),
    stories: source.stories.map((story) => ({ ...story })),
    removed: [],
    unpublished: new Map(),
    reports: (source.reports ?? []).map((report) => ({ ...report, isSettled: false })),
    versions: [...(source.versions ?? source.stories.map(currentVersion))],
    audit: [...(source.audit ?? [])],
    sessions: annaSessions.map((session) => ({ ...session, userId: anna.id })),
    endedSessions: new Set(),
    readings: new Set(),
    playedReadings: new Map((source.readings ?? []).map((reading) => [reading.id, reading])),
    usedTokens: new Set(),
    mediaFiles: source.stories.length > 0 ? [...fixtureMedia] : [],
    mediaContents: fixtureContents(),
    signatures: new Map(),
    mediaNodes: [],
    templates: fixtureTemplates.map((template) => ({ ...template, userId: null })),
    imports: new Map(),
    nextNumber,
    newId: (family) => fixtureId(family, nextNumber()),
    now: () => {
      seconds += 1;
      return new Date(startOfTime + seconds * 1000).toISOString();
    },
  };
}

/** The world of the scenario `empty`: nobody has written anything, and nobody else has come yet. */
export const emptyMockDatabase: MockData = { users: [anna, admin], stories: [] };
