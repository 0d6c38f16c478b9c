import { type NodeStatus, nodeStatuses, nodeStatusNames, storyIndex } from '@dreamfork/story';
import { Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { statusMessages } from '../../components/nodeStatus/messages.ts';
import { useEditor, useSession } from '../../EditorContext.tsx';

export type StatusChoiceProps = { nodeIds: readonly string[] };

/** Sets how far the author is with nodes: with one, or with all that are selected. */
export function StatusChoice({ nodeIds }: StatusChoiceProps) {
  const { edits } = useEditor();
  const messages = useMessages(statusMessages);
  const names = useMessages(nodeStatusNames);
  // Null: the nodes differ.
  const status = useSession(({ document }): NodeStatus | 'none' | null => {
    const { nodesById } = storyIndex(document);
    const given = new Set(nodeIds.map((id) => nodesById.get(id)?.status ?? 'none'));
    const [only = 'none'] = given;
    return given.size > 1 ? null : only;
  });
  return (
    <Select<NodeStatus | 'none'>
      label={messages.status}
      description={messages.help}
      placeholder={messages.mixed}
      value={status}
      items={[
        { id: 'none', label: messages.none },
        ...nodeStatuses.map((id) => ({ id, label: names[id] })),
      ]}
      onChange={(id) => edits.setStatus({ nodeIds, status: id === 'none' ? null : id })}
    />
  );
}
