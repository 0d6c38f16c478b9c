import {
  addChoice,
  addNode,
  findNode,
  insertNode,
  isMediaType,
  moveNodes,
  moveNotes,
  type NodeType,
  nodeDefaults,
  type Position,
  type StoryDocument,
  storyIndex,
} from '@dreamfork/story';
import { cardSize, freePosition } from '../../geometry/boxes.ts';
import { onGrid } from '../../geometry/geometry.ts';
import { selectNodes } from '../../store/session/selection.ts';
import type { Operation, WritingPlace } from '../../store/session/state.ts';
import { composeOperations } from './composeOperations.ts';
import { type EditContext, reportRejected } from './context.ts';

export type MoveItemsInput = {
  nodes: Record<string, Position>;
  notes: Record<string, Position>;
  /** The connection that a single node was dropped on. */
  intoConnectionId?: string;
};

export function createInsertEdits(
  context: EditContext,
  startEditing: (nodeId: string, place: WritingPlace) => void,
) {
  const { session, ids, locale, random } = context;

  const insertion = ({ nodes, intoConnectionId }: MoveItemsInput): Operation[] => {
    const [nodeId] = Object.keys(nodes);
    if (intoConnectionId === undefined || nodeId === undefined) return [];
    const input = { nodeId, connectionId: intoConnectionId, newConnectionId: ids.next() };
    return [(story) => insertNode(story, input)];
  };

  return {
    /** Moves cards and notes in one step; a node dropped on a connection is put into it. */
    moveItems: (input: MoveItemsInput) =>
      reportRejected(
        context,
        session.edit({
          label: input.intoConnectionId === undefined ? 'move-nodes' : 'insert-node',
          operation: composeOperations(
            (story) => moveNodes(story, { positions: input.nodes }),
            (story) => moveNotes(story, { positions: input.notes }),
            ...insertion(input),
          ),
        }),
      ),

    /** Adds a node in the middle of a connection. */
    insertIntoConnection: ({ type, connectionId }: { type: NodeType; connectionId: string }) => {
      const { document } = session.getState();
      const { connectionsById } = storyIndex(document);
      const connection = connectionsById.get(connectionId);
      const from = connection && findNode(document, connection.fromNodeId);
      const to = connection && findNode(document, connection.toNodeId);
      if (!from || !to) return false;
      const defaults = nodeDefaults(type, locale);
      const left = from.position.x + cardSize(from).width;
      const middle = onGrid({
        x: (left + to.position.x) / 2 - cardSize(from).width / 2,
        y: (from.position.y + to.position.y) / 2,
      });
      const node = {
        id: ids.next(),
        type,
        ...defaults,
        position: freePosition(document, middle, { type, ...defaults }),
      };
      const newConnectionId = ids.next();
      const choiceId = ids.next();
      const isDone = reportRejected(
        context,
        session.edit({
          label: 'insert-node',
          operation: composeOperations(
            (story) => addNode(story, { node }, { random }),
            // Out of a node of choices the connection onward is a choice's, else no reader would ever take it.
            ...(type === 'choice'
              ? [
                  (story: StoryDocument) =>
                    addChoice(story, {
                      nodeId: node.id,
                      choiceId,
                      text: to.title.trim() || defaults.title,
                    }),
                ]
              : []),
            (story) => insertNode(story, { nodeId: node.id, connectionId, newConnectionId }),
          ),
        }),
      );
      if (isDone && isMediaType(type)) {
        session.select(selectNodes([node.id]));
        session.reveal(node.id);
      } else if (isDone) startEditing(node.id, 'card');
      return isDone;
    },
  };
}
