import { nodeIcons, Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { CircleSlash } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSession } from '../EditorContext.tsx';
import { createTargetLister } from '../flow/targets.ts';
import { panelMessages } from '../messages/index.ts';

export type TargetSelectProps = {
  label: string;
  fromNodeId: string;
  /** The node it leads to now. */
  value: string | null;
  onChange: (nodeId: string | null) => void;
  /** A choice may lead back to its own node. */
  allowsSelf?: boolean;
};

type TargetId = 'nowhere' | `to:${string}`;

/** From this many nodes on, the list is made only when it opens. */
const longList = 100;

/** Where a node or a choice leads, chosen from the list of nodes: linking without a mouse. */
export function TargetSelect({
  label,
  fromNodeId,
  value,
  onChange,
  allowsSelf = false,
}: TargetSelectProps) {
  const words = useMessages(panelMessages).node;
  const [list] = useState(createTargetLister);
  const [isOpen, setOpen] = useState(false);
  const targets = useSession(({ document }) => list(document.nodes));
  const isWhole = isOpen || targets.length < longList;
  const items = useMemo(() => {
    const offered = isWhole
      ? targets.filter(({ id }) => allowsSelf || id !== fromNodeId || id === value)
      : targets.filter(({ id }) => id === value);
    return [
      { id: 'nowhere' as TargetId, label: words.nowhere, icon: CircleSlash },
      ...offered.map(({ id, title, type }) => ({
        id: `to:${id}` as TargetId,
        label: title || words.untitled,
        icon: nodeIcons[type],
      })),
    ];
  }, [targets, isWhole, allowsSelf, fromNodeId, value, words]);
  return (
    <Select
      label={label}
      items={items}
      onOpenChange={setOpen}
      value={value === null ? 'nowhere' : `to:${value}`}
      onChange={(id) => onChange(id === 'nowhere' ? null : id.slice(3))}
    />
  );
}
