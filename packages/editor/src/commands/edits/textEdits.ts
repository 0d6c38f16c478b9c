import {
  findNode,
  takeLinks,
  type UpdateStoryInput,
  updateNode,
  updateStory,
} from '@dreamfork/story';
import type { HistoryLabel } from '../../store/session/labels.ts';
import type { NodeDraft } from '../../store/session/saveState.ts';
import type { Selection } from '../../store/session/selection.ts';
import { selectNodes } from '../../store/session/selection.ts';
import { composeOperations } from './composeOperations.ts';
import { type EditContext, reportRejected } from './context.ts';
import { typedWays } from './typedWays.ts';

const cancelled = 'cancelled';

export function createTextEdits(context: EditContext) {
  const { session } = context;
  /** The content of the node as it was when its editing began, or when its links were taken last. */
  let contentBefore: string | null = null;

  const beginDraft = (nodeId: string) => {
    const node = findNode(session.getState().document, nodeId);
    if (!node) return;
    contentBefore = node.content;
    session.setDraft({ nodeId, title: node.title, content: node.content });
  };

  /** Commits the text being edited, with the links in it, and stays in edit mode. */
  const flushEditing = () => {
    const { draft, document } = session.getState();
    if (!draft || !findNode(document, draft.nodeId)) return;
    if (draft.content !== contentBefore) {
      const ways = typedWays(context);
      const result = session.edit({
        label: 'edit-node',
        operation: composeOperations(
          (story) => updateNode(story, draft),
          (story) => takeLinks(story, draft, ways),
        ),
      });
      if (result.ok) return beginDraft(draft.nodeId);
      reportRejected(context, result);
    }
    // Without its links the text is never refused.
    session.commitDraft();
    contentBefore = draft.content;
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
      beginDraft(nodeId);
    },
    changeDraft: (text: Partial<Omit<NodeDraft, 'nodeId'>>) => {
      const { draft } = session.getState();
      if (draft) session.setDraft({ ...draft, ...text });
    },
    flushEditing,
    commitEditing,
    /** Leaves the node as it was. What was typed stays in the history: undo brings it back. */
    cancelEditing: () => {
      const result = session.commitDraft(cancelled);
      if (result) reportRejected(context, result);
      session.cancelGesture(cancelled);
      session.setDraft(null);
    },

    /**
     * Makes the links `[[…]]` in the text of a node its choices, where the document follows the typing. With the
     * gesture of the typing it is one step of undo with it.
     */
    takeLinks: (nodeId: string, gesture?: string) =>
      reportRejected(
        context,
        session.edit({
          label: 'edit-node',
          ...(gesture === undefined ? {} : { gesture }),
          operation: (story) => takeLinks(story, { nodeId }, typedWays(context)),
        }),
      ),

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
