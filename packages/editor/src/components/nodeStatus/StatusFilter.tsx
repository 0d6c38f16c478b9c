import { type NodeStatus, nodeStatuses, type StoryNode } from '@dreamfork/story';
import { Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { useSession } from '../../EditorContext.tsx';
import { statusMessages } from './messages.ts';
import * as styles from './StatusFilter.css.ts';

export type WantedStatus = NodeStatus | 'all' | 'none';

/** Whether a node is one of those that are asked for. */
export const hasStatus = ({ status }: Pick<StoryNode, 'status'>, wanted: WantedStatus): boolean =>
  wanted === 'all' || (status ?? 'none') === wanted;

/** Which nodes a list shows, by status; offered once a node has one. */
export function useStatusFilter() {
  const messages = useMessages(statusMessages);
  const [chosen, setChosen] = useState<WantedStatus>('all');
  const isOffered = useSession(({ document }) => document.nodes.some(({ status }) => status));
  const wanted = isOffered ? chosen : 'all';
  return {
    wanted,
    filter: isOffered && (
      <div className={styles.filter}>
        <Select<WantedStatus>
          label={messages.filter}
          isLabelInside
          size="small"
          value={wanted}
          onChange={setChosen}
          items={[
            { id: 'all', label: messages.all },
            ...nodeStatuses.map((id) => ({ id, label: messages.with[id] })),
            { id: 'none', label: messages.without },
          ]}
        />
      </div>
    ),
  };
}
