import type { PlayHistoryEntry } from '@dreamfork/story';
import { useWords } from '../../labels/PlayerLanguage.tsx';
import type { PlayerHeadingLevel } from '../../StoryPlayer/StoryPlayer.types.ts';
import { NodeType } from '../NodeType/NodeType.tsx';
import * as styles from './SidePanel.css.ts';
import { SidePanel } from './SidePanel.tsx';

export type HistoryPanelProps = {
  entries: readonly PlayHistoryEntry[];
  currentNodeId: string;
  headingLevel: PlayerHeadingLevel;
  onJump: (nodeId: string) => void;
  onClose: () => void;
};

/** Every node visited, in the order of the first visit; each leads back to it. */
export function HistoryPanel({
  entries,
  currentNodeId,
  headingLevel,
  onJump,
  onClose,
}: HistoryPanelProps) {
  const words = useWords();
  return (
    <SidePanel
      name="history"
      title={words.historyPanel.title}
      closeLabel={words.historyPanel.close}
      headingLevel={headingLevel}
      onClose={onClose}
    >
      <ol>
        {entries.map(({ nodeId, title, type, number }) => (
          <li key={nodeId} className={styles.entryRow}>
            <button
              type="button"
              className={styles.entry}
              aria-current={nodeId === currentNodeId ? 'step' : undefined}
              onClick={() => onJump(nodeId)}
            >
              <span className={styles.entryNumber}>{number}</span>
              <span className={styles.entryTitle}>{title || words.unknownNode}</span>
              <NodeType type={type} label={words.nodeTypes[type]} />
            </button>
          </li>
        ))}
      </ol>
    </SidePanel>
  );
}
