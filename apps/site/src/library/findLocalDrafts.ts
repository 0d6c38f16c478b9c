import { createDraftStorage } from '@dreamfork/editor';
import type { LocalDraft } from '@dreamfork/library';

/** The drafts of a user with work that the server does not hold, without those that a tab has open. */
export async function findLocalDrafts(owner: string): Promise<LocalDraft[]> {
  const storage = createDraftStorage({ owner });
  const [heads, holders] = await Promise.all([storage.list(), storage.holders()]);
  const open = new Set(holders.map(({ key }) => key));
  return heads
    .filter(
      ({ key, entryCount, syncedCount, isPublic, wasPublic }) =>
        !open.has(key) && (entryCount > syncedCount || isPublic !== wasPublic),
    )
    .map(({ key, storyId, title, savedAt }) => ({ key, storyId, title, changedAt: savedAt }))
    .sort((one, other) => other.changedAt - one.changedAt);
}
