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
  const requestId = createNodeIds(context.services.createNode, ids);
  let lastAddition: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const freePlace = (type: NodeType, wanted: Position): Position =>
    freePosition(session.getState().document, wanted, { type, ...nodeDefaults(type, locale) });

  const insert = (
    type: NodeType,
    place: () => Position | null,
    operationFor: (node: {
      id: string;
      title: string;
      content: string;
      position: Position;
    }) => Operation,
  ): void | Promise<void> => {
    const position = place();
    if (!position) return;
    const words = nodeDefaults(type, locale);
    const finish = (id: string) => {
      const operation = operationFor({ id, ...words, position });
      if (!announce(context, session.edit({ label: 'add-node', operation }))) return;
      session.select(selectNodes([id]));
      session.reveal(id);
    };
    const id = requestId({ type, ...words, position });
    if (typeof id === 'string') return finish(id);
    return id.then(finish);
  };

  /** Additions wait for one another, so that each is placed after the last. */
  const enqueue = (work: () => void | Promise<void>): Promise<void> => {
    if (waiting === 0) {
      const result = work();
      if (!result) return Promise.resolve();
      waiting += 1;
      lastAddition = result;
    } else {
      waiting += 1;
      lastAddition = lastAddition.then(work);
    }
    return lastAddition.then(() => {
      waiting -= 1;
    });
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
    addNode: (input: { type: NodeType; position?: Position }) =>
      enqueue(() =>
        insert(
          input.type,
          () =>
            input.position ??
            freePlace(input.type, placeNode(session.getState().document, { random })),
          (node) => (story) => addNode(story, { node: { ...node, type: input.type } }, { random }),
        ),
      ),

    /** Adds a node, 300 to the right of another unless a place is given, and links the two. */
    addLinkedNode: (input: {
      type: NodeType;
      fromNodeId: string;
      /** The choice to be linked; without it a free one, or a new one. */
      choiceId?: string;
      position?: Position;
    }) =>
      enqueue(() => {
        const from = findNode(session.getState().document, input.fromNodeId);
        return insert(
          input.type,
          () => (from ? (input.position ?? freePlace(input.type, linkedPosition(from))) : null),
          (node) => (story) => {
            const current = findNode(story, input.fromNodeId) ?? from;
            return current
              ? linkTo(current, input.type, node, input.choiceId)(story)
              : addNode(story, { node: { ...node, type: input.type } }, { random });
          },
        );
      }),

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
