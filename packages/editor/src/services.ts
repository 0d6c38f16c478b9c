import type { NodeType, Position, Result } from '@dreamfork/story';
import type { AssistantServices } from './assistantServices.ts';
import type { FileServices } from './fileServices.ts';
import type { GeneratorServices } from './generatorServices.ts';
import type { MediaServices } from './mediaServices.ts';
import type { ReaderServices } from './readerServices.ts';
import type {
  DuplicateStory,
  LoadedStory,
  SavedStory,
  SaveInput,
  SaveProblem,
} from './savingServices.ts';
import type { Answer } from './serviceAnswer.ts';
import type { DraftStorage } from './store/drafts/draft.ts';
import type { PendingUploads } from './store/uploads/createPendingUploads.ts';
import type { VersionServices } from './versionServices.ts';

export type * from './fileServices.ts';
export type { UploadedFile } from './fileUpload.ts';
export type * from './generatorServices.ts';
export type * from './libraryServices.ts';
export type * from './mediaServices.ts';
export type * from './readerServices.ts';
export type * from './savingServices.ts';
export type { ServiceProblem } from './serviceAnswer.ts';
export type * from './versionServices.ts';

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
