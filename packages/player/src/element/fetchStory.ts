import { playableStory, type StoryDocument } from '@dreamfork/story';
import type { ChoiceShares } from '../StoryPlayer/StoryPlayer.types.ts';
import type { StoryFacts } from './createCounting.ts';

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

/** What other readers chose: the server has it beside the story. */
export const fetchShares = (address: string): Promise<ChoiceShares | undefined> =>
  fetch(new URL('shares', new URL(address, document.baseURI)))
    .then((answer) => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined);
