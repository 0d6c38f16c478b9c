import { useMessages } from '@dreamfork/ui/i18n';
import { readingIcons } from '../../components/readingFigures/readingIcons.ts';
import { readersMessages } from './messages.ts';
import * as styles from './readers.css.ts';

/** What the drawing on the canvas means. */
export function ReaderLegend() {
  const messages = useMessages(readersMessages);
  const rows = [
    [readingIcons.left, messages.legendLeft],
    [readingIcons.ended, messages.legendEnded],
    [readingIcons.unreached, messages.legendUnreached],
  ] as const;
  return (
    <details className={styles.legend}>
      <summary className={styles.legendTitle}>{messages.legend}</summary>
      <p className={styles.legendRow}>{messages.legendWidth}</p>
      <ul>
        {rows.map(([Icon, text]) => (
          <li key={text} className={styles.legendRow}>
            <Icon size={16} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
