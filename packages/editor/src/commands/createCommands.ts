import { createArrangeCommands } from './arrangeCommands.ts';
import { createChoiceCommands } from './choiceCommands.ts';
import { createClipCommands } from './clipCommands.ts';
import type { CommandContext } from './context.ts';
import { createGroupCommands } from './groupCommands.ts';
import { createLinkCommands } from './linkCommands.ts';
import { createMoveCommands } from './moveCommands.ts';
import { createNodeCommands } from './nodeCommands.ts';
import { createNoteCommands } from './noteCommands.ts';
import { createSaveCommands } from './saveCommands.ts';
import { createShapeCommands } from './shapeCommands.ts';
import { createShowCommands } from './showCommands.ts';
import { createStoryCommands } from './storyCommands.ts';
import { createTextCommands } from './textCommands.ts';
import { createWalkCommands } from './walkCommands.ts';

export type Commands = ReturnType<typeof createCommands>;

/** What an author can do at once, as functions over one session. What panels alone offer comes with them. */
export function createCommands(context: CommandContext) {
  const text = createTextCommands(context);
  const nodes = createNodeCommands(context);
  const links = createLinkCommands(context);
  const groups = createGroupCommands(context, text.select);
  const notes = createNoteCommands(context, text.select);
  const { session } = context;
  return {
    ...text,
    ...nodes,
    ...links,
    ...groups,
    ...notes,
    ...createClipCommands(context, text),
    ...createShapeCommands(context, text.select),
    ...createShowCommands(context, text.select),
    ...createArrangeCommands(context),
    ...createChoiceCommands(context),
    ...createStoryCommands(context),
    ...createMoveCommands(context),
    ...createWalkCommands(context, text.select),
    ...createSaveCommands(context, text.flushEditing),

    /** Deletes what is selected: nodes after a question, all else at once. A group is only dissolved. */
    deleteSelection: async () => {
      const { nodeIds, noteIds, connectionIds, groupIds } = session.getState().selection;
      if (nodeIds.length > 0) return nodes.deleteNodes(nodeIds, noteIds);
      if (noteIds.length > 0) notes.deleteNotes(noteIds);
      if (connectionIds.length > 0) links.disconnect(connectionIds);
      for (const groupId of groupIds) groups.dissolveGroup(groupId);
    },
  };
}
