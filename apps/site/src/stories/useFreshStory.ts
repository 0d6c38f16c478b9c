import type { ApiError, StoryData } from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import { useCallback, useEffect, useState } from 'react';

export type FreshStory =
  | { status: 'loading' }
  | { status: 'ready'; story: StoryData }
  | { status: 'failed'; error: ApiError };

/**
 * Loads a story once, from the server and not from a cache: an editor must begin from the latest
 * version, and a reader's page must not change under their eyes.
 */
export function useFreshStory(id: string): { state: FreshStory; retry: () => void } {
  const client = useApiClient();
  const [state, setState] = useState<FreshStory>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const request = new AbortController();
    void client.stories.data(id, { signal: request.signal }).then((answer) => {
      if (request.signal.aborted) return;
      setState(
        answer.ok
          ? { status: 'ready', story: answer.value }
          : { status: 'failed', error: answer.error },
      );
    });
    return () => request.abort();
  }, [client, id, attempt]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((previous) => previous + 1);
  }, []);

  return { state, retry };
}
