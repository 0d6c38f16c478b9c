import { playableStory, type StoryDocument } from '@dreamfork/story';
import { withAbsoluteMedia } from '../media/withAbsoluteMedia.ts';

/** Why a story cannot be shown: the request failed, or the answer is no story. */
export type LoadProblem = 'load-failed' | 'story-malformed';

export type LoadedStory = { story: StoryDocument } | { problem: LoadProblem };

/** Fetches a story and makes its media addresses absolute. */
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
  if (!story.ok) return { problem: 'story-malformed' };
  return { story: withAbsoluteMedia(story.value, new URL(address, document.baseURI).href) };
}
