import { selectNodes } from '../session/selection.ts';
import { createChoiceCommands } from './choiceCommands.ts';
import type { CommandContext } from './context.ts';
import { createDoctorCommands } from './doctorCommands.ts';
import { createFindCommands } from './findCommands.ts';
import { createLinkCommands } from './linkCommands.ts';
import { createNodeCommands } from './nodeCommands.ts';
import { createSaveCommands } from './saveCommands.ts';
import { createStoryCommands } from './storyCommands.ts';
import { createTextCommands } from './textCommands.ts';

export type Commands = ReturnType<typeof createCommands>;

/** Everything an author can do, as functions over one session. */
export function createCommands(context: CommandContext) {
  const text = createTextCommands(context);
  const nodes = createNodeCommands(context);
  const links = createLinkCommands(context);
  const { session } = context;
  return {
    ...text,
    ...nodes,
    ...links,
    ...createChoiceCommands(context),
    ...createStoryCommands(context),
    ...createDoctorCommands(context, text.select),
    ...createFindCommands(context, text.flushEditing),
    ...createSaveCommands(context, text.flushEditing),

    /** Deletes what is selected: connections at once, nodes after a question. */
    deleteSelection: async () => {
      const { selection } = session.getState();
      if (selection.nodeIds.length > 0) return nodes.deleteNodes(selection.nodeIds);
      if (selection.connectionIds.length > 0) links.disconnect(selection.connectionIds);
    },
    /** Selects a node and brings it into view. */
    showNode: (nodeId: string) => {
      text.select(selectNodes([nodeId]));
      session.reveal(nodeId);
    },
  };
}
