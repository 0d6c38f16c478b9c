import type { Locale } from '@dreamfork/ui/i18n';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { EmbeddedPage } from './EmbeddedPage.tsx';
import { ReadingPage } from './ReadingPage.tsx';
import type { ReadingAddress } from './readingAddress.ts';
import type { LoadedStory, ReadingCalls } from './readingCalls.ts';

const ReadingFailure = lazy(async () => ({
  default: (await import('./ReadingFailure.tsx')).ReadingFailure,
}));

export type ReadingProps = ReadingAddress & {
  /** What was loaded before this was drawn. */
  first?: LoadedStory;
  locale: Locale;
  calls: ReadingCalls;
  isAsHighAsText: boolean;
  onClose: () => void;
  /** The server no longer accepts the reader's token. */
  onRefused: () => void;
};

/** A story at its address, from loading it to reading it. */
export function Reading({ kind, id, first, calls, onRefused, ...rest }: ReadingProps) {
  const [loaded, setLoaded] = useState<LoadedStory | null>(first ?? null);
  const load = useCallback(() => void calls.loadStory(id).then(setLoaded), [calls, id]);
  const retry = () => {
    setLoaded(null);
    load();
  };
  const isAsked = first !== undefined;
  useEffect(() => {
    if (!isAsked) load();
  }, [isAsked, load]);
  const isRefused = loaded?.status === 'refused';
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused, onRefused]);
  const title = loaded?.status === 'ready' ? loaded.story.title : null;
  useEffect(() => {
    if (title !== null) document.title = `${title} · Dreamfork`;
  }, [title]);

  switch (loaded?.status) {
    case undefined:
    case 'refused':
      return <main aria-busy="true" />;
    case 'missing':
    case 'failed':
      return (
        <Suspense>
          <ReadingFailure
            locale={rest.locale}
            failure={loaded.status === 'failed' ? loaded : null}
            onRetry={retry}
          />
        </Suspense>
      );
    case 'ready':
      return kind === 'embed' ? (
        <EmbeddedPage id={id} calls={calls} {...rest} {...loaded} />
      ) : (
        <ReadingPage id={id} calls={calls} onSignIn={onRefused} {...rest} {...loaded} />
      );
  }
}
