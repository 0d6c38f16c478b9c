import type { StoryNode } from '@dreamfork/story';
import { Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { groupsAndNotesMessages } from './groupsAndNotes.messages.ts';

export type NodeGroupProps = { node: StoryNode };

type GroupId = 'none' | `in:${string}`;

/** The group a node stands in, to be changed without a mouse. Stories without groups do without it. */
export function NodeGroup({ node }: NodeGroupProps) {
  const { edits } = useEditor();
  const messages = useMessages(groupsAndNotesMessages).group;
  const groups = useSession(({ document }) => document.groups);
  if (groups.length === 0) return null;
  const isInOne = groups.some(({ id }) => id === node.groupId);
  return (
    <Select
      label={messages.of}
      items={[
        { id: 'none' as GroupId, label: messages.none },
        ...groups.map(({ id, title }) => ({
          id: `in:${id}` as GroupId,
          label: title || messages.untitled,
        })),
      ]}
      value={isInOne ? `in:${node.groupId}` : 'none'}
      onChange={(id) =>
        edits.assignGroup({ nodeIds: [node.id], groupId: id === 'none' ? null : id.slice(3) })
      }
    />
  );
}
