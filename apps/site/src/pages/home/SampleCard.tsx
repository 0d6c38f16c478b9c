import { Icon, nodeIcons } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { homeMessages } from '../../messages/home.ts';
import * as styles from './SamplePage.css.ts';
import { type SampleChoice, sampleChoices } from './sampleChoices.ts';

/** The first page of the story, with where its choices lead; the way that is pointed at stands out. */
export function SampleCard({ onChoose }: { onChoose: (choice: SampleChoice) => void }) {
  const words = useMessages(homeMessages).sample;
  const [pointed, setPointed] = useState<SampleChoice>('climb');
  const texts = { climb: words.first, row: words.second };
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
          <span>{words.story}</span>
          <span>{words.counter}</span>
        </div>
        <p className={styles.text}>{words.text}</p>
        <ol className={styles.options} aria-label={words.ask}>
          {sampleChoices.map((choice, index) => (
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
            <Icon icon={nodeIcons.end} />
          </span>
          {words.ending}
        </div>
        <div className={styles.end.next}>
          <span className={styles.hue.next}>
            <Icon icon={nodeIcons.text} />
          </span>
          {words.voice}
        </div>
      </div>
    </>
  );
}
