import type { ApiClient, OpenedStory } from '@dreamfork/api-client';
import type { EditorStory } from '@dreamfork/editor';
import { ErrorState, LinkButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { type ReactNode, useMemo } from 'react';
import { NotePage } from '../layout/NotePage.tsx';
import { workMessages } from '../messages/work.ts';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { useFreshStory } from './useFreshStory.ts';

export type SavedStoryProps = {
  client: ApiClient;
  id: string;
  children: (story: EditorStory) => ReactNode;
};

/** Loads a saved story for the editor; says so when that fails. */
export function SavedStory({ client, id, children }: SavedStoryProps) {
  const words = useMessages(workMessages);
  const { state, retry } = useFreshStory(client, id);
  const opened = state.status === 'ready' ? state.story : null;
  const story = useMemo(() => opened && editorStory(opened), [opened]);

  if (state.status === 'failed') {
    const { error } = state;
    const isMissing = error.kind === 'http' && error.status === 404;
    return (
      <NotePage as="main">
        <ErrorState
          headingLevel={1}
          title={words.editorError}
          text={isMissing ? words.readerMissing : error.message || words.editorFailed}
          {...(isMissing ? {} : { onRetry: retry })}
          action={
            <LinkButton variant={isMissing ? 'primary' : 'quiet'} href="/app/dashboard">
              {words.toDashboard}
            </LinkButton>
          }
        />
      </NotePage>
    );
  }
  return story ? children(story) : <EditorSkeleton label={words.editorLoading} />;
}

const editorStory = ({ facts, document, repairs }: OpenedStory): EditorStory => ({
  id: facts.id,
  version: facts.version,
  isPublic: facts.isPublic,
  document,
  repairs,
});
