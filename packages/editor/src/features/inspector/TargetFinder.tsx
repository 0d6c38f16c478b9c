import { createSearchIndex, findNode, type StoryNode } from '@dreamfork/story';
import { ComboBox } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { CircleSlash } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { nodeIcons } from '../../nodeTypes/nodeIcons.ts';
import { nodeMessages } from './node.messages.ts';

export type TargetSelectProps = {
  label: string;
  fromNodeId: string;
  /** The node it leads to now. */
  value: string | null;
  onChange: (nodeId: string | null) => void;
  /** A choice may lead back to its own node. */
  allowsSelf?: boolean;
  /** There has to be a node. */
  isRequired?: boolean;
};

type TargetId = 'nowhere' | `to:${string}`;

/** So many are offered at once; more are found by writing on. */
const offered = 50;

/** The target of a node or a choice in a big story: found by its text. */
export function TargetFinder({
  label,
  fromNodeId,
  value,
  onChange,
  allowsSelf = false,
  isRequired = false,
}: TargetSelectProps) {
  const { session } = useEditor();
  const messages = useMessages(nodeMessages);
  const current = useSession(({ document }) =>
    value === null ? undefined : findNode(document, value),
  );
  const [index] = useState(() => createSearchIndex(session.getState().document));
  const [text, setText] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const nameOf = (node: StoryNode | undefined) => node?.title || messages.untitled;

  const found = useMemo((): readonly StoryNode[] => {
    if (!isOpen) return [];
    const { document } = session.getState();
    if (!text?.trim()) return document.nodes.slice(0, offered);
    index.update(document);
    return index.search(text, offered).flatMap(({ nodeId }) => findNode(document, nodeId) ?? []);
  }, [isOpen, text, index, session]);
  const targets = found.filter(({ id }) => id !== value && (allowsSelf || id !== fromNodeId));
  const shown = current ? [current, ...targets] : targets;

  return (
    <ComboBox<TargetId>
      label={label}
      description={messages.findTarget}
      menuTrigger="focus"
      defaultFilter={() => true}
      onOpenChange={setOpen}
      onInputChange={(typed) => setText(typed === nameOf(current) ? null : typed)}
      items={[
        ...(isRequired
          ? []
          : [{ id: 'nowhere' as const, label: messages.nowhere, icon: CircleSlash }]),
        ...shown.map((node) => ({
          id: `to:${node.id}` as const,
          label: nameOf(node),
          icon: nodeIcons[node.type],
        })),
      ]}
      value={value === null ? 'nowhere' : `to:${value}`}
      // Clearing the field starts a search; it does not remove the target.
      onChange={(id) => {
        if (id !== null) onChange(id === 'nowhere' ? null : id.slice(3));
      }}
    />
  );
}
