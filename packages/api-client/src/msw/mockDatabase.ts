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
import type {
  FixtureCase,
  FixtureComment,
  FixtureLock,
  FixtureReading,
  FixtureReport,
  FixtureStory,
  FixtureUser,
  FixtureVersion,
  fixtureId,
} from '../fixtures/index.ts';

/** The case of a reported story or comment, with both as they were when first reported. */
export type MockCase = FixtureCase &
  Pick<CaseItem, 'kind' | 'storyId' | 'storyTitle' | 'changedAt'> &
  Omit<CaseDetails['evidence'], 'hasStory'> & {
    authorId: string;
    comment: FixtureComment | null;
    /** The reported story as it was. */
    document: FixtureStory['document'];
    notes: CaseDetails['history'];
  };

export type MockImport = {
  userId: string;
  storyId: string | null;
  title: string;
  asked: number;
  isCancelled: boolean;
};

/** What the mock server remembers between calls. */
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
