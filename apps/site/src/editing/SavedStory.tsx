import type { ApiClient, ApiError } from '@dreamfork/api-client';
import type { EditorStory } from '@dreamfork/editor';
import { openEditorStory } from '@dreamfork/editor/api';
import {
  BrokenPencil,
  Button,
  LinkButton,
  MessagePage,
  MissingPage,
  useToast,
} from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { StandaloneFrame } from '../layout/StandaloneFrame.tsx';
import { EditorLoading } from './EditorLoading.tsx';
import { editingMessages } from './messages.ts';

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
    const { error } = state;
    const isMissing = error.kind === 'http' && error.status === 404;
    return (
      <StandaloneFrame>
        <MessagePage
          role="alert"
          drawing={isMissing ? MissingPage : BrokenPencil}
          title={messages.error}
          text={isMissing ? messages.missing : error.message || messages.failed}
          actions={
            <>
              {!isMissing && (
                <Button variant="primary" onPress={retry}>
                  {messages.retry}
                </Button>
              )}
              <LinkButton variant={isMissing ? 'primary' : 'secondary'} href="/app/dashboard">
                {messages.toDashboard}
              </LinkButton>
            </>
          }
        />
      </StandaloneFrame>
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
