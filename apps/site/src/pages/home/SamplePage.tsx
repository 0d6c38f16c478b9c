import { useMessages } from '@dreamfork/ui/i18n';
import { lazy, Suspense, useRef, useState, useTransition } from 'react';
import { homeMessages } from '../../messages/home.ts';
import { SampleCard } from './SampleCard.tsx';
import * as styles from './SamplePage.css.ts';
import type { SampleChoice } from './sampleChoices.ts';
import { useWhenSeen } from './useWhenSeen.ts';

const loadPlayer = async () => ({
  default: (await import('./SamplePlayer.tsx')).SamplePlayer,
});
const SamplePlayer = lazy(loadPlayer);

const warmUp = () => void loadPlayer().catch(() => undefined);

/** A page of a story that can be played to its end: what the product is about, at first sight. */
export function SamplePage() {
  const words = useMessages(homeMessages).sample;
  const [choice, setChoice] = useState<SampleChoice | null>(null);
  const [isOpening, open] = useTransition();
  const stage = useRef<HTMLDivElement>(null);
  useWhenSeen(stage, warmUp);

  if (choice) {
    return (
      <Suspense>
        <SamplePlayer choice={choice} />
      </Suspense>
    );
  }
  return (
    <section ref={stage} className={styles.stage} aria-label={words.label} aria-busy={isOpening}>
      <SampleCard onChoose={(chosen) => open(() => setChoice(chosen))} />
    </section>
  );
}
