import type { MediaType, NodeType, Position, Result, StoryDocument } from '@dreamfork/story';
import type { AssistantServices } from './assistantServices.ts';
import type { Answer } from './serviceAnswer.ts';
import type { DraftStorage } from './store/drafts/draft.ts';
import type { PendingUploads } from './store/uploads/createPendingUploads.ts';

export type { ServiceProblem } from './serviceAnswer.ts';

/** Why a save did not happen. Whatever the reason, the author's work stays in the editor. */
export type SaveProblem =
  /** Somebody saved a newer version meanwhile; `version` is the one the server holds. */
  | { kind: 'conflict'; version?: number }
  | { kind: 'http'; status: number; body: string }
  | { kind: 'unreachable'; message: string };

export type SaveInput = {
  /** Absent for a story that has never been saved. */
  id?: string;
  document: StoryDocument;
  isPublic: boolean;
  /** The version the work began from. Absent: this save wins whatever the server holds. */
  version?: number;
  /** Names the version that this save replaces, so that it is never deleted. */
  replacedVersionName?: string;
  /** Whether text of a model was taken into it since this editor last saved it. */
  hasModelText?: boolean;
};

/** Which story to save over, from which of its versions the work began, and what becomes of that one. */
export type SaveTarget = Pick<SaveInput, 'id' | 'version' | 'replacedVersionName'>;

/** Another story of the author's with the title of this one. */
export type DuplicateStory = {
  id: string;
  title: string;
  /** 0 where the server does not count. */
  nodeCount: number;
  wordCount: number;
  /** In ISO form. */
  updatedAt: string;
  /** A title like it that no story of the author's has. */
  freeTitle: string;
};

export type SavedStory = { id: string; version: number };

export type LoadedStory = {
  document: StoryDocument;
  isPublic: boolean;
  version: number;
  /** The name and the cover that a book of the story gets. */
  authorName?: string;
  coverUrl?: string | null;
};

export type NodeDraftInput = {
  title: string;
  type: NodeType;
  content: string;
  position: Position;
};

/** A version of the story on the server. */
export type StoryVersion = {
  version: number;
  /** Name given by the author; null for an automatic version. */
  name: string | null;
  /** When it was saved, in ISO form. */
  savedAt: string;
  title: string;
  nodeCount: number;
  connectionCount: number;
  /** Whether text of a model was taken into the story since the version before it. */
  hasModelText?: boolean;
};

export type StoryVersionPage = {
  /** Newest first. */
  items: StoryVersion[];
  /** Where the next page begins; null on the last one. */
  nextCursor: number | null;
};

/** Versions of saved stories. */
export type VersionServices = {
  list: (input: { id: string; cursor?: number }) => Promise<Result<StoryVersionPage, SaveProblem>>;
  read: (input: { id: string; version: number }) => Promise<Result<StoryDocument, SaveProblem>>;
  /** Names a version, so that it is kept for good; null takes the name away. */
  rename: (input: {
    id: string;
    version: number;
    name: string | null;
  }) => Promise<Result<StoryVersion, SaveProblem>>;
};

type Sending = {
  signal: AbortSignal;
  /** The share of the file that has left, 0 to 1. */
  onProgress: (share: number) => void;
};

/** A media file that the server holds. */
export type UploadedFile = {
  id: string;
  url: string;
  fileName: string;
  mimeType: string;
  fileSize: number;
  /** Pixels of an image or a video. */
  width?: number | undefined;
  height?: number | undefined;
  /** A thumbhash in base64: the file can be asked for as an image of every width. */
  placeholder?: string | undefined;
  /** Loudness of a sound over its length, 0 to 255. */
  waveform?: number[] | undefined;
};

export type StorageUse = { usedBytes: number; totalBytes: number };

/** An address that shows a file of the author's for a while; `endsAt` in milliseconds. */
export type SignedAddress = { path: string; address: string; endsAt: number };

/** A file of the author's as the library shows it. */
export type LibraryFile = UploadedFile & {
  description: string;
  /** Not proposed for removal, however long nothing uses it. */
  isKept: boolean;
  /** In ISO form. */
  uploadedAt: string;
  /** Since when nothing uses it, in ISO form; absent while something does. */
  unusedSince?: string | undefined;
  /** Seconds of a video or a sound. */
  duration?: number | undefined;
  /** Short names of what a video or a sound is coded with, such as `avc`. */
  codecs?: readonly string[] | undefined;
};

export type LibraryQuery = {
  search: string;
  type: MediaType | 'all';
  sort: 'newest' | 'name' | 'largest';
  /** Only files that nothing uses; of these, those which have long been unused. */
  use: 'all' | 'unused' | 'long-unused';
  skip: number;
};

/** A story that uses a file, and the nodes that show it. */
export type MediaLibraryUse = {
  storyId: string;
  title: string;
  nodes: { id: string; title: string }[];
  /** Whether the file is the cover that was chosen for the story. */
  isCover: boolean;
};

/** Where a file is used. */
export type MediaLibraryUses = {
  items: MediaLibraryUse[];
  /** Whether the file is the author's avatar. */
  isAvatar: boolean;
};

type TitledStory = { storyId: string; title: string };

/** Everything the author has uploaded. */
export type MediaLibraryServices = {
  list: (query: LibraryQuery) => Answer<{ items: LibraryFile[]; total: number }>;
  uses: (fileId: string) => Answer<MediaLibraryUses>;
  change: (
    fileId: string,
    change: Pick<LibraryFile, 'fileName' | 'description' | 'isKept'>,
  ) => Answer<LibraryFile>;
  /** Shows another file of the same kind in the author's other stories and as their avatar. */
  replace: (order: {
    fromId: string;
    toId: string;
    exceptStoryId?: string;
  }) => Answer<{ replaced: TitledStory[]; left: TitledStory[] }>;
  remove: (fileId: string) => Answer<unknown>;
};

/** Where media files go. */
export type MediaServices = {
  upload: (
    input: {
      file: File;
      nodeId: string;
      /** A picture of a film. */
      poster?: Blob;
      /** Loudness of a recording over its length, 0 to 255. */
      waveform?: number[];
    } & Sending,
  ) => Answer<UploadedFile>;
  /** Copies a file of another site into the author's files. */
  fetchFile?: (order: {
    url: string;
    /** Refuses all but captions. */
    isCaptions: boolean;
    signal: AbortSignal;
  }) => Answer<UploadedFile>;
  /** How much the files of the author take. Without it the server alone refuses what is too much. */
  storage?: () => Answer<StorageUse>;
  /** Notes on the server that a saved story uses a file. */
  createNode: (input: {
    storyId: string;
    fileId: string;
    position: Position;
    title: string;
    description: string;
  }) => Answer<{ id: string }>;
  removeNode: (mediaNodeId: string) => Answer<unknown>;
  /** Gives addresses that show files without a token. Without it they are shown at their own. */
  sign?: (paths: string[]) => Answer<SignedAddress[]>;
  library?: MediaLibraryServices;
};

export type TextProvider = { name: string; displayName: string };

export type PromptTemplate = { key: string; title: string; nodeType: NodeType; prompt: string };

/** Who writes texts on request. */
export type GeneratorServices = {
  providers: () => Answer<TextProvider[]>;
  models: (provider: string) => Answer<string[]>;
  templates: () => Promise<PromptTemplate[]>;
  saveTemplate: (template: PromptTemplate) => Answer<PromptTemplate>;
  generate: (input: {
    provider: string;
    model: string;
    prompt: string;
    signal: AbortSignal;
  }) => Answer<string>;
};

export type ImportedStory = { storyId: string; title?: string; nodes?: number; media?: number };

/** Where an import stands: done at once, or a job to be asked for. */
export type ImportStart = { kind: 'done'; story: ImportedStory } | { kind: 'job'; jobId: string };

export type ImportJob =
  /** `progress` is the share that is done, 0 to 1, where the server tells it. */
  | { kind: 'running'; progress?: number }
  | { kind: 'done'; story: ImportedStory }
  | { kind: 'failed'; message: string };

/** Stories as .df files. */
export type FileServices = {
  /** Its name is empty where the server gives none. */
  exportStory: (storyId: string) => Answer<File>;
  importStory: (input: { file: File } & Sending) => Answer<ImportStart>;
  importJob: (jobId: string, signal: AbortSignal) => Answer<ImportJob>;
  /** Stops an import; one that is over stays as it is. Without it the server finishes what nobody waits for. */
  cancelImport?: (jobId: string) => Answer<ImportJob>;
};

/** Requests of the API console. */
export type ApiConsoleServices = {
  get: (input: { url: string; signal: AbortSignal }) => Answer<{ status: number; body: string }>;
};

/** What readers did in a story. Parts that nobody came to are left out. */
export type ReaderFigures = {
  /** The latest versions that were read, newest first. */
  versions: { version: number; starts: number }[];
  starts: number;
  completions: number;
  /** `left` stopped at the node, `ended` came to their end there. */
  nodes: { nodeId: string; readers: number; left: number; ended: number }[];
  choices: { nodeId: string; choiceId: string; chosen: number }[];
};

export type ReaderQuery = {
  id: string;
  /** Null for all versions. */
  version: number | null;
  /** Null for all time. */
  period: 'week' | 'month' | null;
  /** Null for readings everywhere. */
  source: 'site' | 'embed' | 'element' | null;
  /** Null for readings on all devices. */
  device: 'phone' | 'tablet' | 'desktop' | null;
};

/** Tells what readers did. */
export type ReaderServices = { figures: (query: ReaderQuery) => Answer<ReaderFigures> };

/** What the editor needs from outside. Abilities behind an absent service are not offered to the author. */
export type EditorServices = {
  saveStory: (input: SaveInput) => Promise<Result<SavedStory, SaveProblem>>;
  /** Finds another story of the author's with this title, trimmed and without regard to case. */
  findDuplicate?: (title: string, excludeId: string | undefined) => Promise<DuplicateStory | null>;
  /** Registers a new node on the server. The returned id is used for the next node of that type; null lets the editor make it. */
  createNode?: (draft: NodeDraftInput) => Promise<{ id: string } | null>;
  /** Reads the saved story again, to look at the other side of a save conflict. */
  loadStory?: (id: string) => Promise<Result<LoadedStory, SaveProblem>>;
  /**
   * Sends a story that has been saved once after a pause. Only for servers that
   * answer a stale `version` with a conflict: others would let two tabs overwrite each other unasked.
   */
  autosave?: boolean;
  versions?: VersionServices;
  readers?: ReaderServices;
  media?: MediaServices;
  /** Hosts from which media are shown, besides addresses without a host. @default all hosts */
  mediaHosts?: readonly string[];
  generator?: GeneratorServices;
  assistant?: AssistantServices;
  files?: FileServices;
  /** Leaves for another story. Without it an imported story is only named. */
  openStory?: (storyId: string) => void;
  apiConsole?: ApiConsoleServices;
  /** Draft storage of this browser; `createDraftStorage` makes one. */
  drafts?: DraftStorage;
  /**
   * Keeps files until they are uploaded, those of a story that has never been saved until it is; `createPendingUploads`
   * makes one. Without it they are uploaded at once, and lost where the page is left meanwhile.
   */
  pendingUploads?: PendingUploads;
};

/** What the import of stories needs of the services. */
export type ImportServices = Pick<
  EditorServices,
  'files' | 'media' | 'saveStory' | 'findDuplicate' | 'loadStory' | 'openStory'
>;
