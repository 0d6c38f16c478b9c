import { createSearchIndex, findNode, type StoryNode } from '@dreamfork/story';
import { ComboBox, nodeIcons } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { CircleSlash } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useEditor, useSession } from '../EditorContext.tsx';
import { nodeMessages } from '../messages/index.ts';
import type { TargetSelectProps } from './TargetSelect.tsx';

type TargetId = 'nowhere' | `to:${string}`;

/** So many are offered at once; more are found by writing on. */
const offered = 50;

/** Where a node or a choice leads in a big story: found by its words. */
export function TargetFinder({
  label,
  fromNodeId,
  value,
  onChange,
  allowsSelf = false,
}: TargetSelectProps) {
  const { session } = useEditor();
  const words = useMessages(nodeMessages);
  const current = useSession(({ document }) =>
    value === null ? undefined : findNode(document, value),
  );
  const [index] = useState(() => createSearchIndex(session.getState().document));
  const [text, setText] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const nameOf = (node: StoryNode | undefined) => node?.title || words.untitled;

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
      description={words.findTarget}
      menuTrigger="focus"
      defaultFilter={() => true}
      onOpenChange={setOpen}
      onInputChange={(typed) => setText(typed === nameOf(current) ? null : typed)}
      items={[
        { id: 'nowhere', label: words.nowhere, icon: CircleSlash },
        ...shown.map((node) => ({
          id: `to:${node.id}` as const,
          label: nameOf(node),
          icon: nodeIcons[node.type],
        })),
      ]}
      value={value === null ? 'nowhere' : `to:${value}`}
      // Wiping the words out is the beginning of a search, not the wish to lead nowhere.
      onChange={(id) => {
        if (id !== null) onChange(id === 'nowhere' ? null : id.slice(3));
      }}
    />
  );
}
