import {
  addGroup,
  assignGroup,
  deleteGroup,
  type MarkColour,
  markColours,
  updateGroup,
} from '@dreamfork/story';
import { type Selection, selectGroup, selectNodes } from '../../store/session/selection.ts';
import { type EditContext, reportRejected } from './context.ts';
import { editMessages } from './messages.ts';

export function createGroupEdits(context: EditContext, select: (selection: Selection) => void) {
  const { session, ids, locale } = context;

  const memberIds = (groupId: string): string[] =>
    session.getState().document.nodes.flatMap((node) => (node.groupId === groupId ? node.id : []));

  return {
    /** Puts nodes, else those selected, into a new group and selects the group. */
    groupNodes: (nodeIds: readonly string[] = session.getState().selection.nodeIds): boolean => {
      const { groups } = session.getState().document;
      // Grey means no colour was chosen; new groups cycle through the others.
      const colour = markColours[1 + (groups.length % (markColours.length - 1))] ?? 'blue';
      const title = editMessages[locale].newGroup(groups.length + 1);
      const group = { id: ids.next(), title, colour };
      const isDone = reportRejected(
        context,
        session.edit({
          label: 'group',
          operation: (story) => addGroup(story, { group, nodeIds }),
        }),
      );
      if (isDone) select(selectGroup(group.id));
      return isDone;
    },

    /** Title and colour of a group; a run of typing is one step of undo. */
    updateGroup: (input: { groupId: string; title?: string; colour?: MarkColour }) =>
      reportRejected(
        context,
        session.edit({
          label: 'edit-group',
          ...(input.title === undefined ? {} : { gesture: `group-${input.groupId}` }),
          operation: (story) => updateGroup(story, input),
        }),
      ),

    /** Takes a group apart; its nodes stay, and are selected. */
    dissolveGroup: (groupId: string): boolean => {
      const nodeIds = memberIds(groupId);
      const isDone = reportRejected(
        context,
        session.edit({ label: 'ungroup', operation: (story) => deleteGroup(story, { groupId }) }),
      );
      if (isDone) select(selectNodes(nodeIds));
      return isDone;
    },

    /** Puts nodes into a group, or out of theirs. */
    assignGroup: (input: { nodeIds: readonly string[]; groupId: string | null }) =>
      reportRejected(
        context,
        session.edit({
          label: input.groupId === null ? 'ungroup' : 'group',
          operation: (story) => assignGroup(story, input),
        }),
      ),

    selectGroupNodes: (groupId: string) => select(selectNodes(memberIds(groupId))),

    /** Shows a group as one card, or its nodes again. Which are folded is no part of the story. */
    toggleGroup: (groupId: string) => {
      const foldedGroups = new Set(session.getState().overlays.foldedGroups);
      if (!foldedGroups.delete(groupId)) foldedGroups.add(groupId);
      session.setOverlays({ foldedGroups });
    },
  };
}
