import type { StoryFace } from '../../jobs/read-face.ts';
import type { Services } from '../services.ts';
import type { ReadyAnswer } from '../stories/ready-answer.ts';

/** What public stories show of themselves. */
export type StoryFaces = {
  /** Nothing for a story that is not public. */
  find: (storyId: string) => Promise<StoryFace | undefined>;
};

/** Faces live exactly as long as the ready answers that they were read from, so each is read once. */
export function createStoryFaces({
  published,
  documents,
}: Pick<Services, 'published' | 'documents'>): StoryFaces {
  const faces = new WeakMap<ReadyAnswer, Promise<StoryFace>>();
  return {
    async find(storyId) {
      const answer = await published.find(storyId);
      if (!answer) return undefined;
      let face = faces.get(answer);
      if (!face) {
        face = documents.readFace(answer.body);
        faces.set(answer, face);
      }
      return face;
    },
  };
}
