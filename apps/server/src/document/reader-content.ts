import { createHash } from 'node:crypto';
import { readerContent } from '@dreamfork/api-client/contract';
import type { StoryDocument } from '@dreamfork/story';

/** A hash of what readers get of a document in its canonical form. */
export const contentHash = (document: StoryDocument): string =>
  createHash('sha256')
    .update(JSON.stringify(readerContent(document)))
    .digest('base64url');

const authorOnly = ['"notes":[{', '"tests":[{', '"status":"'];

/** The response for a story as readers get it, without the author's notes, tests and statuses. Pure; runs on any thread. */
export function withoutNotes(answer: string): string {
  if (!authorOnly.some((part) => answer.includes(part))) return answer;
  const { tests: _tests, nodes, ...story } = JSON.parse(answer) as StoryDocument;
  return JSON.stringify({
    ...story,
    nodes: nodes.map(({ status: _status, ...node }) => node),
    notes: [],
  } satisfies StoryDocument);
}
