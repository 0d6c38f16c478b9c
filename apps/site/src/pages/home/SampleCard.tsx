import { Icon } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Flag, TextAlignStart } from 'lucide-react';
import { useState } from 'react';
import { homeMessages } from './messages.ts';
import * as styles from './SamplePage.css.ts';
import type { SampleChoice } from './sampleStory.ts';

const firstChoices = ['climb', 'row'] as const;

/** The first node of the sample story and the targets of its choices; the target of the hovered choice is highlighted. */
export function SampleCard({ onChoose }: { onChoose: (choice: SampleChoice) => void }) {
  const messages = useMessages(homeMessages).sample;
  const [pointed, setPointed] = useState<(typeof firstChoices)[number]>('climb');
  const texts = { climb: messages.first, row: messages.second };
  return (
    <>
      <svg
        className={styles.branches}
        viewBox="0 0 590 480"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className={styles.branch}
          data-pointed={pointed === 'row' || undefined}
          d="M295 330 C 295 420,130 390,120 440"
        />
        <path
          className={styles.branch}
          data-pointed={pointed === 'climb' || undefined}
          d="M295 330 C 295 420,450 380,470 426"
        />
      </svg>
      <div className={styles.page}>
        <div className={styles.meta}>
          <span>{messages.story}</span>
          <span>{messages.counter}</span>
        </div>
        <p className={styles.text}>{messages.text}</p>
        <ol className={styles.options} aria-label={messages.ask}>
          {firstChoices.map((choice, index) => (
            <li key={choice}>
              <button
                type="button"
                className={styles.choice}
                data-pointed={pointed === choice || undefined}
                onPointerEnter={() => setPointed(choice)}
                onFocus={() => setPointed(choice)}
                onClick={() => onChoose(choice)}
              >
                <span className={styles.number} aria-hidden>
                  {index + 1}
                </span>
                {texts[choice]}
              </button>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.ends} aria-hidden>
        <div className={styles.end.ending}>
          <span className={styles.hue.ending}>
            <Icon icon={Flag} />
          </span>
          {messages.ending}
        </div>
        <div className={styles.end.next}>
          <span className={styles.hue.next}>
            <Icon icon={TextAlignStart} />
          </span>
          {messages.voice}
        </div>
      </div>
    </>
  );
}
