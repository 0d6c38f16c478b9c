import { idParams } from '@dreamfork/api-client/contract';
import type { StoryPreview } from '../../document/story-preview.ts';
import type { Services } from '../services.ts';
import type { CachedResponse } from './cached-response.ts';

/** The previews of public stories. */
export type StoryPreviews = {
  /** Undefined for a story that is not public. */
  find: (storyId: string) => Promise<StoryPreview | undefined>;
};

/** A preview lives as long as the cached response that it was read from, so each is read once. */
export function createStoryPreviews({
  published,
  documents,
}: Pick<Services, 'published' | 'documents'>): StoryPreviews {
  const previews = new WeakMap<CachedResponse, Promise<StoryPreview>>();
  return {
    async find(storyId) {
      // The id comes from an address that no schema of the contract has checked.
      if (!idParams.safeParse({ id: storyId }).success) return undefined;
      const answer = await published.find(storyId);
      if (!answer) return undefined;
      let preview = previews.get(answer);
      if (!preview) {
        preview = documents.readStoryPreview(answer.body);
        previews.set(answer, preview);
        // A busy server may succeed later.
        preview.catch(() => previews.delete(answer));
      }
      return preview;
    },
  };
}
