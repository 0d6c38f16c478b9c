import type {
  AssistantEvent,
  AssistantRequest,
  AssistantTask,
  JobId,
  LiveEvent,
  Presence,
} from '@dreamfork/api-client/contract';
import type { Redis } from 'ioredis';
import type { Configuration } from '../configuration/configuration.ts';
import type { GenerationSettings, ModelServiceSettings } from '../configuration/generation.ts';
import type { OpenDatabase } from '../db/engine.ts';
import type { QuickCheck } from '../db/quick-check.ts';
import type { Replica } from '../db/replica.ts';
import type { Database, UserRow } from '../db/schema.ts';
import type { DocumentReader } from '../document/document-reader.ts';
import type { StoryParts } from '../document/list-parts.ts';
import type { PlayerBundle } from '../html/player-bundle.ts';
import type { StoryPreview } from '../html/preview-html.ts';
import type { ProcessFigures } from './administration/process-figures.ts';
import type { ModelServices } from './assistant/model-services.ts';
import type { KnownDevices } from './authentication/known-devices.ts';
import type { Passwords } from './authentication/passwords.ts';
import type { Tokens } from './authentication/tokens.ts';
import type { Cursors } from './cursors.ts';
import type { DiskSpace } from './disk-space.ts';
import type { Encryption } from './encryption.ts';
import type { GoogleProvider } from './google/google-provider.ts';
import type { BlobLocks } from './media/blob-locks.ts';
import type { DownloadCounter } from './media/download-counter.ts';
import type { ImageVariants } from './media/image-variants.ts';
import type { Images } from './media/images.ts';
import type { FileInspector } from './media/inspector.ts';
import type { SignedAddresses } from './media/signed-addresses.ts';
import type { MediaStorage } from './media/storage/storage.ts';
import type { TemporaryFiles } from './media/temporary-files.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { ReadingQueue } from './statistics/reading-queue.ts';
import type { PublishedStories } from './stories/published-stories.ts';
import type { ImportFolders } from './story-files/import-folders.ts';

/** Everything that services and routes stand on. */
export type Services = OpenDatabase & {
  configuration: Configuration;
  /** Absent where the operator has not set it up. */
  replica: Replica | undefined;
  /** Absent where the operator has not set it up. */
  redis: Redis | undefined;
  documents: DocumentReader;
  passwords: Passwords;
  encryption: Encryption;
  mailer: Mailer;
  /** Absent where the operator has not set it up. */
  google: GoogleProvider | undefined;
  tokens: Tokens;
  devices: KnownDevices;
  unsubscribeTokens: UnsubscribeTokens;
  cursors: Cursors;
  published: PublishedStories;
  cdn: CdnPurge;
  pageNonces: PageNonces;
  renames: AuthorRenames;
  media: MediaServices;
  /** Absent where the operator has set no model service up. */
  assistant: Assistant;
  live: Live;
  imports: StoryImports;
  readerKeys: ReaderKeys;
  readings: ReadingQueue;
  previews: StoryPreviews;
  versionParts: VersionParts;
  jobs: Jobs;
  backups: Backups;
  figures: ProcessFigures;
  metrics: Metrics;
  quickCheck: QuickCheck;
  /** Of the disk that an SQLite database is on. */
  space: DiskSpace;
  /** Absent where the player has not been built. */
  player: PlayerBundle | undefined;
  playerDirectory: string;
  /** Aborts when the server closes: jobs end between two steps, and go on at the next start. */
  stopping: AbortSignal;
  /** Epoch milliseconds. */
  now: () => number;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  /** An id that is greater than those this process made before, so it decides the order within a moment. */
  newId: () => string;
};

/** Sends the e-mails that wait in the database. */
export type Mailer = {
  /** Rejects where the mail server does not answer. */
  check: () => Promise<void>;
  /** Looks for e-mails soon. */
  wake: () => void;
  /** Looks for e-mails now; resolves when those that are due have been sent or wait for their next attempt. */
  settled: () => Promise<void>;
  /** Waits for e-mails in delivery, and leaves the others to the next process. */
  close: () => Promise<void>;
};

/** Tokens that turn the emails of one user off and do nothing else. They never expire: emails are kept for years. */
export type UnsubscribeTokens = {
  issue: (userId: string) => string;
  /** The id of the user; undefined for a token that was not issued here. */
  read: (token: string) => string | undefined;
};

/** Indexes the stories of renamed authors under their current names. */
export type AuthorRenames = {
  /** Handles pending renames, also those that another process left. */
  wake: () => Promise<void>;
  stop: () => Promise<void>;
};

/** What the work with media files stands on. */
export type MediaServices = {
  storage: MediaStorage;
  temporary: TemporaryFiles;
  images: Images;
  variants: ImageVariants;
  inspector: FileInspector;
  addresses: SignedAddresses;
  whileHeld: BlobLocks;
  /** Whether the server may fetch files from a network address. */
  mayFetchFrom: (address: string) => boolean;
  downloads: DownloadCounter;
  close: () => Promise<void>;
};

/** Texts on request. */
export type Assistant = {
  settings: GenerationSettings;
  /** Looks for Ollama on this machine, where the operator has not said otherwise. */
  look: () => Promise<void>;
  /** The services that are set up, and Ollama on this machine where the last look found it. */
  offered: () => readonly ModelServiceSettings[];
  /** Loads the libraries of models, which take 80 MB. */
  models: () => Promise<ModelServices>;
  /** @throws ApiError before the first event, and from the events. */
  carryOut: (services: Services, order: TaskOrder) => Promise<AsyncGenerator<AssistantEvent>>;
  /** Aborts when the server stops. */
  stopping: AbortSignal;
  stop: () => void;
};

export type TaskOrder = {
  viewer: { user: Pick<UserRow, 'id' | 'premium_expires_at'> };
  request: AssistantRequest & { task: AssistantTask };
  /** Cancels the task. */
  signal: AbortSignal;
};

type LiveViewer = { user: Pick<UserRow, 'id' | 'display_name'>; sessionId: string };

/** Who watches a story. */
export type LiveWatcher = {
  storyId: string;
  viewer: LiveViewer;
  /** The former stream of the same user, which ends. */
  instead?: string | undefined;
  network: string;
  /** Aborts when the client hangs up. */
  signal: AbortSignal;
};

/** Stories as several people edit them. */
export type Live = {
  /**
   * The events of a story for one reader.
   * @throws ApiError `story-not-found`, `live-full` or `live-too-many`.
   */
  watch: (watcher: LiveWatcher) => Promise<AsyncIterable<LiveEvent>>;
  /**
   * Tells the others what somebody does.
   * @throws ApiError `story-not-found` or `live-not-found`.
   */
  tell: (told: {
    storyId: string;
    viewer: LiveViewer;
    personId: string;
    presence: Presence;
  }) => Promise<void>;
  /**
   * To be called after a user's change of a story, or of who may edit it, has been committed. Never fails: the next look at
   * the database finds it too.
   */
  changed: (storyId: string, userId: string) => void;
  /** Looks at the database now; resolves when it has. */
  look: () => Promise<void>;
  streams: () => number;
  /** Tells all streams that the process ends. */
  stop: () => void;
  close: () => Promise<void>;
};

/** Works on the imports of story files, also on those that an ended process has left. */
export type StoryImports = {
  /** Names this process in the database. */
  runner: string;
  folders: ImportFolders;
  /** Looks for work now. */
  wake: () => Promise<void>;
  /** Ends the work on an import that has been cancelled. */
  cancel: (id: string) => void;
  /** Ends all work; the imports go on when a server starts again. */
  stop: () => Promise<void>;
};

/** Nightly backups, made by a process of their own. */
export type Backups = {
  /** Writes a backup into the folder of the operator and removes the oldest. */
  make: () => Promise<void>;
  /** Gives up a backup that is being written. */
  stop: () => void;
};

/** Pseudonymous keys of a story's readers, so that a reading counts once. */
export type ReaderKeys = {
  /** A guest is identified by network only: all else in a request can differ each time. */
  of: (reader: {
    storyId: string;
    /** Keys of different days cannot be compared. */
    day: string;
    readerId: string | undefined;
    network: string;
  }) => string;
};

/** What everybody could read of a public story before a change. */
export type ShownStory = { id: string; version: number; fileIds: readonly string[] };

/** Tells the caches before the server that what they keep of a story is no longer so. */
export type CdnPurge = {
  /** What is to be forgotten if the story is changed; undefined where nobody is to be told. */
  readShown: (transaction: Database, storyId: string) => Promise<ShownStory | undefined>;
  /** Forgets it once the transaction that has locked the story has ended. */
  afterChange: (shown: ShownStory, change: { isGone: boolean }) => void;
  settled: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The same nonce for the same page, on every process; whoever writes a part of the page cannot know it before. */
export type PageNonces = { of: (html: string) => string };

/** The previews of public stories. */
export type StoryPreviews = {
  /** Undefined for a story that is not public. */
  find: (storyId: string) => Promise<StoryPreview | undefined>;
  /** The cover that is drawn from the map of a public story; undefined where there is none. */
  drawnCover: (storyId: string) => Promise<Buffer | undefined>;
};

/** The nodes and choices of versions. A version never changes, so what was read once stays valid. */
export type VersionParts = {
  /** Undefined for a version that is no longer kept. */
  of: (storyId: string, version: number) => Promise<StoryParts | undefined>;
};

export type Jobs = {
  /** Runs the work of a job and notes how it went. A job that this process is at is not begun again. */
  record: (id: JobId, work: () => Promise<unknown>) => Promise<void>;
  /** Resolves when no job runs. */
  settled: () => Promise<void>;
};
