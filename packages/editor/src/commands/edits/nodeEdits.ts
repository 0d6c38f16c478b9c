import {
  addChoice,
  addNode,
  deleteNodes,
  deleteNotes,
  findNode,
  isMediaType,
  isTemporaryId,
  moveNodes,
  type NodeType,
  nodeDefaults,
  type Position,
  placeNode,
  type SetNodeStatusInput,
  type StoryNode,
  setNodeStatus,
  setStart,
  siblingsOf,
  updateNode,
} from '@dreamfork/story';
import { centreOf, encloses } from '../../geometry/bounds.ts';
import { freePosition, newCardSize, targetPosition } from '../../geometry/boxes.ts';
import { onGrid } from '../../geometry/geometry.ts';
import { selectNodes } from '../../store/session/selection.ts';
import type { Operation, WritingPlace } from '../../store/session/state.ts';
import { composeOperations } from './composeOperations.ts';
import { type EditContext, reportRejected } from './context.ts';
import { editMessages } from './messages.ts';
import { createNodeIds } from './nodeIds.ts';

/** The types an author can add; a story has one start. */
export const addableTypes = [
  'text',
  'choice',
  'image',
  'video',
  'audio',
  'document',
  'end',
] as const satisfies NodeType[];

export function createNodeEdits(
  context: EditContext,
  {
    commitEditing,
    startEditing,
  }: {
    commitEditing: () => void;
    startEditing: (nodeId: string, place: WritingPlace) => void;
  },
) {
  const { session, ids, random, interaction, locale } = context;
  const requestId = createNodeIds(
    context.services.createNode,
    ids,
    (id) => findNode(session.getState().document, id) === undefined,
  );

  /** The place that is wanted, or the nearest where the card is under nothing and hides nothing. */
  const freePlace = (type: NodeType, wanted: Position): Position => {
    const text = { type, ...nodeDefaults(type, locale) };
    return freePosition(session.getState().document, wanted, text, context.view().covered);
  };

  /** Beside the last node where that is in view (SPEC E2), else in the middle of the view. */
  const placeInView = (type: NodeType): Position => {
    const { document } = session.getState();
    const size = newCardSize({ type, ...nodeDefaults(type, locale) });
    const view = context.view();
    const beside = onGrid(placeNode(document, { random }));
    const { x, y } = centreOf(view);
    const wanted = encloses(view, { ...beside, ...size })
      ? beside
      : onGrid({ x: x - size.width / 2, y: y - size.height / 2 });
    return freePlace(type, wanted);
  };

  const insert = (
    type: NodeType,
    position: Position,
    operationFor: (node: {
      id: string;
      title: string;
      content: string;
      position: Position;
    }) => Operation,
  ): string | null => {
    const defaults = nodeDefaults(type, locale);
    const id = requestId({ type, ...defaults, position });
    const operation = operationFor({ id, ...defaults, position });
    if (!reportRejected(context, session.edit({ label: 'add-node', operation }))) return null;
    // A media node waits for its file, every other one for its text.
    if (!isMediaType(type)) startEditing(id, 'card');
    else {
      session.select(selectNodes([id]));
      session.reveal(id);
    }
    return id;
  };

  const linkTo = (
    from: StoryNode,
    type: NodeType,
    node: Omit<Parameters<typeof addNode>[1]['node'], 'type'>,
    wantedChoice: string | undefined,
  ) => {
    const linkFrom = { nodeId: from.id, connectionId: ids.next() };
    const fresh = { ...node, type };
    if (from.choices.some(({ id }) => id === wantedChoice)) {
      return (story: Parameters<Operation>[0]) =>
        addNode(
          story,
          { node: fresh, linkFrom: { ...linkFrom, choiceId: wantedChoice } },
          { random },
        );
    }
    if (from.type !== 'choice') {
      return (story: Parameters<Operation>[0]) =>
        addNode(story, { node: fresh, linkFrom }, { random });
    }
    const free = from.choices.find((choice) => isTemporaryId(choice.connectionId));
    const choiceId = free?.id ?? ids.next();
    const add: Operation = (story) =>
      addNode(story, { node: fresh, linkFrom: { ...linkFrom, choiceId } }, { random });
    // A plain link from a node that offers choices would never be played: it becomes a choice.
    return free
      ? add
      : composeOperations(
          (story) => addChoice(story, { nodeId: from.id, choiceId, text: node.title ?? type }),
          add,
        );
  };

  return {
    /** Gives the id of the new node; null where it is refused. */
    addNode: ({ type, position }: { type: NodeType; position?: Position }): string | null =>
      insert(
        type,
        position ? freePlace(type, position) : placeInView(type),
        (node) => (story) => addNode(story, { node: { ...node, type } }, { random }),
      ),

    /** Adds a node, in the column of the other targets unless a place is given, and links the two. */
    addLinkedNode: (input: {
      type: NodeType;
      fromNodeId: string;
      /** The choice to be linked; without it a free one, or a new one. */
      choiceId?: string;
      position?: Position;
    }): void => {
      const { type, fromNodeId, choiceId } = input;
      const { document } = session.getState();
      const from = findNode(document, fromNodeId);
      if (!from) return;
      const free = from.choices.find((choice) => isTemporaryId(choice.connectionId))?.id;
      const position = input.position
        ? freePlace(type, input.position)
        : targetPosition(
            document,
            from,
            { type, ...nodeDefaults(type, locale) },
            {
              siblings: siblingsOf(document, from, choiceId ?? free),
              covered: context.view().covered,
            },
          );
      insert(type, position, (node) => linkTo(from, type, node, choiceId));
    },

    moveNodes: (input: { positions: Record<string, Position>; gesture?: string }) =>
      reportRejected(
        context,
        session.edit({
          label: 'move-nodes',
          operation: (story) => moveNodes(story, { positions: input.positions }),
          ...(input.gesture ? { gesture: input.gesture } : {}),
        }),
      ),

    /** Asks, then deletes nodes with their connections, and notes with them. The start node stays, with a notice that says why. */
    deleteNodes: async (nodeIds: readonly string[], noteIds: readonly string[] = []) => {
      const { document } = session.getState();
      const deletable = nodeIds.filter((id) => id !== document.startNodeId);
      if (deletable.length < nodeIds.length) {
        reportRejected(context, deleteNodes(document, { nodeIds: [document.startNodeId ?? ''] }));
      }
      const [first] = deletable;
      if (first === undefined) return;
      const messages = editMessages[locale];
      const isConfirmed = await interaction.confirm({
        title:
          deletable.length === 1
            ? messages.deleteNode(findNode(document, first)?.title ?? '')
            : messages.deleteNodes(deletable.length),
        text: deletable.length === 1 ? messages.deleteNodeText : messages.deleteNodesText,
        confirmLabel: messages.delete,
        tone: 'danger',
      });
      if (!isConfirmed) return;
      // Undo brings back a deleted node as it was written, not as it was when the writing began.
      commitEditing();
      reportRejected(
        context,
        session.edit({
          label: 'delete-nodes',
          operation: composeOperations(
            (story) => deleteNodes(story, { nodeIds: deletable }),
            (story) => deleteNotes(story, { noteIds }),
          ),
        }),
      );
    },

    /** Makes a node one of another type; what the type cannot hold is refused and explained. */
    changeType: (input: { nodeId: string; type: NodeType }) =>
      reportRejected(
        context,
        session.edit({ label: 'edit-node', operation: (story) => updateNode(story, input) }),
      ),

    setStatus: (input: SetNodeStatusInput) =>
      reportRejected(
        context,
        session.edit({ label: 'set-status', operation: (story) => setNodeStatus(story, input) }),
      ),

    setStart: (nodeId: string) =>
      reportRejected(
        context,
        session.edit({ label: 'set-start', operation: (story) => setStart(story, { nodeId }) }),
      ),
  };
}
