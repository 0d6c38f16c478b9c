import type { ApiClient } from '@dreamfork/api-client';
import {
  createDraftStorage,
  type DraftHead,
  type DraftStorage,
  findStart,
} from '@dreamfork/editor';
import { createEditorServices, openEditorStory } from '@dreamfork/editor/api';
import type { LocalDraft } from '@dreamfork/library';

const mayHoldWork = ({ entryCount, syncedCount, isPublic, wasPublic }: DraftHead) =>
  entryCount > syncedCount || isPublic !== wasPublic;

/** Of the drafts of one story, those with work that the server lacks; all of them where it does not answer. */
async function unsavedOf(
  storage: DraftStorage,
  client: ApiClient,
  storyId: string,
  heads: readonly DraftHead[],
): Promise<readonly DraftHead[]> {
  const opened = await openEditorStory(client, storyId);
  if (!opened.ok) return heads;
  const { restored, found } = await findStart(storage, opened.value, createEditorServices(client));
  return [...(restored ? [restored] : []), ...found].map(({ draft }) => draft.head);
}

/** The drafts of a user with work that the server does not hold, without those that a tab has open. */
export async function findLocalDrafts(client: ApiClient, owner: string): Promise<LocalDraft[]> {
  const storage = createDraftStorage({ owner });
  const [all, holders] = await Promise.all([storage.list(), storage.holders()]);
  const open = new Set(holders?.map(({ key }) => key));
  const heads = all.filter((head) => !open.has(head.key) && mayHoldWork(head));
  const storyIds = [...new Set(heads.map(({ storyId }) => storyId))];
  const unsaved = await Promise.all(
    storyIds.map(async (storyId) => {
      const own = heads.filter((head) => head.storyId === storyId);
      return storyId === null ? own : unsavedOf(storage, client, storyId, own);
    }),
  );
  return unsaved
    .flat()
    .map(({ key, storyId, title, savedAt }) => ({ key, storyId, title, changedAt: savedAt }))
    .sort((one, other) => other.changedAt - one.changedAt);
}
