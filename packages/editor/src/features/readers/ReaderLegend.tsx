import { useMessages } from '@dreamfork/ui/i18n';
import { CircleDashed, Flag, LogOut } from 'lucide-react';
import { readersMessages } from './messages.ts';
import * as styles from './readers.css.ts';

/** The icons of the figures on the canvas. */
export const readerIcons = { left: LogOut, ended: Flag, unreached: CircleDashed } as const;

/** What the drawing on the canvas means. */
export function ReaderLegend() {
  const messages = useMessages(readersMessages);
  const rows = [
    [readerIcons.left, messages.legendLeft],
    [readerIcons.ended, messages.legendEnded],
    [readerIcons.unreached, messages.legendUnreached],
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
