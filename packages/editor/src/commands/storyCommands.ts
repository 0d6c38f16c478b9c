import { centreNodes, clearAll, findNode, fixPositions, moveNodes } from '@dreamfork/story';
import { doctorMessages, editorMessages } from '../messages/index.ts';
import { emptySelection } from '../session/selection.ts';
import { cellSize } from './cellSize.ts';
import { announce, type CommandContext } from './context.ts';

export function createStoryCommands(context: CommandContext) {
  const { session, interaction, locale } = context;
  return {
    /** Asks, then keeps only the start node. */
    clearAll: async () => {
      const words = editorMessages[locale].questions;
      const isConfirmed = await interaction.confirm({
        title: words.clearAll,
        text: words.clearAllText,
        confirmLabel: words.clear,
        tone: 'danger',
      });
      if (isConfirmed) {
        announce(
          context,
          session.edit({ label: 'clear-all', operation: (story) => clearAll(story) }),
        );
      }
    },
    centreNodes: () =>
      announce(
        context,
        session.edit({ label: 'centre-nodes', operation: (story) => centreNodes(story) }),
      ),
    fixPositions: () =>
      announce(
        context,
        session.edit({ label: 'fix-positions', operation: (story) => fixPositions(story) }),
      ),
    /** Publishes or hides the story. Remarks of the doctor are a reason to ask, never to refuse. */
    setPublic: async (isPublic: boolean) => {
      const remarks = isPublic ? context.countRemarks() : 0;
      const words = doctorMessages[locale].publish;
      const isConfirmed =
        remarks === 0 ||
        (await interaction.confirm({
          title: words.title,
          text: words.text(remarks),
          confirmLabel: words.confirm,
        }));
      if (isConfirmed) session.setPublic(isPublic);
    },
    undo: () => session.undo(),
    redo: () => session.redo(),
    /** Undoes or redoes in one go until so many edits are in force. */
    travel: (position: number) => session.travel(position),
    clearSelection: () => session.select(emptySelection),

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
      announce(
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
