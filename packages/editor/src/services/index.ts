import type { NodeType, Position, Result } from '@dreamfork/story';
import type { Answer } from './answer.ts';
import type { AssistantServices, GeneratorServices } from './assistant.ts';
import type { DraftStorage } from './drafts.ts';
import type { FileServices, PageServices } from './files.ts';
import type { LiveServices } from './live.ts';
import type { MediaServices, PendingUploads } from './media.ts';
import type { ReaderServices } from './readers.ts';
import type { ReviewServices } from './review.ts';
import type {
  DuplicateStory,
  LoadedStory,
  PublishingServices,
  SavedStory,
  SaveInput,
  SaveProblem,
  VersionServices,
} from './versions.ts';

export type { ServiceProblem } from './answer.ts';
export type * from './assistant.ts';
export type * from './drafts.ts';
export type * from './files.ts';
export type * from './library.ts';
export type * from './live.ts';
export type * from './media.ts';
export type * from './readers.ts';
export type * from './review.ts';
export type * from './versions.ts';

export type NodeDraftInput = {
  title: string;
  type: NodeType;
  content: string;
  position: Position;
};

/** Requests of the API console. */
export type ApiConsoleServices = {
  get: (input: { url: string; signal: AbortSignal }) => Answer<{ status: number; body: string }>;
};

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
  /** Absent where readers get every save of a public story. */
  publishing?: PublishingServices;
  readers?: ReaderServices;
  /** Absent where drafts are not shown to first readers. */
  review?: ReviewServices;
  /** Absent where nobody else can be in the story at the same time. */
  live?: LiveServices;
  media?: MediaServices;
  /** Hosts from which media are shown, besides addresses without a host. @default all hosts */
  mediaHosts?: readonly string[];
  /**
   * Whether the author is a co-author of somebody else's story: who may read it is for its owner to decide.
   * @default false
   */
  isCoAuthor?: boolean;
  /** Whether the author can set the server up, and is told how. @default false */
  isAdministrator?: boolean;
  generator?: GeneratorServices;
  assistant?: AssistantServices;
  files?: FileServices;
  /** Makes a page of the story that plays without a server. */
  page?: PageServices;
  /** Leaves for another story. Without it an imported story is only named. */
  openStory?: (storyId: string) => void;
  /** Opens this story anew, after its owner has handed it over. Without it the author is asked to do so. */
  reopen?: () => void;
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
