import { findNode, type UpdateStoryInput, updateStory } from '@dreamfork/story';
import type { HistoryLabel } from '../../store/session/labels.ts';
import type { NodeDraft } from '../../store/session/saveState.ts';
import type { Selection } from '../../store/session/selection.ts';
import { selectNodes } from '../../store/session/selection.ts';
import { type EditContext, reportRejected } from './context.ts';

const cancelled = 'cancelled';

export function createTextEdits(context: EditContext) {
  const { session } = context;

  /** Commits the text being edited and stays in edit mode. */
  const flushEditing = (gesture?: string) => {
    const result = session.commitDraft(gesture);
    if (result) reportRejected(context, result);
  };

  const commitEditing = () => {
    flushEditing();
    session.setDraft(null);
  };

  const select = (selection: Selection) => {
    const { draft } = session.getState();
    if (draft && (selection.nodeIds.length !== 1 || selection.nodeIds[0] !== draft.nodeId)) {
      commitEditing();
    }
    session.closeGesture();
    session.select(selection);
  };

  return {
    select,
    startEditing: (nodeId: string) => {
      const node = findNode(session.getState().document, nodeId);
      if (!node || session.getState().draft?.nodeId === nodeId) return;
      select(selectNodes([nodeId]));
      session.setDraft({ nodeId, title: node.title, content: node.content });
    },
    changeDraft: (text: Partial<Omit<NodeDraft, 'nodeId'>>) => {
      const { draft } = session.getState();
      if (draft) session.setDraft({ ...draft, ...text });
    },
    flushEditing: () => flushEditing(),
    commitEditing,
    /** Leaves the node as it was. What was typed stays in the history: undo brings it back. */
    cancelEditing: () => {
      flushEditing(cancelled);
      session.cancelGesture(cancelled);
      session.setDraft(null);
    },

    /** Title, description and language of the story; a run of typing in one field is one step of undo. */
    updateStory: (input: UpdateStoryInput, label: HistoryLabel = 'edit-story') =>
      reportRejected(
        context,
        session.edit({
          label,
          gesture: `${label}-${Object.keys(input).join('-')}`,
          operation: (story) => updateStory(story, input),
        }),
      ),
    endTyping: () => session.closeGesture(),
  };
}
