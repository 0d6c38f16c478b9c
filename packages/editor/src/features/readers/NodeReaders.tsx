import { findNode, type StoryNode, shareOf } from '@dreamfork/story';
import { formatNumber, formatShare, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { choiceKey, type ReadingMarks } from '../../components/readingFigures/readingMarks.ts';
import { useSession } from '../../EditorContext.tsx';
import { readersMessages } from './messages.ts';
import * as styles from './readers.css.ts';

/** The figures of the selected node and its choices. */
export function NodeReaders({ marks }: { marks: ReadingMarks }) {
  const messages = useMessages(readersMessages);
  const node = useSession(({ selection, document }) =>
    selection.nodeIds.length === 1 ? findNode(document, selection.nodeIds[0] ?? '') : undefined,
  );
  return (
    <section className={styles.node} aria-label={messages.node} aria-live="polite">
      {node ? (
        <Figures node={node} marks={marks} />
      ) : (
        <p className={styles.note}>{messages.noNode}</p>
      )}
    </section>
  );
}

function Figures({ node, marks }: { node: StoryNode; marks: ReadingMarks }) {
  const messages = useMessages(readersMessages);
  const locale = useLocale();
  const told = (count: number, share: number | null) =>
    share === null || count === 0
      ? formatNumber(locale, count)
      : `${formatNumber(locale, count)} · ${formatShare(locale, share)}`;
  const { readers, left, ended } = marks.nodes.get(node.id) ?? { readers: 0, left: 0, ended: 0 };
  const rows = [
    [messages.readers, told(readers, shareOf(readers, marks.starts))],
    [messages.left, told(left, shareOf(left, readers))],
    [messages.ended, told(ended, shareOf(ended, readers))],
  ] as const;
  return (
    <>
      <h3 className={styles.authored}>{node.title || messages.untitled}</h3>
      <dl className={styles.figures}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {node.choices.length > 0 && (
        <>
          <h4 className={styles.title}>{messages.choices}</h4>
          <dl className={styles.figures}>
            {node.choices.map(({ id, text }) => {
              const choice = marks.choices.get(choiceKey(node.id, id));
              return (
                <div key={id} className={styles.figure}>
                  <dt className={styles.authored}>{text || messages.emptyChoice}</dt>
                  <dd className={styles.value}>
                    {told(choice?.chosen ?? 0, choice?.share ?? null)}
                  </dd>
                </div>
              );
            })}
          </dl>
        </>
      )}
    </>
  );
}
