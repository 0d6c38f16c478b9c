import type { ApiClient, ApiError } from '@dreamfork/api-client';
import type { EditorStory } from '@dreamfork/editor';
import { openEditorStory } from '@dreamfork/editor/api';
import { useLocale } from '@dreamfork/ui/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';

export type LatestStory =
  | { status: 'loading' }
  | { status: 'ready'; story: EditorStory }
  | { status: 'failed'; error: ApiError };

/**
 * Loads a story to edit, from the server and not from a cache: the editor must start from the latest version.
 */
export function useLatestStory(
  client: ApiClient,
  id: string,
): { state: LatestStory; retry: () => void } {
  const locale = useLocale();
  // A change of the language does not load the story again.
  const latestLocale = useRef(locale);
  useEffect(() => {
    latestLocale.current = locale;
  }, [locale]);
  const [state, setState] = useState<LatestStory>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const request = new AbortController();
    void openEditorStory(client, id, { signal: request.signal, locale: latestLocale.current }).then(
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
