import type { PlayHistoryEntry, NodeType as Type } from '@dreamfork/story';
import { useAuthorText, usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import type { PlayerHeadingLevel } from '../../StoryPlayer.types.ts';
import * as styles from './SidePanel.css.ts';
import { SidePanel } from './SidePanel.tsx';

type NodeTypeProps = { type: Type; label: string };

/** The type of a node as name and hue. */
const NodeType = ({ type, label }: NodeTypeProps) => (
  <span className={styles.nodeType[type]}>{label}</span>
);

export type HistoryPanelProps = {
  entries: readonly PlayHistoryEntry[];
  currentNodeId: string;
  headingLevel: PlayerHeadingLevel;
  onJump: (nodeId: string) => void;
  onClose: () => void;
};

/** All visited nodes in the order of first visits, to jump back to. */
export function HistoryPanel({
  entries,
  currentNodeId,
  headingLevel,
  onJump,
  onClose,
}: HistoryPanelProps) {
  const messages = usePlayerMessages();
  const authorText = useAuthorText();
  return (
    <SidePanel
      name="history"
      title={messages.historyPanel.title}
      closeLabel={messages.historyPanel.close}
      headingLevel={headingLevel}
      onClose={onClose}
    >
      <ol className={styles.entries}>
        {entries.map(({ nodeId, title, type, number }) => (
          <li key={nodeId} className={styles.entryRow}>
            <button
              type="button"
              className={styles.entry}
              aria-current={nodeId === currentNodeId ? 'step' : undefined}
              onClick={() => onJump(nodeId)}
            >
              <span className={styles.entryNumber}>{number}</span>
              <span {...authorText} className={styles.entryTitle}>
                {title || messages.untitled}
              </span>
              <NodeType type={type} label={messages.nodeTypes[type]} />
            </button>
          </li>
        ))}
      </ol>
    </SidePanel>
  );
}
