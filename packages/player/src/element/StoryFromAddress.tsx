import type { StoryDocument } from '@dreamfork/story';
import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { PlayerLanguage, useWords } from '../labels/PlayerLanguage.tsx';
import { OpenStory, type OpenStoryProps } from '../StoryPlayer/OpenStory.tsx';
import * as styles from './element.css.ts';
import { fetchStory } from './fetchStory.ts';

export type StoryFromAddressProps = Omit<OpenStoryProps, 'story'> & {
  /** Where the document is, unless the host gives it itself. */
  address: string | null;
  story: StoryDocument | null;
  onLoadFailed: () => void;
};

type Loading = 'loading' | 'failed' | { story: StoryDocument };

/** A story that the host gives, or that is fetched. */
export function StoryFromAddress({ address, story, onLoadFailed, ...rest }: StoryFromAddressProps) {
  if (story) return <OpenStory {...rest} story={story} />;
  return (
    <PlayerLanguage locale={rest.locale} labels={rest.labels}>
      {address !== null && (
        <Fetched key={address} address={address} onLoadFailed={onLoadFailed} {...rest} />
      )}
    </PlayerLanguage>
  );
}

type FetchedProps = Omit<StoryFromAddressProps, 'story' | 'address'> & { address: string };

function Fetched({ address, onLoadFailed, ...rest }: FetchedProps) {
  const words = useWords();
  const [loading, setLoading] = useState<Loading>('loading');
  const [attempt, setAttempt] = useState(0);
  const tellFailed = useEffectEvent(onLoadFailed);
  // Before anything is drawn: the story is on its way while the page is busy.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useLayoutEffect(() => {
    const abort = new AbortController();
    void fetchStory(address, abort.signal).then((story) => {
      if (abort.signal.aborted) return;
      setLoading(story ? { story } : 'failed');
      if (!story) tellFailed();
    });
    return () => abort.abort();
  }, [address, attempt]);

  if (loading === 'loading') return <Loading />;
  if (loading === 'failed') {
    return (
      <div className={styles.place} role="alert">
        <p className={styles.title}>{words.loadFailed.title}</p>
        <p>{words.loadFailed.text}</p>
        <Button
          size="medium"
          icon={RotateCw}
          onPress={() => {
            setLoading('loading');
            setAttempt(attempt + 1);
          }}
        >
          {words.loadFailed.retry}
        </Button>
      </div>
    );
  }
  return <OpenStory {...rest} story={loading.story} />;
}

/** Milliseconds of silence: a story that comes at once is not announced. */
const patience = 300;

function Loading() {
  const words = useWords();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.place} role="status">
      {isLong && `${words.loading}…`}
    </div>
  );
}
