import { findNode, type StoryNode, shareOf } from '@dreamfork/story';
import { DescriptionList } from '@dreamfork/ui';
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
    `${formatNumber(locale, count)} · ${share === null ? messages.tooFew : formatShare(locale, share)}`;
  const { readers, left, ended } = marks.nodes.get(node.id) ?? { readers: 0, left: 0, ended: 0 };
  return (
    <>
      <h3 className={styles.authored}>{node.title || messages.untitled}</h3>
      <DescriptionList
        layout="apart"
        size="small"
        items={[
          { term: messages.readers, value: told(readers, shareOf(readers, marks.starts)) },
          { term: messages.left, value: told(left, shareOf(left, readers)) },
          { term: messages.ended, value: told(ended, shareOf(ended, readers)) },
        ]}
      />
      {node.choices.length > 0 && (
        <>
          <h4 className={styles.title}>{messages.choices}</h4>
          <DescriptionList
            layout="apart"
            size="small"
            items={node.choices.map(({ id, text }) => {
              const choice = marks.choices.get(choiceKey(node.id, id));
              return {
                id,
                term: <span className={styles.authored}>{text || messages.emptyChoice}</span>,
                value: told(choice?.chosen ?? 0, choice?.share ?? null),
              };
            })}
          />
        </>
      )}
    </>
  );
}
