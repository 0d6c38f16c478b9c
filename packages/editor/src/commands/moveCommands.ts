import { insertNode, moveNodes, moveNotes, type Position } from '@dreamfork/story';
import type { Operation } from '../session/createSession.ts';
import { announce, type CommandContext } from './context.ts';
import { sequence } from './sequence.ts';

export type MoveItemsInput = {
  nodes: Record<string, Position>;
  notes: Record<string, Position>;
  /** The connection that a single node was dropped on. */
  intoConnectionId?: string;
};

export function createMoveCommands(context: CommandContext) {
  const { session, ids } = context;

  const insertion = ({ nodes, intoConnectionId }: MoveItemsInput): Operation[] => {
    const [nodeId] = Object.keys(nodes);
    if (intoConnectionId === undefined || nodeId === undefined) return [];
    const input = { nodeId, connectionId: intoConnectionId, newConnectionId: ids.next() };
    return [(story) => insertNode(story, input)];
  };

  return {
    /** Moves cards and notes in one step; a node dropped on a connection is put into it. */
    moveItems: (input: MoveItemsInput) =>
      announce(
        context,
        session.edit({
          label: input.intoConnectionId === undefined ? 'move-nodes' : 'insert-node',
          operation: sequence(
            (story) => moveNodes(story, { positions: input.nodes }),
            (story) => moveNotes(story, { positions: input.notes }),
            ...insertion(input),
          ),
        }),
      ),
  };
}
