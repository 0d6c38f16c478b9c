import type { StoryDocument } from '@dreamfork/story';

export type StoryState = { document: StoryDocument; isPublic: boolean };

/** The three sides of a save conflict. `theirs` is null where the server's version cannot be had. */
export type Conflict = { base: StoryState; mine: StoryState; theirs: StoryState | null };

export type ConflictAnswer =
  /** Save nothing now and go on editing. */
  | { kind: 'keep' }
  /** Replace what the server holds by what is here. */
  | { kind: 'mine' }
  /** Take what the server holds; only where that could be had. */
  | { kind: 'theirs' }
  /** Save this, made of both; only where theirs could be had. */
  | ({ kind: 'merged' } & StoryState);

/** Asks the author which side of a conflict to keep. */
export type ResolveConflict = (conflict: Conflict) => Promise<ConflictAnswer>;

/** What to do where another story has the title of this one. */
export type DuplicateAnswer = 'rename' | 'overwrite' | 'cancel';
