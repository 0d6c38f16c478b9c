import { playableStory, type StoryDocument } from '@dreamfork/story';

/** Why a story cannot be shown: the request failed, or the answer is no story. */
export type LoadProblem = 'load-failed' | 'story-malformed';

export type LoadedStory = { story: StoryDocument } | { problem: LoadProblem };

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
  return story.ok ? { story: story.value } : { problem: 'story-malformed' };
}
