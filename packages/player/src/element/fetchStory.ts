import { playableStory, type ReadingBatch, type StoryDocument } from '@dreamfork/story';
import type { ChoiceShares } from '../StoryPlayer/StoryPlayer.types.ts';

/** What the server tells beside a story. */
export type StoryFacts = {
  readonly version?: number;
  readonly countsReadings?: boolean;
  readonly showsShares?: boolean;
  readonly disclosesModelText?: boolean;
};

/** Why a story cannot be shown: the request failed, or the answer is no story. */
export type LoadProblem = 'load-failed' | 'story-malformed';

export type LoadedStory = { story: StoryDocument; facts: StoryFacts } | { problem: LoadProblem };

/** Fetches a story. */
export async function fetchStory(address: string, signal?: AbortSignal): Promise<LoadedStory> {
  let data: unknown;
  try {
    const answer = await fetch(address, {
      headers: { accept: 'application/json' },
      ...(signal ? { signal } : {}),
    });
    if (!answer.ok) return { problem: 'load-failed' };
    data = await answer.json();
  } catch (error) {
    return { problem: error instanceof SyntaxError ? 'story-malformed' : 'load-failed' };
  }
  const story = playableStory(data);
  return story.ok
    ? { story: story.value, facts: data as StoryFacts }
    : { problem: 'story-malformed' };
}

const beside = (address: string, name: string): URL =>
  new URL(name, new URL(address, document.baseURI));

/** What other readers chose: the server has it beside the story. */
export const fetchShares = (address: string): Promise<ChoiceShares | undefined> =>
  fetch(beside(address, 'shares'))
    .then((answer) => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined);

/** Tells the server of the story what is to be counted; a lost count is no reader's concern. */
export function sendReading(address: string, batch: ReadingBatch): void {
  fetch(beside(address, 'events'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    keepalive: true,
    body: JSON.stringify(batch),
  }).catch(() => undefined);
}
