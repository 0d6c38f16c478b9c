import type { ApiError, StoryData } from '@dreamfork/api-client';
import { documentOf } from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import { StoryPlayer } from '@dreamfork/player';
import { ErrorState, LinkButton, Spinner } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { fullPage } from '../../layout/layout.css.ts';
import { NotePage } from '../../layout/NotePage.tsx';
import { workMessages } from '../../messages/work.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { useFreshStory } from '../../stories/useFreshStory.ts';
import { canRecordPlays } from './canRecordPlays.ts';
import { createPlayRecorder } from './createPlayRecorder.ts';

export function ReaderPage() {
  const { id = '' } = useParams();
  return <Reader key={id} id={id} />;
}

function Reader({ id }: { id: string }) {
  const words = useMessages(workMessages);
  const { state, retry } = useFreshStory(id);
  usePageTitle(state.status === 'ready' ? state.story.title : words.reader);

  switch (state.status) {
    case 'loading':
      return (
        <main className={fullPage}>
          <Spinner label={words.readerLoading} />
        </main>
      );
    case 'failed':
      return <ReaderFailure error={state.error} onRetry={retry} />;
    case 'ready':
      return <ReaderStory story={state.story} />;
  }
}

function ReaderStory({ story }: { story: StoryData }) {
  const client = useApiClient();
  const navigate = useNavigate();
  const { key } = useLocation();
  const document = useMemo(() => documentOf(story), [story]);

  const record = useMemo(
    () =>
      createPlayRecorder(async (events) => {
        if (await canRecordPlays(client)) await client.stories.recordPlay(story.id, { events });
      }),
    [client, story.id],
  );

  return (
    <main>
      <StoryPlayer
        story={document}
        presentation="page"
        onClose={() => void (key === 'default' ? navigate('/stories') : navigate(-1))}
        onEvent={record}
      />
    </main>
  );
}

function ReaderFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const words = useMessages(workMessages);
  const isMissing = error.kind === 'http' && error.status === 404;
  const back = (
    <LinkButton variant={isMissing ? 'primary' : 'quiet'} href="/stories">
      {words.toStories}
    </LinkButton>
  );
  return (
    <NotePage as="main">
      {isMissing ? (
        <ErrorState
          headingLevel={1}
          title={words.readerMissing}
          text={words.readerMissingText}
          action={back}
        />
      ) : (
        <ErrorState
          headingLevel={1}
          title={words.readerError}
          text={error.message || words.readerFailed}
          onRetry={onRetry}
          action={back}
        />
      )}
    </NotePage>
  );
}
