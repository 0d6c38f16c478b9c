import { idParams } from '@dreamfork/api-client/contract';
import { coverSvg } from '../../html/cover-svg.ts';
import type { Services, StoryPreviews } from '../services.ts';
import type { CachedResponse } from './cached-response.ts';

/** Makes a value once for each cached response; a failure is forgotten, as a busy server may succeed later. */
function oncePerAnswer<Value>(make: (answer: CachedResponse) => Promise<Value>) {
  const made = new WeakMap<CachedResponse, Promise<Value>>();
  return (answer: CachedResponse): Promise<Value> => {
    let value = made.get(answer);
    if (!value) {
      value = make(answer);
      made.set(answer, value);
      value.catch(() => made.delete(answer));
    }
    return value;
  };
}

/** A preview lives as long as the cached response that it was read from, so each is made once. */
export function createStoryPreviews({
  published,
  documents,
  media,
}: Pick<Services, 'published' | 'documents' | 'media'>): StoryPreviews {
  const previewOf = oncePerAnswer(({ body }) => documents.readStoryPreview(body));
  const coverOf = oncePerAnswer(async (answer) => {
    const { coverMap } = await previewOf(answer);
    return coverMap ? media.images.draw(coverSvg(coverMap)) : undefined;
  });
  // The id comes from an address that no schema of the contract has checked.
  const answerFor = async (id: string) =>
    idParams.safeParse({ id }).success ? published.find(id) : undefined;
  return {
    async find(storyId) {
      const answer = await answerFor(storyId);
      return answer && previewOf(answer);
    },
    async drawnCover(storyId) {
      const answer = await answerFor(storyId);
      return answer && coverOf(answer);
    },
  };
}
