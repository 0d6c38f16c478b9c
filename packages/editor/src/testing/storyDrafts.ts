import type { StoryDocument } from '@dreamfork/story';
import type { DraftHead, DraftStorage } from '../services/index.ts';
import { emptyJournal, extend } from '../store/drafts/journal.ts';
import { createMemoryDraftStorage } from './createMemoryDraftStorage.ts';

export type StoryDraft = Partial<DraftHead> & { base: StoryDocument; document: StoryDocument };

/** A browser in which earlier editors have left these drafts. */
export async function draftsOf(...drafts: StoryDraft[]): Promise<DraftStorage> {
  const storage = createMemoryDraftStorage();
  for (const [index, { base, document, ...metadata }] of drafts.entries()) {
    const { entry } = extend(emptyJournal(base), document);
    const head: DraftHead = {
      key: `earlier-${index}`,
      storyId: null,
      version: null,
      title: document.title,
      isPublic: false,
      wasPublic: false,
      savedAt: Date.UTC(2026, 10, 20, 18, 45 - index),
      generation: 1,
      baseVersion: null,
      entryCount: entry ? 1 : 0,
      syncedCount: 0,
      ...metadata,
    };
    await storage.write({
      head,
      part: { generation: 1, index: 0, value: base },
      entries: entry ? [{ generation: 1, ...entry }] : [],
    });
  }
  return storage;
}
