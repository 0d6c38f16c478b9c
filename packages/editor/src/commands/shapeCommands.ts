import {
  addChoice,
  addNode,
  findNode,
  insertNode,
  type NodeType,
  nodeDefaults,
  type StoryDocument,
  storyIndex,
  updateNode,
} from '@dreamfork/story';
import { emptySelection, type Selection, selectNodes } from '../session/selection.ts';
import { cardSize } from './boxes.ts';
import { cellSize } from './cellSize.ts';
import { announce, type CommandContext } from './context.ts';
import { freePosition } from './freePosition.ts';
import { sequence } from './sequence.ts';

export function createShapeCommands(
  context: CommandContext,
  select: (selection: Selection) => void,
) {
  const { session, ids, locale, random } = context;

  return {
    /** Selects every node and every note. */
    selectAll: () => {
      const { nodes, notes } = session.getState().document;
      select({
        ...emptySelection,
        nodeIds: nodes.map(({ id }) => id),
        noteIds: notes.map(({ id }) => id),
      });
    },

    /** Makes a node one of another type; what the type cannot hold is refused and explained. */
    changeType: (input: { nodeId: string; type: NodeType }) =>
      announce(
        context,
        session.edit({ label: 'edit-node', operation: (story) => updateNode(story, input) }),
      ),

    /** Adds a node in the middle of a connection. */
    insertIntoConnection: ({ type, connectionId }: { type: NodeType; connectionId: string }) => {
      const { document } = session.getState();
      const { connectionsById } = storyIndex(document);
      const connection = connectionsById.get(connectionId);
      const from = connection && findNode(document, connection.fromNodeId);
      const to = connection && findNode(document, connection.toNodeId);
      if (!from || !to) return false;
      const words = nodeDefaults(type, locale);
      const left = from.position.x + cardSize(from).width;
      const middle = {
        x:
          Math.round(((left + to.position.x) / 2 - cardSize(from).width / 2) / cellSize) * cellSize,
        y: Math.round((from.position.y + to.position.y) / 2 / cellSize) * cellSize,
      };
      const node = {
        id: ids.next(),
        type,
        ...words,
        position: freePosition(document, middle, { type, ...words }),
      };
      const newConnectionId = ids.next();
      const choiceId = ids.next();
      const isDone = announce(
        context,
        session.edit({
          label: 'insert-node',
          operation: sequence(
            (story) => addNode(story, { node }, { random }),
            // Out of a node of choices the way on is a choice, else no reader would ever take it.
            ...(type === 'choice'
              ? [
                  (story: StoryDocument) =>
                    addChoice(story, {
                      nodeId: node.id,
                      choiceId,
                      text: to.title.trim() || words.title,
                    }),
                ]
              : []),
            (story) => insertNode(story, { nodeId: node.id, connectionId, newConnectionId }),
          ),
        }),
      );
      if (isDone) {
        select(selectNodes([node.id]));
        session.reveal(node.id);
      }
      return isDone;
    },
  };
}
