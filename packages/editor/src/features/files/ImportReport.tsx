import { findNode } from '@dreamfork/story';
import type { ReadStory, ReportNote } from '@dreamfork/story/formats';
import { useMessages } from '@dreamfork/ui/i18n';
import * as styles from './FilesDialog.css.ts';
import { reportMessages } from './report.messages.ts';

const namedNodes = 3;

/** What became of a story on its way in: what came over, what is simpler, what needs the author. */
export function ImportReport({ read: { story, report } }: { read: ReadStory }) {
  const messages = useMessages(reportMessages);
  const { simplified, broken } = report;
  const place = ({ nodeIds }: ReportNote): string => {
    const titles = nodeIds.map((id) => findNode(story, id)?.title ?? '').filter(Boolean);
    const shown = titles.slice(0, namedNodes).map((title) => `«${title}»`);
    const rest = titles.length - shown.length;
    return [...shown, ...(rest > 0 ? [messages.more(rest)] : [])].join(', ');
  };
  const list = (title: string, notes: readonly ReportNote[]) =>
    notes.length > 0 && (
      <section aria-label={title}>
        <h5 className={styles.listTitle}>{title}</h5>
        {notes.some(({ code }) => code === 'macro') && (
          <p className={styles.text}>{messages.macros}</p>
        )}
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={`${note.code} ${note.name}`}>
              {messages.notes[note.code](note)}
              {note.nodeIds.length > 0 && (
                <span className={styles.where}>{messages.where(place(note))}</span>
              )}
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <div className={styles.report}>
      <p className={styles.text}>
        {[report.source, messages.cameOver(report.counts)].filter(Boolean).join(' · ')}
      </p>
      {list(messages.broken, broken)}
      {list(messages.simplified, simplified)}
      {simplified.length + broken.length === 0 && (
        <p className={styles.text}>{messages.nothingLost}</p>
      )}
    </div>
  );
}
