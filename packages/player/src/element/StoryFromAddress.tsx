import { deviceOf, type ReadingRecorder, type StoryDocument } from '@dreamfork/story';
import { RotateCw } from 'lucide';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { createBrowserRecorder, leaveWithPage } from '../counting/browserRecorder.ts';
import { PlayerLanguage, usePlayerMessages } from '../labels/PlayerLanguage.tsx';
import { PlayerRoot, type PlayerRootProps } from '../StoryPlayer/PlayerRoot.tsx';
import type { ChoiceShares } from '../StoryPlayer.types.ts';
import { memoryStorage } from '../storage/playerStorage.ts';
import * as styles from './element.css.ts';
import {
  type Counting,
  countedVersion,
  fetchShares,
  fetchStory,
  type LoadedStory,
  type LoadProblem,
  type StoryFacts,
  sendReading,
} from './fetchStory.ts';

export type StoryFromAddressProps = Omit<PlayerRootProps, 'story'> & {
  /** The address of the document, unless `story` is given. */
  address: string | null;
  story: StoryDocument | 'malformed' | null;
  counting: Counting | undefined;
  /** Called if the story could not be loaded. */
  onProblem: (problem: LoadProblem) => void;
};

/** Plays a given story, or one that it fetches. */
export function StoryFromAddress({
  address,
  story,
  counting,
  onProblem,
  ...rest
}: StoryFromAddressProps) {
  if (story !== null && story !== 'malformed') return <PlayerRoot {...rest} story={story} />;
  return (
    <PlayerLanguage locale={rest.locale} labels={rest.labels}>
      {story === 'malformed' ? (
        <Failure problem="story-malformed" />
      ) : (
        address !== null && (
          <Fetched
            key={address}
            address={address}
            counting={counting}
            onProblem={onProblem}
            {...rest}
          />
        )
      )}
    </PlayerLanguage>
  );
}

type FetchedProps = Omit<StoryFromAddressProps, 'story' | 'address'> & { address: string };

function Fetched({ address, counting, onProblem, onEvent, ...rest }: FetchedProps) {
  const [loaded, setLoaded] = useState<LoadedStory | null>(null);
  const [shares, setShares] = useState<ChoiceShares>();
  const [attempt, setAttempt] = useState(0);
  const recorder = useRef<ReadingRecorder>(undefined);
  const reportProblem = useEffectEvent(onProblem);
  const startCounting = useEffectEvent((facts: StoryFacts, signal: AbortSignal): void => {
    const version = countedVersion(address, facts, counting);
    if (version === undefined) return;
    recorder.current = createBrowserRecorder({
      storyKey: address,
      version,
      place: { source: 'element', device: deviceOf(innerWidth) },
      storage: rest.storage ?? memoryStorage(),
      send: (batch) => sendReading(address, batch),
    });
    if (recorder.current) signal.addEventListener('abort', leaveWithPage(recorder.current));
  });
  // A layout effect, so that the request starts before the first paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useLayoutEffect(() => {
    const abort = new AbortController();
    void fetchStory(address, abort.signal).then((answer) => {
      if (abort.signal.aborted) return;
      if ('problem' in answer) reportProblem(answer.problem);
      else {
        const { facts } = answer;
        startCounting(facts, abort.signal);
        if (facts.showsShares) void fetchShares(address).then(setShares);
      }
      setLoaded(answer);
    });
    return () => {
      abort.abort();
      recorder.current = undefined;
    };
  }, [address, attempt]);

  if (!loaded) return <Loading />;
  if ('story' in loaded) {
    return (
      <PlayerRoot
        {...rest}
        story={loaded.story}
        shares={shares}
        showsEndings={loaded.facts.showsShares}
        disclosesModelText={loaded.facts.disclosesModelText}
        onEvent={(event) => {
          recorder.current?.record(event);
          onEvent?.(event);
        }}
      />
    );
  }
  const retry = () => {
    setLoaded(null);
    setAttempt(attempt + 1);
  };
  return <Failure problem={loaded.problem} onRetry={retry} />;
}

type FailureProps = { problem: LoadProblem; onRetry?: () => void };

/** Shown instead of a story that cannot be loaded. */
function Failure({ problem, onRetry }: FailureProps) {
  const { loadFailed, notFound, malformed } = usePlayerMessages();
  const messages = {
    'load-failed': loadFailed,
    'not-found': notFound,
    'story-malformed': malformed,
  };
  const { title, text } = messages[problem];
  return (
    <div className={styles.place} role="alert">
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      {onRetry && (
        <Button size="medium" icon={RotateCw} onPress={onRetry}>
          {loadFailed.retry}
        </Button>
      )}
    </div>
  );
}

/** Delay of the loading message in milliseconds; a story that loads faster shows none. */
const patience = 300;

function Loading() {
  const messages = usePlayerMessages();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.place} role="status">
      {isLong && `${messages.loading}…`}
    </div>
  );
}
