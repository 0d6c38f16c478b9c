import type { StoryDocument } from '@dreamfork/story';

const anyNote = '"notes":[{';

/** The answer for a story as its readers get it: notes are the author's own. Pure; runs on any thread. */
export function withoutNotes(answer: string): string {
  if (!answer.includes(anyNote)) return answer;
  const story = JSON.parse(answer) as StoryDocument;
  return JSON.stringify({ ...story, notes: [] } satisfies StoryDocument);
}
