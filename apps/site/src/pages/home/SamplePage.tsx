import { whenIdle } from '@dreamfork/ui/browser';
import { insistentPart } from '@dreamfork/ui/lazy';
import {
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import type { SampleChoice } from './sampleStory.ts';

const loadPlayer = async () => (await import('./SamplePlayer.tsx')).SamplePlayer;
const SamplePlayer = insistentPart(loadPlayer);

type SamplePageProps = {
  /** What the page is, for screen readers. */
  label: string;
  className: string;
  /** The choices that led to the page. @default none */
  choicesBefore?: readonly SampleChoice[];
  /** The page, drawn without the player. */
  children: (onChoose: (choice: SampleChoice) => void) => ReactNode;
};

/** A page of the sample story that can be played on to an end. */
export function SamplePage({ label, className, choicesBefore = [], children }: SamplePageProps) {
  const [choice, setChoice] = useState<SampleChoice | null>(null);
  const [isOpening, open] = useTransition();
  const page = useRef<HTMLElement>(null);
  usePreloadPlayer(page);

  if (choice) {
    return (
      <Suspense>
        <SamplePlayer choices={[...choicesBefore, choice]} />
      </Suspense>
    );
  }
  return (
    <section ref={page} className={className} aria-label={label} aria-busy={isOpening}>
      {children((chosen) => open(() => setChoice(chosen)))}
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
      // Loaded again when the reader opens the player.
      cancel = whenIdle(() => void loadPlayer().catch(() => undefined), timeout);
    });
    observer.observe(watched);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [element]);
}
