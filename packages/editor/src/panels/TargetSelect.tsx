import { nodeIcons, Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { CircleSlash } from 'lucide-react';
import { useSession } from '../EditorContext.tsx';
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

/** Where a node or a choice leads, chosen from the list of nodes: linking without a mouse. */
export function TargetSelect({
  label,
  fromNodeId,
  value,
  onChange,
  allowsSelf = false,
}: TargetSelectProps) {
  const words = useMessages(panelMessages).node;
  const nodes = useSession(({ document }) => document.nodes);
  const items = nodes
    .filter(({ id }) => allowsSelf || id !== fromNodeId)
    .map(({ id, title, type }) => ({
      id: `to:${id}` as TargetId,
      label: title || words.untitled,
      icon: nodeIcons[type],
    }));
  const nowhere = { id: 'nowhere' as TargetId, label: words.nowhere, icon: CircleSlash };
  return (
    <Select
      label={label}
      items={[nowhere, ...items]}
      value={value === null ? 'nowhere' : `to:${value}`}
      onChange={(id) => onChange(id === 'nowhere' ? null : id.slice(3))}
    />
  );
}
