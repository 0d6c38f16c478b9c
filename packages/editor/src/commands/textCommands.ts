import { findNode, updateNode, updateStory } from '@dreamfork/story';
import type { NodeDraft } from '../session/createSession.ts';
import type { Selection } from '../session/selection.ts';
import { selectNodes } from '../session/selection.ts';
import { isDraftChanged } from '../session/status.ts';
import { announce, type CommandContext } from './context.ts';

export function createTextCommands(context: CommandContext) {
  const { session } = context;

  /** Brings the words being edited into the document and stays in edit mode. */
  const flushEditing = () => {
    const state = session.getState();
    const { draft } = state;
    if (!draft || !isDraftChanged(state)) return;
    announce(
      context,
      session.edit({ label: 'edit-node', operation: (story) => updateNode(story, draft) }),
    );
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
    changeDraft: (words: Partial<Omit<NodeDraft, 'nodeId'>>) => {
      const { draft } = session.getState();
      if (draft) session.setDraft({ ...draft, ...words });
    },
    flushEditing,
    commitEditing,
    cancelEditing: () => session.setDraft(null),

    /** Title and description of the story; a run of typing in one field is one step of undo. */
    updateStory: (words: { title?: string; description?: string }) =>
      announce(
        context,
        session.edit({
          label: 'edit-story',
          gesture: `story-${Object.keys(words).join('-')}`,
          operation: (story) => updateStory(story, words),
        }),
      ),
    endTyping: () => session.closeGesture(),
  };
}
