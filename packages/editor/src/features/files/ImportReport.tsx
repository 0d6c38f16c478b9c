import { findNode } from '@dreamfork/story';
import type { ReadStory, ReportNote } from '@dreamfork/story/formats';
import { inQuotes } from '@dreamfork/story/text';
import { Button } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import * as styles from './FilesDialog.css.ts';
import { reportMessages } from './report.messages.ts';

const namedNodes = 3;

export type ImportReportProps = {
  read: ReadStory;
  /** Goes to a node of the story. Without it the report names the nodes only. */
  onNode?: (nodeId: string) => void;
};

/** What became of a story on its way in: what came over, what is simpler, what needs the author. */
export function ImportReport({ read: { story, report }, onNode }: ImportReportProps) {
  const messages = useMessages(reportMessages);
  const locale = useLocale();
  const { simplified, broken } = report;
  const place = ({ nodeIds }: ReportNote) => {
    const nodes = nodeIds.flatMap((id) => findNode(story, id) ?? []);
    if (nodes.length === 0) return null;
    if (onNode) {
      return (
        <span className={styles.places}>
          {nodes.map(({ id, title }) => (
            <Button key={id} variant="quiet" size="small" onPress={() => onNode(id)}>
              {title || messages.untitled}
            </Button>
          ))}
        </span>
      );
    }
    const shown = nodes.slice(0, namedNodes).map(({ title }) => inQuotes(title, locale));
    const rest = nodes.length - shown.length;
    const titles = [...shown, ...(rest > 0 ? [messages.more(rest)] : [])].join(', ');
    return <span className={styles.where}>{messages.where(titles)}</span>;
  };
  const list = (title: string, notes: readonly ReportNote[]) =>
    notes.length > 0 && (
      <section aria-label={title}>
        <p className={styles.listTitle}>{title}</p>
        {notes.some(({ code }) => code === 'macro') && (
          <p className={styles.text}>{messages.macros}</p>
        )}
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={`${note.code} ${note.name}`}>
              {messages.notes[note.code](note)}
              {place(note)}
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
