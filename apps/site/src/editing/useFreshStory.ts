import { type ApiClient, type ApiError, type OpenedStory, openStory } from '@dreamfork/api-client';
import { useLocale } from '@dreamfork/ui/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';

export type FreshStory =
  | { status: 'loading' }
  | { status: 'ready'; story: OpenedStory }
  | { status: 'failed'; error: ApiError };

/**
 * Loads a story to be edited, from the server and not from a cache: an editor must begin from the
 * latest version. A damaged one comes repaired.
 */
export function useFreshStory(
  client: ApiClient,
  id: string,
): { state: FreshStory; retry: () => void } {
  const locale = useLocale();
  // Another language is no reason to load again.
  const latestLocale = useRef(locale);
  useEffect(() => {
    latestLocale.current = locale;
  }, [locale]);
  const [state, setState] = useState<FreshStory>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const request = new AbortController();
    void openStory(client, id, { signal: request.signal, locale: latestLocale.current }).then(
      (answer) => {
        if (request.signal.aborted) return;
        setState(
          answer.ok
            ? { status: 'ready', story: answer.value }
            : { status: 'failed', error: answer.error },
        );
      },
    );
    return () => request.abort();
  }, [client, id, attempt]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((previous) => previous + 1);
  }, []);

  return { state, retry };
}
