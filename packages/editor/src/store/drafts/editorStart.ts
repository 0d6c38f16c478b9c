import { lazily } from '@dreamfork/ui/lazy';
import type { EditorStory } from '../session/state.ts';
import type { DraftStorage, EditorStart } from './draft.ts';
import type { FindServices } from './findDrafts.ts';

/** Without drafts. */
export const plainStart = (story: EditorStory): EditorStart => ({
  story,
  restored: null,
  isSamePage: false,
  found: [],
});

const fetchDrafts = lazily(() => import('./findDrafts.ts'));

/** What an editor of this story begins with, after a look at the drafts that earlier ones have left. */
export async function findStart(
  storage: DraftStorage,
  story: EditorStory,
  services: FindServices,
): Promise<EditorStart> {
  const [all, holders] = await Promise.all([storage.list(), storage.holders()]);
  const held = new Set(holders?.map(({ key }) => key));
  const heads = all.filter(({ key, storyId }) => storyId === (story.id ?? null) && !held.has(key));
  if (heads.length === 0) return plainStart(story);
  const { findDrafts } = await fetchDrafts();
  return findDrafts({ storage, heads, story, services, mayBeOpen: holders === null });
}

/** The story that a session begins with to go on with a draft: what the draft is known to build on. */
export function storyOf({ story, restored }: Pick<EditorStart, 'story' | 'restored'>): EditorStory {
  if (!restored || (restored.isAhead && story.id !== undefined)) return story;
  const { head, base } = restored.draft;
  if (head.storyId === null) return { isPublic: false, document: base };
  return {
    id: head.storyId,
    isPublic: head.wasPublic,
    document: base,
    ...(head.version === null ? {} : { version: head.version }),
  };
}
