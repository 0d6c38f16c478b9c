import {
  type AddWaysContext,
  addWays,
  findNode,
  isUnwritten,
  nextUnwritten,
  parseWay,
  takeLinks,
  type UpdateStoryInput,
  updateNode,
  updateStory,
} from '@dreamfork/story';
import { targetPosition } from '../../geometry/boxes.ts';
import type { HistoryLabel } from '../../store/session/labels.ts';
import type { NodeDraft } from '../../store/session/saveState.ts';
import { type Selection, selectNodes } from '../../store/session/selection.ts';
import type { DraftPlace } from '../../store/session/state.ts';
import { composeOperations } from './composeOperations.ts';
import { type EditContext, notifyWithUndo, reportRejected } from './context.ts';
import { editMessages } from './messages.ts';

/** Where the nodes of typed ways are placed, their ids and default texts (SPEC E46). */
const typedWays = ({ ids, locale }: EditContext): AddWaysContext => ({
  ids,
  locale,
  place: (story, from, node, siblings) => targetPosition(story, from, node, { siblings }),
});

const cancelled = 'cancelled';

export function createTextEdits(context: EditContext) {
  const { session } = context;
  /** The content of the node as it was when its editing began, or when its links were taken last. */
  let contentBefore: string | null = null;

  const beginDraft = (nodeId: string, place?: DraftPlace) => {
    const node = findNode(session.getState().document, nodeId);
    if (!node) return;
    contentBefore = node.content;
    session.setDraft({ nodeId, title: node.title, content: node.content }, place);
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

  /** Adds the choice that an author has typed, `words` or `words->title`, with its node. Whether it did. */
  const addTypedWay = ({ nodeId, written }: { nodeId: string; written: string }): boolean => {
    const way = parseWay(written);
    if (!way) return false;
    // The text before it is a step of its own: undo takes the choice back first.
    flushEditing();
    return reportRejected(
      context,
      session.edit({
        label: 'add-choice',
        operation: (story) => addWays(story, { nodeId, ways: [way] }, typedWays(context)),
      }),
    );
  };

  /** Where the next node is written: at full width if this one is, else on its card. */
  const writingPlace = (): DraftPlace => {
    const { draft, draftPlace } = session.getState();
    return draft && draftPlace === 'view' ? 'view' : 'card';
  };

  /** Opens the text of a node, by default in the properties. */
  const startEditing = (nodeId: string, place: DraftPlace = 'panel') => {
    const { document, draft } = session.getState();
    if (!findNode(document, nodeId)) return;
    if (draft?.nodeId === nodeId) return session.setDraft(draft, place);
    select(selectNodes([nodeId]));
    beginDraft(nodeId, place);
  };

  return {
    select,
    startEditing,
    /** Writes the next unwritten node along the story, on its card or at full width. Where none is left, it says so and stays. */
    writeNext: () => {
      flushEditing();
      const { document, draft, selection } = session.getState();
      const selected = findNode(document, selection.nodeIds[0] ?? '');
      const next =
        !draft && selected && isUnwritten(selected)
          ? selected.id
          : nextUnwritten(document, draft?.nodeId ?? selected?.id ?? null);
      if (next !== null) return startEditing(next, writingPlace());
      const { allWritten, allWrittenText } = editMessages[context.locale];
      context.interaction.notify({
        status: 'success',
        title: allWritten,
        description: allWrittenText,
      });
    },
    /** Writes the node that a choice leads to; a choice without a target gets one. */
    writeTarget: ({ nodeId, choiceId }: { nodeId: string; choiceId: string }) => {
      flushEditing();
      const targetOf = () => {
        const { nodes, connections } = session.getState().document;
        const choice = nodes
          .find(({ id }) => id === nodeId)
          ?.choices.find(({ id }) => id === choiceId);
        return {
          text: choice?.text ?? '',
          toNodeId: connections.find(({ id }) => id === choice?.connectionId)?.toNodeId,
        };
      };
      const { text, toNodeId } = targetOf();
      if (!toNodeId) addTypedWay({ nodeId, written: text });
      const target = targetOf().toNodeId;
      if (target) startEditing(target, writingPlace());
    },
    addTypedWay,
    changeDraft: (text: Partial<Omit<NodeDraft, 'nodeId'>>) => {
      const { draft } = session.getState();
      if (draft) session.setDraft({ ...draft, ...text });
    },
    flushEditing,
    commitEditing,
    /** Leaves the node as it was. What was typed stays in the history: undo brings it back. */
    cancelEditing: () => {
      const result = session.commitDraft(cancelled);
      session.cancelGesture(cancelled);
      session.setDraft(null);
      if (!result || !reportRejected(context, result)) return;
      const { cancelled: title, bringBack: undoLabel } = editMessages[context.locale];
      notifyWithUndo(context, { status: 'info', title, undoLabel });
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
