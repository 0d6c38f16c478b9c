import { createChoiceEdits } from './choiceEdits.ts';
import { createClipboardEdits } from './clipboardEdits.ts';
import { createConnectionEdits } from './connectionEdits.ts';
import type { EditContext } from './context.ts';
import { createGroupEdits } from './groupEdits.ts';
import { createInsertEdits } from './insertEdits.ts';
import { createNodeEdits } from './nodeEdits.ts';
import { createNoteEdits } from './noteEdits.ts';
import { createSelectionEdits } from './selectionEdits.ts';
import { createStoryEdits } from './storyEdits.ts';
import { createTextEdits } from './textEdits.ts';

export type Edits = ReturnType<typeof createEdits>;

/**
 * Edits of the story and of the selection, each recorded under a label. Commands, gestures of the canvas and panels
 * call them.
 */
export function createEdits(context: EditContext) {
  const text = createTextEdits(context);
  const nodes = createNodeEdits(context, text);
  const links = createConnectionEdits(context);
  const groups = createGroupEdits(context, text.select);
  const notes = createNoteEdits(context, text.select);
  const { session } = context;
  return {
    ...text,
    ...nodes,
    ...links,
    ...groups,
    ...notes,
    ...createClipboardEdits(context, text),
    ...createInsertEdits(context, text.startEditing),
    ...createSelectionEdits(context, text.select),
    ...createChoiceEdits(context),
    ...createStoryEdits(context, text.commitEditing),

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
