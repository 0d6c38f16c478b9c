import { createHash } from 'node:crypto';
import { readerContent } from '@dreamfork/api-client/contract';
import type { StoryDocument } from '@dreamfork/story';

/** A hash of what readers get of a document in its canonical form. */
export const contentHash = (document: StoryDocument): string =>
  createHash('sha256')
    .update(JSON.stringify(readerContent(document)))
    .digest('base64url');

const authorOnly = ['"notes":[{', '"tests":[{'];

/** The response for a story as readers get it, without the author's notes and tests. Pure; runs on any thread. */
export function withoutNotes(answer: string): string {
  if (!authorOnly.some((part) => answer.includes(part))) return answer;
  const { tests: _tests, ...story } = JSON.parse(answer) as StoryDocument;
  return JSON.stringify({ ...story, notes: [] } satisfies StoryDocument);
}
