import { nodeIcons, Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { CircleSlash } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSession } from '../EditorContext.tsx';
import { createTargetLister } from '../flow/targets.ts';
import { nodeMessages } from '../messages/index.ts';
import { TargetFinder } from './TargetFinder.tsx';

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

/** From this many nodes on, a target is found by its words: nobody looks through such a list. */
const manyNodes = 100;

/** Where a node or a choice leads: linking without a mouse. */
export function TargetSelect(props: TargetSelectProps) {
  const isBig = useSession(({ document }) => document.nodes.length >= manyNodes);
  return isBig ? <TargetFinder {...props} /> : <TargetList {...props} />;
}

function TargetList({ label, fromNodeId, value, onChange, allowsSelf = false }: TargetSelectProps) {
  const words = useMessages(nodeMessages);
  const [list] = useState(createTargetLister);
  const targets = useSession(({ document }) => list(document.nodes));
  const items = useMemo(
    () => [
      { id: 'nowhere' as TargetId, label: words.nowhere, icon: CircleSlash },
      ...targets
        .filter(({ id }) => allowsSelf || id !== fromNodeId || id === value)
        .map(({ id, title, type }) => ({
          id: `to:${id}` as TargetId,
          label: title || words.untitled,
          icon: nodeIcons[type],
        })),
    ],
    [targets, allowsSelf, fromNodeId, value, words],
  );
  return (
    <Select
      label={label}
      items={items}
      value={value === null ? 'nowhere' : `to:${value}`}
      onChange={(id) => onChange(id === 'nowhere' ? null : id.slice(3))}
    />
  );
}
