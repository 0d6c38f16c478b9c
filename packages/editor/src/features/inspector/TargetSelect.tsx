import { Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { CircleSlash } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSession } from '../../EditorContext.tsx';
import { nodeIcons } from '../../nodeTypes/nodeIcons.ts';
import { createTargetLister } from './createTargetLister.ts';
import { nodeMessages } from './node.messages.ts';
import { TargetFinder, type TargetSelectProps } from './TargetFinder.tsx';

type TargetId = 'nowhere' | `to:${string}`;

/** From this many nodes on, a target is searched instead of listed. */
const manyNodes = 100;

/** Where a node or a choice leads: linking without a mouse. */
export function TargetSelect(props: TargetSelectProps) {
  const isBig = useSession(({ document }) => document.nodes.length >= manyNodes);
  return isBig ? <TargetFinder {...props} /> : <TargetList {...props} />;
}

function TargetList({
  label,
  fromNodeId,
  value,
  onChange,
  allowsSelf = false,
  isRequired = false,
}: TargetSelectProps) {
  const messages = useMessages(nodeMessages);
  const [list] = useState(createTargetLister);
  const targets = useSession(({ document }) => list(document.nodes));
  const items = useMemo(
    () => [
      ...(isRequired
        ? []
        : [{ id: 'nowhere' as TargetId, label: messages.nowhere, icon: CircleSlash }]),
      ...targets
        .filter(({ id }) => allowsSelf || id !== fromNodeId || id === value)
        .map(({ id, title, type }) => ({
          id: `to:${id}` as TargetId,
          label: title || messages.untitled,
          icon: nodeIcons[type],
        })),
    ],
    [targets, allowsSelf, fromNodeId, isRequired, value, messages],
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
