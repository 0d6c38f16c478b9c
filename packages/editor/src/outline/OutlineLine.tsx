import { type Diagnosis, findNode, nodeTypeNames, problemMessages } from '@dreamfork/story';
import { nodeIcons, VisuallyHidden } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { vars } from '@dreamfork/ui/theme';
import { CornerDownRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { severityIcons } from '../doctor/ProblemsPill.tsx';
import { useSession } from '../EditorContext.tsx';
import { outlineMessages } from '../messages/index.ts';
import * as styles from './outline.css.ts';
import type { OutlineRow } from './outlineRows.ts';

export type OutlineLineProps = {
  row: OutlineRow;
  nameId: string;
  remarks: readonly Diagnosis[];
  /** Whether the messages of the remarks are shown. */
  isActive: boolean;
  /** The menu of the row. */
  children: ReactNode;
};

/** What a row of the outline says. */
export function OutlineLine({ row, nameId, remarks, isActive, children }: OutlineLineProps) {
  const words = useMessages(outlineMessages);
  const messages = useMessages(problemMessages);
  const [gravest] = remarks;
  const Severity = gravest && severityIcons[gravest.severity];
  return (
    <>
      {row.kind === 'node' && row.isIsland && <div className={styles.island}>{words.island}</div>}
      <div className={styles.line} data-kind={row.kind}>
        <RowName row={row} nameId={nameId}>
          {remarks.length > 0 && (
            <VisuallyHidden>{`, ${words.remarks(remarks.length)}`}</VisuallyHidden>
          )}
        </RowName>
        {Severity && (
          <Severity
            size={16}
            className={styles.remark}
            data-severity={gravest.severity}
            aria-hidden
          />
        )}
        {children}
      </div>
      {isActive &&
        remarks.map(({ code, severity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one code may stand at a row twice.
          <p key={`${code} ${index}`} className={styles.message} data-severity={severity}>
            {messages[code]}
          </p>
        ))}
    </>
  );
}

type RowNameProps = { row: OutlineRow; nameId: string; children: ReactNode };

function RowName({ row, nameId, children }: RowNameProps) {
  const words = useMessages(outlineMessages);
  const types = useMessages(nodeTypeNames);
  const node = useSession(({ document }) => findNode(document, row.nodeId));
  const isStart = useSession(({ document }) => document.startNodeId === row.nodeId);
  const choice =
    row.kind === 'choice' ? node?.choices.find(({ id }) => id === row.choiceId) : undefined;
  const isNowhere = useSession(({ document }) =>
    row.kind === 'choice' && choice
      ? !document.connections.some(({ id, toNodeId }) => id === choice.connectionId && toNodeId)
      : false,
  );
  if (!node) return null;
  const title = node.title || words.untitled;

  if (row.kind === 'choice') {
    return (
      <span id={nameId} className={styles.name}>
        <VisuallyHidden>
          {words.choice({ number: row.number, text: choice?.text ?? '' })}
        </VisuallyHidden>
        <span className={styles.number} aria-hidden>
          {row.number}
        </span>
        <span className={styles.choice} aria-hidden>
          {choice?.text}
        </span>
        {isNowhere && <span className={styles.aside}> {words.nowhere}</span>}
        {children}
      </span>
    );
  }
  if (row.kind === 'path') {
    return (
      <span id={nameId} className={styles.name}>
        <span className={styles.aside}>{words.path(row.number)}</span>
        {children}
      </span>
    );
  }
  if (row.kind === 'reference') {
    return (
      <span id={nameId} className={styles.name}>
        <CornerDownRight className={styles.icon} aria-hidden />
        <VisuallyHidden>{words.reference(title)}</VisuallyHidden>
        <span className={styles.again} aria-hidden>
          {title}
        </span>
        {children}
      </span>
    );
  }
  const Icon = nodeIcons[node.type];
  return (
    <span id={nameId} className={styles.name}>
      <Icon className={styles.icon} color={vars.nodeColor[node.type]} aria-hidden />
      <VisuallyHidden>{`${types[node.type]}: `}</VisuallyHidden>
      <span className={styles.title}>{title}</span>
      {isStart && (
        <span className={styles.aside}>
          <span aria-hidden>{words.start}</span>
          <VisuallyHidden>{`, ${words.startLong}`}</VisuallyHidden>
        </span>
      )}
      {children}
    </span>
  );
}
