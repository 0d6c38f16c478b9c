import type { NodeType, Position, Result, StoryDocument } from '@dreamfork/story';

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
};

export type SavedStory = { id: string; version: number };

export type LoadedStory = { document: StoryDocument; isPublic: boolean; version: number };

export type NodeDraftInput = {
  title: string;
  type: NodeType;
  content: string;
  position: Position;
};

/** What the editor needs from outside. Abilities behind an absent service are not offered to the author. */
export type EditorServices = {
  saveStory: (input: SaveInput) => Promise<Result<SavedStory, SaveProblem>>;
  /** Finds another story of the author's with this title, trimmed and without regard to case. */
  findDuplicate?: (
    title: string,
    excludeId: string | undefined,
  ) => Promise<{ id: string; title: string } | null>;
  /** Asks the server for the id of a new node; null lets the editor make one itself. */
  createNode?: (draft: NodeDraftInput) => Promise<{ id: string } | null>;
  /** Reads the saved story again, to look at the other side of a save conflict. */
  loadStory?: (id: string) => Promise<Result<LoadedStory, SaveProblem>>;
};
