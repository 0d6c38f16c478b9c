import { clearToken } from '@dreamfork/account/session';
import type { LoadedStory, ReadingCalls } from '@dreamfork/api-client/reading';
import {
  browserStorage,
  type ChoiceShares,
  createBrowserRecorder,
  leaveWithPage,
} from '@dreamfork/player';
import { deviceOf, type ReadingPlace } from '@dreamfork/story';
import { whenIdle } from '@dreamfork/ui/browser';
import type { Locale } from '@dreamfork/ui/i18n';
import { insistentPart } from '@dreamfork/ui/lazy';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { redirectToLogin } from '../session/redirectToLogin.ts';
import { ReadingPage } from './ReadingPage.tsx';
import type { ReadingAddress } from './readingAddress.ts';

// Not needed on the site's own page, whose first load is limited.
export const fetchEmbeddedPage = () => import('./EmbeddedPage.tsx');
const EmbeddedPage = insistentPart(async () => (await fetchEmbeddedPage()).EmbeddedPage);

const ReadingFailure = insistentPart(
  async () => (await import('./ReadingFailure.tsx')).ReadingFailure,
);

export type ReadingProps = ReadingAddress & {
  /** The story, where it was loaded before the first render. */
  first?: LoadedStory;
  locale: Locale;
  calls: ReadingCalls;
  isAsHighAsText: boolean;
  /** In a frame: the page around it asked for the events of the player. @default false */
  tellsEvents?: boolean;
  /** Shows how the story looks elsewhere: it is not counted, and begins anew. @default false */
  isPreview?: boolean;
  onClose: () => void;
};

/** Sends a guest, or a reader whose session has ended, to log in and back. */
const logIn = () => redirectToLogin({ end: clearToken() ? 'ended' : undefined });

const storage = browserStorage();

/** The width of a frame tells nothing of the screen around it. */
const placeOf = (kind: ReadingAddress['kind']): ReadingPlace =>
  kind === 'embed'
    ? { source: 'embed', device: deviceOf(window.screen.width) }
    : { source: 'site', device: deviceOf(window.innerWidth) };

/** A story at its address: loading, failure, reading. */
export function Reading({
  kind,
  id,
  first,
  calls,
  isPreview = false,
  tellsEvents = false,
  ...rest
}: ReadingProps) {
  const [loaded, setLoaded] = useState<LoadedStory | null>(first ?? null);
  const load = useCallback(() => void calls.loadStory(id).then(setLoaded), [calls, id]);
  const retry = () => {
    setLoaded(null);
    load();
  };
  const version = loaded?.status === 'ready' ? loaded.version : null;
  const isCounted = loaded?.status === 'ready' && loaded.isCounted && !isPreview;
  const recorder = useMemo(
    () =>
      isCounted
        ? createBrowserRecorder({
            storyKey: id,
            version,
            place: placeOf(kind),
            storage,
            send: (batch) => void calls.recordPlay(id, batch),
          })
        : undefined,
    [calls, id, kind, version, isCounted],
  );
  useEffect(() => recorder && leaveWithPage(recorder), [recorder]);
  const shares = useShares(calls, id, loaded?.status === 'ready' && loaded.showsShares);
  const isLoaded = first !== undefined;
  useEffect(() => {
    if (!isLoaded) load();
  }, [isLoaded, load]);
  const isRefused = loaded?.status === 'refused';
  useEffect(() => {
    if (isRefused) logIn();
  }, [isRefused]);
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
            isEmbedded={kind === 'embed'}
            failure={loaded.status === 'failed' ? loaded : null}
            onRetry={retry}
          />
        </Suspense>
      );
    case 'ready':
      return kind === 'embed' ? (
        <Suspense fallback={<main aria-busy="true" />}>
          <EmbeddedPage
            id={id}
            onEvent={recorder?.record}
            shares={shares}
            storage={isPreview ? undefined : storage}
            tellsEvents={tellsEvents}
            {...rest}
            {...loaded}
          />
        </Suspense>
      ) : (
        <ReadingPage
          id={id}
          onEvent={recorder?.record}
          shares={shares}
          storage={storage}
          onSignIn={logIn}
          {...rest}
          {...loaded}
        />
      );
  }
}

/** What other readers chose, loaded once the story is on the page; undefined unless the author lets readers see it. */
function useShares(calls: ReadingCalls, id: string, isAllowed: boolean): ChoiceShares | undefined {
  const [shares, setShares] = useState<ChoiceShares>();
  useEffect(() => {
    if (!isAllowed) return;
    let isCurrent = true;
    const cancel = whenIdle(() => {
      void calls.loadShares(id).then((loaded) => isCurrent && setShares(loaded));
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [calls, id, isAllowed]);
  return isAllowed ? shares : undefined;
}
