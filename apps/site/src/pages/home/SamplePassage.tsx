import { useMessages } from '@dreamfork/ui/i18n';
import { homeMessages } from './messages.ts';
import * as styles from './SamplePassage.css.ts';
import type { SampleChoice } from './sampleStory.ts';

/** A passage of the sample story as the player sets it. */
export function SamplePassage({ onChoose }: { onChoose: (choice: SampleChoice) => void }) {
  const messages = useMessages(homeMessages).sample;
  return (
    <>
      <h3 className={styles.title}>{messages.voice}</h3>
      <p className={styles.text}>{messages.voiceText}</p>
      <ol className={styles.choices}>
        {(['stay', 'run'] as const).map((choice, index) => (
          <li key={choice} className={styles.item}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <button type="button" className={styles.choice} onClick={() => onChoose(choice)}>
              {messages[choice]}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
