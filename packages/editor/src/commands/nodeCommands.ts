import {
  addChoice,
  addNode,
  deleteNodes,
  deleteNotes,
  findNode,
  isTemporaryId,
  linkedPosition,
  moveNodes,
  type NodeType,
  nodeDefaults,
  type Position,
  placeNode,
  type StoryNode,
  setStart,
} from '@dreamfork/story';
import { editorMessages } from '../messages/index.ts';
import type { Operation } from '../session/createSession.ts';
import { selectNodes } from '../session/selection.ts';
import { announce, type CommandContext } from './context.ts';
import { freePosition } from './freePosition.ts';
import { createNodeIds } from './nodeIds.ts';
import { sequence } from './sequence.ts';

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

export function createNodeCommands(context: CommandContext) {
  const { session, ids, random, interaction, locale } = context;
  const requestId = createNodeIds(
    context.services.createNode,
    ids,
    (id) => findNode(session.getState().document, id) === undefined,
  );

  const freePlace = (type: NodeType, wanted: Position): Position =>
    freePosition(session.getState().document, wanted, { type, ...nodeDefaults(type, locale) });

  const insert = (
    type: NodeType,
    position: Position,
    operationFor: (node: {
      id: string;
      title: string;
      content: string;
      position: Position;
    }) => Operation,
  ) => {
    const words = nodeDefaults(type, locale);
    const id = requestId({ type, ...words, position });
    const operation = operationFor({ id, ...words, position });
    if (!announce(context, session.edit({ label: 'add-node', operation }))) return;
    session.select(selectNodes([id]));
    session.reveal(id);
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
      : sequence(
          (story) => addChoice(story, { nodeId: from.id, choiceId, text: node.title ?? type }),
          add,
        );
  };

  return {
    addNode: ({ type, position }: { type: NodeType; position?: Position }): void =>
      insert(
        type,
        position ?? freePlace(type, placeNode(session.getState().document, { random })),
        (node) => (story) => addNode(story, { node: { ...node, type } }, { random }),
      ),

    /** Adds a node, 300 to the right of another unless a place is given, and links the two. */
    addLinkedNode: (input: {
      type: NodeType;
      fromNodeId: string;
      /** The choice to be linked; without it a free one, or a new one. */
      choiceId?: string;
      position?: Position;
    }): void => {
      const { type, fromNodeId, choiceId } = input;
      const from = findNode(session.getState().document, fromNodeId);
      if (!from) return;
      insert(type, input.position ?? freePlace(type, linkedPosition(from)), (node) =>
        linkTo(from, type, node, choiceId),
      );
    },

    moveNodes: (input: { positions: Record<string, Position>; gesture?: string }) =>
      announce(
        context,
        session.edit({
          label: 'move-nodes',
          operation: (story) => moveNodes(story, { positions: input.positions }),
          ...(input.gesture ? { gesture: input.gesture } : {}),
        }),
      ),

    /** Asks, then deletes nodes with their connections, and notes with them. The start node stays, and the author is told why. */
    deleteNodes: async (nodeIds: readonly string[], noteIds: readonly string[] = []) => {
      const { document } = session.getState();
      const deletable = nodeIds.filter((id) => id !== document.startNodeId);
      if (deletable.length < nodeIds.length) {
        announce(context, deleteNodes(document, { nodeIds: [document.startNodeId ?? ''] }));
      }
      const [first] = deletable;
      if (first === undefined) return;
      const words = editorMessages[locale].questions;
      const isConfirmed = await interaction.confirm({
        title:
          deletable.length === 1
            ? words.deleteNode(findNode(document, first)?.title ?? '')
            : words.deleteNodes(deletable.length),
        text: words.deleteNodeText,
        confirmLabel: words.delete,
        tone: 'danger',
      });
      if (!isConfirmed) return;
      announce(
        context,
        session.edit({
          label: 'delete-nodes',
          operation: sequence(
            (story) => deleteNodes(story, { nodeIds: deletable }),
            (story) => deleteNotes(story, { noteIds }),
          ),
        }),
      );
    },

    setStart: (nodeId: string) =>
      announce(
        context,
        session.edit({ label: 'set-start', operation: (story) => setStart(story, { nodeId }) }),
      ),
  };
}
