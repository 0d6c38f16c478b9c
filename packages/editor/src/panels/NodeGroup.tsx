import type { StoryNode } from '@dreamfork/story';
import { Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEditor, useSession } from '../EditorContext.tsx';
import { shapeMessages } from '../messages/index.ts';

export type NodeGroupProps = { node: StoryNode };

type GroupId = 'none' | `in:${string}`;

/** The group a node stands in, to be changed without a mouse. Stories without groups do without it. */
export function NodeGroup({ node }: NodeGroupProps) {
  const { commands } = useEditor();
  const words = useMessages(shapeMessages).group;
  const groups = useSession(({ document }) => document.groups);
  if (groups.length === 0) return null;
  const isInOne = groups.some(({ id }) => id === node.groupId);
  return (
    <Select
      label={words.of}
      items={[
        { id: 'none' as GroupId, label: words.none },
        ...groups.map(({ id, title }) => ({
          id: `in:${id}` as GroupId,
          label: title || words.untitled,
        })),
      ]}
      value={isInOne ? `in:${node.groupId}` : 'none'}
      onChange={(id) =>
        commands.assignGroup({ nodeIds: [node.id], groupId: id === 'none' ? null : id.slice(3) })
      }
    />
  );
}
