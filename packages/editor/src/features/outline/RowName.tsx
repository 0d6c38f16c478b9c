import {
  findNode,
  type NodeType,
  nodeStatusNames,
  nodeTypeNames,
  storyIndex,
} from '@dreamfork/story';
import { VisuallyHidden } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { vars } from '@dreamfork/ui/theme';
import { CornerDownRight } from 'lucide-react';
import { useSession } from '../../EditorContext.tsx';
import { nodeIcons } from '../../nodeTypes/nodeIcons.ts';
import { PersonMarks } from '../../nodeTypes/PersonMarks.tsx';
import { StatusMark } from '../../nodeTypes/StatusMark.tsx';
import { outlineMessages } from './messages.ts';
import * as styles from './outline.css.ts';
import type { OutlineRow } from './outlineRows.ts';

export type RowNameProps = {
  row: OutlineRow;
  nameId: string;
  /** How many remarks there are on the row. */
  diagnosticCount: number;
};

/** What a row is called: drawn for the eye, and in whole words for screen readers. */
export function RowName({ row, nameId, diagnosticCount }: RowNameProps) {
  const messages = useMessages(outlineMessages);
  const types = useMessages(nodeTypeNames);
  const statusNames = useMessages(nodeStatusNames);
  const node = useSession(({ document }) => findNode(document, row.nodeId));
  const isStart = useSession(({ document }) => document.startNodeId === row.nodeId);
  const choice =
    row.kind === 'choice' ? node?.choices.find(({ id }) => id === row.choiceId) : undefined;
  const isNowhere = useSession(
    ({ document }) =>
      choice !== undefined &&
      !storyIndex(document).connectionsById.get(choice.connectionId)?.toNodeId,
  );
  const people = useSession(({ overlays }) =>
    row.kind === 'node' ? overlays.people.get(row.nodeId) : undefined,
  );
  if (!node) return null;
  const title = node.title || messages.untitled;
  const status = row.kind === 'node' ? node.status : undefined;
  const isMarkedStart = row.kind === 'node' && isStart;

  const kinds = {
    node: {
      spoken: `${types[isStart ? 'start' : node.type]}: ${title}`,
      drawn: <NodeName type={isStart ? 'start' : node.type} title={title} />,
    },
    reference: {
      spoken: messages.reference(title),
      drawn: (
        <>
          <CornerDownRight className={styles.icon} />
          <span className={styles.again}>{title}</span>
        </>
      ),
    },
    choice: {
      spoken: messages.choice({
        number: 'number' in row ? row.number : 0,
        text: choice?.text ?? '',
      }),
      drawn: (
        <>
          <span className={styles.number}>{'number' in row && row.number}</span>
          <span className={styles.choice}>{choice?.text}</span>
        </>
      ),
    },
    path: {
      spoken: messages.path('number' in row ? row.number : 0),
      drawn: (
        <span className={styles.aside}>{messages.path('number' in row ? row.number : 0)}</span>
      ),
    },
  };
  const { spoken, drawn } = kinds[row.kind];
  const parts = [
    spoken,
    ...(status ? [statusNames[status]] : []),
    ...(people ?? []).map(({ name }) => name),
    ...(isMarkedStart ? [messages.startLong] : []),
    ...(isNowhere ? [messages.nowhere] : []),
    ...(diagnosticCount > 0 ? [messages.diagnostics(diagnosticCount)] : []),
  ];
  return (
    <>
      <VisuallyHidden id={nameId}>{parts.join(', ')}</VisuallyHidden>
      <span className={styles.name} aria-hidden>
        {drawn}
        {isMarkedStart && node.type !== 'start' && (
          <span className={styles.aside}>{messages.start}</span>
        )}
        {isNowhere && <span className={styles.aside}>{messages.nowhere}</span>}
        {status && <StatusMark status={status} hideLabel />}
        {people && <PersonMarks people={people} />}
      </span>
    </>
  );
}

function NodeName({ type, title }: { type: NodeType; title: string }) {
  const Icon = nodeIcons[type];
  return (
    <>
      <Icon className={styles.icon} color={vars.nodeColor[type]} />
      <span className={styles.title}>{title}</span>
    </>
  );
}
