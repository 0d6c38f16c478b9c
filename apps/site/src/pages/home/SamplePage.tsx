import { Icon } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { AudioLines, Flag } from 'lucide-react';
import { homeMessages } from '../../messages/home.ts';
import * as styles from './SamplePage.css.ts';

/** A page of a story with its two ways on: what the product is about, in one picture. */
export function SamplePage() {
  const words = useMessages(homeMessages).sample;
  return (
    <figure className={styles.stage} aria-label={words.label}>
      <svg
        className={styles.branches}
        viewBox="0 0 590 480"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.branch.left} d="M295 330 C 295 420,130 390,120 440" />
        <path className={styles.branch.taken} d="M295 330 C 295 420,450 380,470 426" />
      </svg>
      <div className={styles.page}>
        <div className={styles.meta}>
          <span>{words.story}</span>
          <span>{words.counter}</span>
        </div>
        <p className={styles.text}>{words.text}</p>
        <ol className={styles.options}>
          <li className={styles.choice.taken}>
            <span className={styles.number}>1</span>
            {words.first}
          </li>
          <li className={styles.choice.open}>
            <span className={styles.number}>2</span>
            {words.second}
          </li>
        </ol>
      </div>
      <div className={styles.ends}>
        <div className={styles.end.ending}>
          <span className={styles.hue.ending}>
            <Icon icon={Flag} />
          </span>
          {words.ending}
        </div>
        <div className={styles.end.next}>
          <span className={styles.hue.next}>
            <Icon icon={AudioLines} />
          </span>
          {words.next}
        </div>
      </div>
    </figure>
  );
}
