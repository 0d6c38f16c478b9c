import { playableStory, type StoryDocument } from '@dreamfork/story';

/** The story at an address; null where it cannot be had or is none. */
export async function fetchStory(
  address: string,
  signal?: AbortSignal,
): Promise<StoryDocument | null> {
  try {
    const answer = await fetch(address, {
      headers: { accept: 'application/json' },
      ...(signal ? { signal } : {}),
    });
    if (!answer.ok) return null;
    const story = playableStory(await answer.json());
    return story.ok ? story.value : null;
  } catch {
    return null;
  }
}
