import type { ApiClient } from '@dreamfork/api-client';
import { freeTitle } from '@dreamfork/story';

/** Milliseconds that the editor waits for the titles that are taken. */
const longestWait = 2000;

/** The title, or one like it that no other story of the author's has, as far as the server tells that soon. */
export async function findFreeTitle(
  { stories }: Pick<ApiClient, 'stories'>,
  title: string,
): Promise<string> {
  const answer = await stories.listForDuplicates({ signal: AbortSignal.timeout(longestWait) });
  return answer.ok
    ? freeTitle(
        title,
        answer.value.stories.map((story) => story.title),
      )
    : title;
}
