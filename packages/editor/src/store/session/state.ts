import type {
  Change,
  mergeText,
  Problem,
  Repair,
  Result,
  reapplyChange,
  StoryDocument,
  textDifference,
} from '@dreamfork/story';
import type { PublishingFacts } from '../../services/index.ts';
import type { CanvasOverlays } from './canvasOverlays.ts';
import type { History } from './history.ts';
import type { HistoryLabel } from './labels.ts';
import type { DraftStatus, SavedState, SaveError } from './saveState.ts';
import type { Selection } from './selection.ts';

export type EditorStory = {
  id?: string;
  version?: number;
  isPublic: boolean;
  /** Present where the story is somebody else's. */
  role?: 'co-author' | undefined;
  document: StoryDocument;
  /** Repairs made on opening. A repaired story is sent only when its author saves. */
  repairs?: readonly Repair[];
} & PublishingFacts;

/** Where the text of a node is written: on its card, in the properties, at full width, or in the outline. */
export type WritingPlace = 'card' | 'panel' | 'view' | 'outline';

/** The node whose text is being written; the document follows the typing. */
export type Writing = {
  readonly nodeId: string;
  readonly place: WritingPlace;
  /** What stood in the fields that were typed in, before this step of typing. */
  readonly before: { readonly title?: string; readonly content?: string };
};

export type Viewport = { readonly x: number; readonly y: number; readonly zoom: number };

/** A node; with `takesFocus` its card gets the keyboard focus too. */
type RevealNode = { readonly nodeId: string; readonly takesFocus: boolean };
/** A note, to be written on at once. */
type RevealNote = { readonly noteId: string };

export type SessionState = {
  readonly document: StoryDocument;
  readonly isPublic: boolean;
  readonly selection: Selection;
  readonly viewport: Viewport | null;
  readonly writing: Writing | null;
  readonly history: History;
  readonly saved: SavedState;
  /** Whether a save by the author is running. */
  readonly isSaving: boolean;
  /** Whether an autosave is running. */
  readonly isAutosaving: boolean;
  /** When the server took the last save, in milliseconds; null if this session has seen none. */
  readonly savedAt: number | null;
  readonly saveError: SaveError | null;
  /** When a version saved elsewhere was taken in last, in milliseconds; null if none was. */
  readonly mergedAt: number | null;
  readonly draftStatus: DraftStatus;
  /** What the canvas is to bring into view; `count` tells one request from the next. */
  readonly reveal: ((RevealNode | RevealNote) & { readonly count: number }) | null;
  /** Counts the requests to show the whole story. */
  readonly fits: number;
  readonly overlays: CanvasOverlays;
};

export type Operation = (
  document: StoryDocument,
) => Result<{ story: StoryDocument; change: Change }, Problem>;

export type SessionEdit = { label: HistoryLabel; operation: Operation; gesture?: string };

/** The work of a session together with what the server holds. */
export type JoinedWork = Pick<SessionState, 'document' | 'isPublic'>;

/** How own edits and those of others are merged; loaded when there are some of others. */
export type MergeRules = {
  reapplyChange: typeof reapplyChange;
  mergeText: typeof mergeText;
  textDifference: typeof textDifference;
};

export type AdoptedVersion = {
  work: JoinedWork;
  /** What the server holds. */
  saved: Pick<SavedState, 'id' | 'version' | 'isPublic' | 'document'>;
  rules: MergeRules;
};
