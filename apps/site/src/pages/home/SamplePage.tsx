import { whenIdle } from '@dreamfork/ui/browser';
import { useMessages } from '@dreamfork/ui/i18n';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState, useTransition } from 'react';
import { homeMessages } from './messages.ts';
import { SampleCard, type SampleChoice } from './SampleCard.tsx';
import * as styles from './SamplePage.css.ts';

const loadPlayer = async () => ({
  default: (await import('./SamplePlayer.tsx')).SamplePlayer,
});
const SamplePlayer = lazy(loadPlayer);

/** A page of a story that can be played to its end. */
export function SamplePage() {
  const messages = useMessages(homeMessages).sample;
  const [choice, setChoice] = useState<SampleChoice | null>(null);
  const [isOpening, open] = useTransition();
  const stage = useRef<HTMLDivElement>(null);
  usePreloadPlayer(stage);

  if (choice) {
    return (
      <Suspense>
        <SamplePlayer choice={choice} />
      </Suspense>
    );
  }
  return (
    <section ref={stage} className={styles.stage} aria-label={messages.label} aria-busy={isOpening}>
      <SampleCard onChoose={(chosen) => open(() => setChoice(chosen))} />
    </section>
  );
}

/** Milliseconds after which the player is loaded though the page is busy. */
const timeout = 4_000;

/** Loads the player once the element has scrolled into view and the page is idle. */
function usePreloadPlayer(element: RefObject<Element | null>): void {
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    let cancel = () => {};
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // A failure is reported when the reader opens the player.
      cancel = whenIdle(() => void loadPlayer().catch(() => undefined), timeout);
    });
    observer.observe(watched);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [element]);
}
