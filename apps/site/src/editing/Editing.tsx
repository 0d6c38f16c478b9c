import type { ApiClient } from '@dreamfork/api-client';
import type { EditorStory } from '@dreamfork/editor';
import { useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useState } from 'react';
import { guardMessages } from '../messages/guards.ts';
import { workMessages } from '../messages/work.ts';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { leaveToSignIn } from '../session/leaveToSignIn.ts';
import { takeNotice } from '../session/passingNotice.ts';
import { useSessionState } from '../session/SessionContext.tsx';
import { EditorDesk } from './EditorDesk.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { NewStory } from './NewStory.tsx';
import { SavedStory } from './SavedStory.tsx';
import { useCapabilities } from './useCapabilities.ts';

export type EditingProps = {
  client: ApiClient;
  /** The story to edit. Without it a new one begins. */
  id?: string;
};

/** The editor of a new story or of a saved one, for who is signed in. */
export function Editing({ client, id }: EditingProps) {
  const words = useMessages(workMessages);
  const guards = useMessages(guardMessages);
  const toast = useToast();
  const session = useSessionState();
  const { isKnown, capabilities } = useCapabilities(client);
  const [isOpen, setOpen] = useState(false);
  usePageTitle(words.editor);
  if (session.status === 'signedIn' && !isOpen) setOpen(true);

  useEffect(() => {
    const notice = takeNotice();
    if (notice) toast({ status: 'success', title: notice });
  }, [toast]);

  // Whose session ends in the middle of work keeps the page until the browser has put the work by.
  useEffect(() => {
    if (session.status === 'guest') leaveToSignIn({ hasEnded: true });
  }, [session]);

  if (!isOpen) return <EditorSkeleton label={guards.checking} />;
  const desk = (story: EditorStory) =>
    isKnown ? (
      <EditorDesk client={client} story={story} capabilities={capabilities} />
    ) : (
      <EditorSkeleton label={words.editorLoading} />
    );
  return id === undefined ? (
    <NewStory>{desk}</NewStory>
  ) : (
    <SavedStory client={client} id={id}>
      {desk}
    </SavedStory>
  );
}
