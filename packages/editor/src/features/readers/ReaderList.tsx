import { findNode } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { useMemo } from 'react';
import type { NodeMarks, ReadingMarks } from '../../components/readingFigures/readingMarks.ts';
import { RowList } from '../../components/virtualList/RowList.tsx';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { readersMessages } from './messages.ts';
import * as styles from './readers.css.ts';

type Row = NodeMarks & { id: string };

const keyOf = ({ id }: Row): string => id;

/** Every node: first where most readers left, then by readers, at the end where nobody came. */
export function ReaderList({ marks }: { marks: ReadingMarks }) {
  const messages = useMessages(readersMessages);
  const rows = useMemo(
    () =>
      [...marks.nodes]
        .map(([id, figures]): Row => ({ id, ...figures }))
        .toSorted((one, other) => other.left - one.left || other.readers - one.readers),
    [marks],
  );
  return (
    <>
      <h3 className={styles.title}>{messages.nodeList}</h3>
      <div className={styles.list}>
        <RowList label={messages.nodeList} items={rows} keyOf={keyOf} rowHeight={56}>
          {(row, { tabIndex }) => <ReaderRow row={row} tabIndex={tabIndex} />}
        </RowList>
      </div>
    </>
  );
}

function ReaderRow({ row, tabIndex }: { row: Row; tabIndex: 0 | -1 }) {
  const { edits } = useEditor();
  const messages = useMessages(readersMessages);
  const title = useSession(({ document }) => findNode(document, row.id)?.title);
  return (
    <button
      type="button"
      data-row
      tabIndex={tabIndex}
      className={styles.row}
      onClick={() => edits.showPlace({ nodeId: row.id })}
    >
      <span className={styles.authored}>{title || messages.untitled}</span>
      <span className={styles.note}>{messages.row(row)}</span>
    </button>
  );
}
