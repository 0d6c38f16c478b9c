import { freeTitle } from '@dreamfork/story';
import { lazily } from '@dreamfork/ui/lazy';
import type { DraftHead, DraftStorage } from '../../services/index.ts';
import type { EditorStory } from '../session/state.ts';
import type { EditorStart } from './draft.ts';
import type { FindServices } from './findDrafts.ts';

/** Without drafts. */
export const plainStart = (story: EditorStory): EditorStart => ({
  story,
  restored: null,
  isSamePage: false,
  found: [],
});

const fetchDrafts = lazily(() => import('./findDrafts.ts'));

/** A new story is told apart by its title from those that only this browser has. */
function withFreeTitle(story: EditorStory, heads: readonly DraftHead[]): EditorStory {
  if (story.id !== undefined) return story;
  const { document } = story;
  const taken = heads.map(({ title }) => title);
  return { ...story, document: { ...document, title: freeTitle(document.title, taken) } };
}

/** What an editor of this story begins with, after a look at the drafts that earlier ones have left. */
export async function findStart(
  storage: DraftStorage,
  opened: EditorStory,
  services: FindServices,
): Promise<EditorStart> {
  const [all, holders] = await Promise.all([storage.list(), storage.holders()]);
  const story = withFreeTitle(opened, all);
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
