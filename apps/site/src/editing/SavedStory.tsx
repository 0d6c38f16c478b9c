import type { ApiClient } from '@dreamfork/api-client';
import type { EditorStory } from '@dreamfork/editor';
import {
  BrokenPencil,
  Button,
  LinkButton,
  MessagePage,
  MissingPage,
  useToast,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { type ReactNode, useEffect } from 'react';
import { StandaloneFrame } from '../layout/StandaloneFrame.tsx';
import { editingMessages } from '../messages/editing.ts';
import { EditorLoading } from './EditorLoading.tsx';
import { useLatestStory } from './useLatestStory.ts';

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
  useEffect(() => {
    if (hasFailed) toast({ status: 'error', title: messages.failed });
  }, [hasFailed, toast, messages]);

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
