import { createHash } from 'node:crypto';
import { readerContent, storyForReaders } from '@dreamfork/api-client/contract';
import type { StoryDocument } from '@dreamfork/story';

/** A hash of what readers see of a document in its canonical form. */
export const contentHash = (document: StoryDocument): string =>
  createHash('sha256')
    .update(JSON.stringify(readerContent(document)))
    .digest('base64url');

const authorOnly = ['"notes":[{', '"tests":[{', '"status":"'];

/** The response for a story as readers get it. Pure; runs on any thread. */
export const answerForReaders = (answer: string): string =>
  authorOnly.some((part) => answer.includes(part))
    ? JSON.stringify(storyForReaders(JSON.parse(answer) as StoryDocument))
    : answer;
