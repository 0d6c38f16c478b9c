import type { StoryDocument } from '@dreamfork/story';
import { RotateCw } from 'lucide';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { PlayerLanguage, usePlayerMessages } from '../labels/PlayerLanguage.tsx';
import { PlayerRoot, type PlayerRootProps } from '../StoryPlayer/PlayerRoot.tsx';
import type { ChoiceShares } from '../StoryPlayer/StoryPlayer.types.ts';
import { createCounting, type StoryFacts } from './createCounting.ts';
import * as styles from './element.css.ts';
import { fetchShares, fetchStory, type LoadedStory, type LoadProblem } from './fetchStory.ts';

export type StoryFromAddressProps = Omit<PlayerRootProps, 'story'> & {
  /** The address of the document, unless `story` is given. */
  address: string | null;
  story: StoryDocument | 'malformed' | null;
  /** Called if the story could not be loaded. */
  onProblem: (problem: LoadProblem) => void;
};

/** Plays a given story, or one that it fetches. */
export function StoryFromAddress({ address, story, onProblem, ...rest }: StoryFromAddressProps) {
  if (story !== null && story !== 'malformed') return <PlayerRoot {...rest} story={story} />;
  return (
    <PlayerLanguage locale={rest.locale} labels={rest.labels}>
      {story === 'malformed' ? (
        <Failure problem="story-malformed" />
      ) : (
        address !== null && (
          <Fetched key={address} address={address} onProblem={onProblem} {...rest} />
        )
      )}
    </PlayerLanguage>
  );
}

type FetchedProps = Omit<StoryFromAddressProps, 'story' | 'address'> & { address: string };

function Fetched({ address, onProblem, onEvent, ...rest }: FetchedProps) {
  const [loaded, setLoaded] = useState<LoadedStory | null>(null);
  const [shares, setShares] = useState<ChoiceShares>();
  const [attempt, setAttempt] = useState(0);
  const counting = useRef<ReturnType<typeof createCounting>>(undefined);
  const reportProblem = useEffectEvent(onProblem);
  const startCounting = useEffectEvent((facts: StoryFacts, signal: AbortSignal) =>
    createCounting({ address, facts, storage: rest.storage, signal }),
  );
  // A layout effect, so that the request starts before the first paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useLayoutEffect(() => {
    const abort = new AbortController();
    void fetchStory(address, abort.signal).then((answer) => {
      if (abort.signal.aborted) return;
      if ('problem' in answer) reportProblem(answer.problem);
      else {
        const { facts } = answer;
        counting.current = startCounting(facts, abort.signal);
        if (facts.showsShares) void fetchShares(address).then(setShares);
      }
      setLoaded(answer);
    });
    return () => abort.abort();
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
          counting.current?.(event);
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
  const { loadFailed, malformed } = usePlayerMessages();
  const { title, text } = problem === 'load-failed' ? loadFailed : malformed;
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
