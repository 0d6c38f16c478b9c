import { useSessionState } from '@dreamfork/account/session';
import type { ApiClient } from '@dreamfork/api-client';
import type { EditorStory } from '@dreamfork/editor';
import { createEditorStory } from '@dreamfork/editor/api';
import { useToast } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { guardMessages } from '../guards/messages.ts';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { takeFlashMessage } from '../session/flashMessage.ts';
import { redirectToLogin } from '../session/redirectToLogin.ts';
import { EditorLoading } from './EditorLoading.tsx';
import { EditorWorkspace } from './EditorWorkspace.tsx';
import { editingMessages } from './messages.ts';
import { SavedStory } from './SavedStory.tsx';
import { useLoadedCapabilities } from './useLoadedCapabilities.ts';

export type EditorPageProps = {
  client: ApiClient;
  /** The story to edit; without an id a new one. */
  id?: string;
};

/** The editor of a new or a saved story, for a signed-in user. */
export function EditorPage({ client, id }: EditorPageProps) {
  const messages = useMessages(editingMessages);
  const guards = useMessages(guardMessages);
  const toast = useToast();
  const session = useSessionState();
  const { isKnown, capabilities } = useLoadedCapabilities(client);
  const [isOpen, setOpen] = useState(false);
  usePageTitle(messages.title);
  if (session.status === 'signedIn' && !isOpen) setOpen(true);

  useEffect(() => {
    const notice = takeFlashMessage();
    if (notice) toast({ status: 'success', title: notice });
  }, [toast]);

  // The page stays in view until the browser has loaded the login page, so that the draft can still be written.
  useEffect(() => {
    if (session.status === 'guest') {
      redirectToLogin({ end: session.isBlocked ? 'blocked' : 'ended' });
    }
  }, [session]);

  if (!isOpen) return <EditorLoading label={guards.checking} />;
  const workspace = (story: EditorStory) =>
    isKnown ? (
      <EditorWorkspace client={client} story={story} capabilities={capabilities} />
    ) : (
      <EditorLoading label={messages.loading} />
    );
  return id === undefined ? (
    <NewStory client={client}>{workspace}</NewStory>
  ) : (
    <SavedStory client={client} id={id}>
      {workspace}
    </SavedStory>
  );
}

type NewStoryProps = { client: ApiClient; children: (story: EditorStory) => ReactNode };

/** Creates a story for the editor. */
function NewStory({ client, children }: NewStoryProps) {
  const messages = useMessages(editingMessages);
  const locale = useLocale();
  const [story, setStory] = useState<EditorStory | null>(null);
  const create = useEffectEvent(() => createEditorStory(client, { locale }));
  useEffect(() => {
    let isCurrent = true;
    void create().then((created) => {
      if (isCurrent) setStory(created);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return story ? children(story) : <EditorLoading label={messages.loading} />;
}
