import { clearAll, findNode, moveNodes } from '@dreamfork/story';
import { cellSize } from '../../geometry/geometry.ts';
import { type EditContext, reportRejected, travelHistory } from './context.ts';
import { editMessages } from './messages.ts';

export function createStoryEdits(context: EditContext, commitEditing: () => void) {
  const { session, interaction, locale } = context;
  return {
    /** Asks, then keeps only the start node. */
    clearAll: async () => {
      const messages = editMessages[locale];
      const isConfirmed = await interaction.confirm({
        title: messages.clearAll,
        text: messages.clearAllText,
        confirmLabel: messages.clear,
        tone: 'danger',
      });
      if (isConfirmed) {
        commitEditing();
        reportRejected(
          context,
          session.edit({ label: 'clear-all', operation: (story) => clearAll(story) }),
        );
      }
    },

    /** Publishes or hides the story. Diagnostics lead to a question and never prevent it. */
    setPublic: async (isPublic: boolean) => {
      if (!isPublic || (await context.confirmPublishing())) session.setPublic(isPublic);
    },
    /** Text that is being typed is committed first: an undo takes it back, a redo brings it back. */
    undo: () => {
      commitEditing();
      return travelHistory(context, 'undo')?.label ?? null;
    },
    redo: () => {
      commitEditing();
      return travelHistory(context, 'redo')?.label ?? null;
    },
    /** Undoes or redoes in one go until so many edits are in force. */
    travel: (position: number) => {
      commitEditing();
      travelHistory(context, 'travel', position);
    },

    /** Moves what is selected by whole cells; pressing on moves on within one step of undo. */
    nudge: (cells: { x: number; y: number }) => {
      const { document, selection } = session.getState();
      const positions: Record<string, { x: number; y: number }> = {};
      for (const id of selection.nodeIds) {
        const node = findNode(document, id);
        if (!node) continue;
        positions[id] = {
          x: node.position.x + cells.x * cellSize,
          y: node.position.y + cells.y * cellSize,
        };
      }
      reportRejected(
        context,
        session.edit({
          label: 'move-nodes',
          gesture: `nudge-${selection.nodeIds.join()}`,
          operation: (story) => moveNodes(story, { positions }),
        }),
      );
    },
  };
}
