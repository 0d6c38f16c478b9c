import { selectNodes } from '../session/selection.ts';
import { createArrangeCommands } from './arrangeCommands.ts';
import { createChoiceCommands } from './choiceCommands.ts';
import { createClipCommands } from './clipCommands.ts';
import type { CommandContext } from './context.ts';
import { createDoctorCommands } from './doctorCommands.ts';
import { createFindCommands } from './findCommands.ts';
import { createGeneratorCommands } from './generatorCommands.ts';
import { createGroupCommands } from './groupCommands.ts';
import { createLinkCommands } from './linkCommands.ts';
import { createMediaCommands } from './mediaCommands.ts';
import { createMoveCommands } from './moveCommands.ts';
import { createNodeCommands } from './nodeCommands.ts';
import { createNoteCommands } from './noteCommands.ts';
import { createOutlineCommands } from './outlineCommands.ts';
import { createSaveCommands } from './saveCommands.ts';
import { createShapeCommands } from './shapeCommands.ts';
import { createStoryCommands } from './storyCommands.ts';
import { createTextCommands } from './textCommands.ts';
import { createVersionCommands } from './versionCommands.ts';
import { createWalkCommands } from './walkCommands.ts';

export type Commands = ReturnType<typeof createCommands>;

/** Everything an author can do, as functions over one session. */
export function createCommands(context: CommandContext) {
  const text = createTextCommands(context);
  const nodes = createNodeCommands(context);
  const links = createLinkCommands(context);
  const groups = createGroupCommands(context, text.select);
  const notes = createNoteCommands(context, text.select);
  const shape = createShapeCommands(context, text.select);
  const { session } = context;
  return {
    ...text,
    ...nodes,
    ...links,
    ...groups,
    ...notes,
    ...createClipCommands(context, text),
    ...shape,
    ...createOutlineCommands(context, { ...nodes, ...shape }),
    ...createArrangeCommands(context),
    ...createChoiceCommands(context),
    ...createStoryCommands(context),
    ...createMoveCommands(context),
    ...createMediaCommands(context),
    ...createGeneratorCommands(context),
    ...createWalkCommands(context, text.select),
    ...createDoctorCommands(context, text.select),
    ...createFindCommands(context, text.flushEditing),
    ...createSaveCommands(context, text.flushEditing),
    ...createVersionCommands(context, text.flushEditing),

    /** Deletes what is selected: nodes after a question, all else at once. A group is only dissolved. */
    deleteSelection: async () => {
      const { nodeIds, noteIds, connectionIds, groupIds } = session.getState().selection;
      if (nodeIds.length > 0) return nodes.deleteNodes(nodeIds, noteIds);
      if (noteIds.length > 0) notes.deleteNotes(noteIds);
      if (connectionIds.length > 0) links.disconnect(connectionIds);
      for (const groupId of groupIds) groups.dissolveGroup(groupId);
    },
    /** Selects a node and brings it into view. */
    showNode: (nodeId: string) => {
      text.select(selectNodes([nodeId]));
      session.reveal(nodeId);
    },
  };
}
