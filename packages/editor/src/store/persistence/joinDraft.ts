import { mergeStories } from '@dreamfork/story';
import type { Draft } from '../drafts/draft.ts';
import type { ResolveConflict, StoryState } from '../session/conflict.ts';
import type { SavedState } from '../session/saveState.ts';

/**
 * A draft over what the server holds now. Asks where both changed the same; null when the author would
 * rather wait.
 */
export async function joinDraft(
  { head, base, document }: Draft,
  saved: SavedState,
  resolveConflict: ResolveConflict,
): Promise<StoryState | null> {
  const mine = { document, isPublic: head.isPublic };
  if (head.storyId === null || head.version === (saved.version ?? null)) return mine;
  const theirs = { document: saved.document, isPublic: saved.isPublic };
  const merge = mergeStories({ base, mine: document, theirs: theirs.document });
  const isPublic = head.isPublic === head.wasPublic ? theirs.isPublic : head.isPublic;
  if (merge.conflicts.length === 0) return { document: merge.merged, isPublic };
  const answer = await resolveConflict({
    base: { document: base, isPublic: head.wasPublic },
    mine,
    theirs,
  });
  if (answer.kind === 'keep') return null;
  if (answer.kind === 'theirs') return theirs;
  return answer.kind === 'merged' ? answer : mine;
}
