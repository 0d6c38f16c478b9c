import type { ApiClient, ApiError } from '@dreamfork/api-client';
import type { EditorStory } from '@dreamfork/editor';
import { openEditorStory } from '@dreamfork/editor/api';
import { ErrorState, useToast } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { EditorLoading } from './EditorLoading.tsx';
import { workspace } from './editing.css.ts';
import { editingMessages } from './messages.ts';
import type { StoryFailureProps } from './StoryFailure.tsx';

// With the bar of the site, which an author who gets to the story never sees.
const StoryFailure = lazy(async () => ({
  default: await import('./StoryFailure.tsx').then(
    (module) => module.StoryFailure,
    // What keeps the story from coming may keep its page from coming too.
    () => PlainFailure,
  ),
}));

function PlainFailure({ error, onRetry }: StoryFailureProps) {
  const messages = useMessages(editingMessages);
  return (
    <main className={workspace}>
      <ErrorState title={messages.failed} text={error.message} onRetry={onRetry} headingLevel={1} />
    </main>
  );
}

export type SavedStoryProps = {
  client: ApiClient;
  id: string;
  children: (story: EditorStory) => ReactNode;
};

/** Loads a saved story for the editor; shows an error if that fails. */
export function SavedStory({ client, id, children }: SavedStoryProps) {
  const messages = useMessages(editingMessages);
  const { state, retry } = useLatestStory(client, id);
  const toast = useToast();
  const hasFailed = state.status === 'failed';
  // A change of the language does not tell it again.
  const announce = useEffectEvent(() => toast({ status: 'error', title: messages.failed }));
  useEffect(() => {
    if (hasFailed) announce();
  }, [hasFailed]);

  if (state.status === 'failed') {
    return (
      <Suspense fallback={<EditorLoading label={messages.loading} />}>
        <StoryFailure error={state.error} onRetry={retry} />
      </Suspense>
    );
  }
  return state.status === 'ready' ? (
    children(state.story)
  ) : (
    <EditorLoading label={messages.loading} />
  );
}

type LatestStory =
  | { status: 'loading' }
  | { status: 'ready'; story: EditorStory }
  | { status: 'failed'; error: ApiError };

/**
 * Loads a story to edit, from the server and not from a cache: the editor must start from the latest version.
 */
function useLatestStory(client: ApiClient, id: string): { state: LatestStory; retry: () => void } {
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
