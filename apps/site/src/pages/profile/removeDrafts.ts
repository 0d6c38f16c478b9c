import { createDraftStorage } from '@dreamfork/editor';

/** Removes what the editor has kept of a user's work in this browser. A browser that cannot is left alone. */
export async function removeDrafts(owner: string): Promise<void> {
  const drafts = createDraftStorage({ owner });
  try {
    for (const { key } of await drafts.list()) await drafts.remove(key);
  } catch {
    return;
  }
}
