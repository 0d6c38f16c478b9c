import {
  type ConnectByTitleContext,
  connectByTitle,
  findNode,
  isUnwritten,
  nextUnwritten,
  parseLink,
  takeLinks,
  type UpdateStoryInput,
  updateNode,
  updateStory,
} from '@dreamfork/story';
import { targetPosition } from '../../geometry/boxes.ts';
import type { HistoryLabel } from '../../store/session/labels.ts';
import { type Selection, selectNodes } from '../../store/session/selection.ts';
import type { Operation, WritingPlace } from '../../store/session/state.ts';
import { composeOperations } from './composeOperations.ts';
import { type EditContext, notifyWithUndo, reportRejected } from './context.ts';
import { editMessages } from './messages.ts';

/** Where the nodes of typed links are placed, their ids and default texts (SPEC E46). */
const linkContext = ({ ids, locale }: EditContext): ConnectByTitleContext => ({
  ids,
  locale,
  place: (story, from, node, siblings) => targetPosition(story, from, node, { siblings }),
});

/** A run of typing in the text of a node is one step of undo. */
const typing = 'typing';

export function createTextEdits(context: EditContext) {
  const { session } = context;

  /** Makes the links `[[…]]` in the text of a node its choices; with the gesture of the typing it is one step with it. */
  const takeNodeLinks = (nodeId: string, gesture: string) =>
    reportRejected(
      context,
      session.edit({
        label: 'edit-node',
        gesture,
        operation: (story) => takeLinks(story, { nodeId }, linkContext(context)),
      }),
    );

  /** Ends the step of what was typed, with the links in it, and goes on writing. */
  const flushEditing = () => {
    const { writing, document } = session.getState();
    const { content } = writing?.before ?? {};
    if (
      writing &&
      content !== undefined &&
      findNode(document, writing.nodeId)?.content !== content
    ) {
      takeNodeLinks(writing.nodeId, typing);
    }
    if (writing) session.setWriting({ ...writing, before: {} });
    session.closeGesture();
  };

  const commitEditing = () => {
    flushEditing();
    session.setWriting(null);
  };

  const select = (selection: Selection) => {
    const { writing } = session.getState();
    if (writing && (selection.nodeIds.length !== 1 || selection.nodeIds[0] !== writing.nodeId)) {
      commitEditing();
    }
    session.closeGesture();
    session.select(selection);
  };

  /** Adds the choice that an author has typed, `words` or `words->title`, with its node. Whether it did. */
  const addTypedLink = ({ nodeId, written }: { nodeId: string; written: string }): boolean => {
    const link = parseLink(written);
    if (!link) return false;
    // The text before it is a step of its own: undo takes the choice back first.
    flushEditing();
    return reportRejected(
      context,
      session.edit({
        label: 'add-choice',
        operation: (story) =>
          connectByTitle(story, { nodeId, links: [link] }, linkContext(context)),
      }),
    );
  };

  /** Where the next node is written: at full width if this one is, else on its card. */
  const nextPlace = (): WritingPlace =>
    session.getState().writing?.place === 'view' ? 'view' : 'card';

  /** Opens the text of a node, by default in the properties. */
  const startEditing = (nodeId: string, place: WritingPlace = 'panel') => {
    const { document, writing } = session.getState();
    if (!findNode(document, nodeId)) return;
    if (writing?.nodeId === nodeId) {
      if (writing.place !== place) session.setWriting({ ...writing, place });
      return;
    }
    if (place === 'outline') commitEditing();
    else select(selectNodes([nodeId]));
    session.setWriting({ nodeId, place, before: {} });
  };

  return {
    select,
    startEditing,
    /** Writes the next unwritten node along the story, on its card or at full width. Where none is left, it says so and stays. */
    writeNext: () => {
      flushEditing();
      const { document, writing, selection } = session.getState();
      const selected = findNode(document, selection.nodeIds[0] ?? '');
      const next =
        !writing && selected && isUnwritten(selected)
          ? selected.id
          : nextUnwritten(document, writing?.nodeId ?? selected?.id ?? null);
      if (next !== null) return startEditing(next, nextPlace());
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
      if (!toNodeId) addTypedLink({ nodeId, written: text });
      const target = targetOf().toNodeId;
      if (target) startEditing(target, nextPlace());
    },
    addTypedLink,
    /** Changes the text being written, and what follows from it. */
    typeText: (text: { title?: string; content?: string }, follow: readonly Operation[] = []) => {
      const { writing, document } = session.getState();
      const node = writing && findNode(document, writing.nodeId);
      if (!node) return;
      const { title, content } = writing.before;
      const isFirst =
        (text.title !== undefined && title === undefined) ||
        (text.content !== undefined && content === undefined);
      if (isFirst) {
        const before = {
          ...(text.title === undefined ? {} : { title: node.title }),
          ...(text.content === undefined ? {} : { content: node.content }),
          ...writing.before,
        };
        session.setWriting({ ...writing, before });
      }
      reportRejected(
        context,
        session.edit({
          label: 'edit-node',
          gesture: typing,
          operation: composeOperations(
            (story) => updateNode(story, { nodeId: writing.nodeId, ...text }),
            ...follow,
          ),
        }),
      );
    },
    flushEditing,
    commitEditing,
    /** Leaves the node as it was. What was typed stays in the history: undo brings it back. */
    cancelEditing: () => {
      const { writing } = session.getState();
      session.closeGesture();
      session.setWriting(null);
      if (!writing) return;
      const { revision } = session.getState().history;
      session.edit({
        label: 'cancel-edit',
        operation: (story) => updateNode(story, { nodeId: writing.nodeId, ...writing.before }),
      });
      if (session.getState().history.revision === revision) return;
      const { cancelled: title, bringBack: undoLabel } = editMessages[context.locale];
      notifyWithUndo(context, { status: 'info', title, undoLabel });
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
