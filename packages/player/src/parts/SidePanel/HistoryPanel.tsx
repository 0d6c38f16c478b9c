import type { PlayHistoryEntry } from '@dreamfork/story';
import { NodeBadge } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { playerMessages } from '../../messages.ts';
import type { PlayerHeadingLevel } from '../../StoryPlayer/StoryPlayer.types.ts';
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
  const messages = useMessages(playerMessages);
  return (
    <SidePanel
      name="history"
      title={messages.historyPanel.title}
      closeLabel={messages.historyPanel.close}
      headingLevel={headingLevel}
      onClose={onClose}
    >
      <ol className={styles.list}>
        {entries.map(({ nodeId, title, type, number }) => (
          <li key={nodeId}>
            <button
              type="button"
              className={styles.entry}
              aria-current={nodeId === currentNodeId ? 'step' : undefined}
              onClick={() => onJump(nodeId)}
            >
              <span className={styles.entryNumber}>{number}</span>
              <span className={styles.entryTitle}>{title || messages.unknownNode}</span>
              <NodeBadge type={type} label={messages.nodeTypes[type]} />
            </button>
          </li>
        ))}
      </ol>
    </SidePanel>
  );
}
