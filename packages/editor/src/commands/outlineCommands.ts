import {
  exits,
  findNode,
  type NodeType,
  storyIndex,
  updateChoice,
  updateNode,
} from '@dreamfork/story';
import type { ChoicePlace } from './choiceCommands.ts';
import { announce, type CommandContext } from './context.ts';
import type { Commands } from './createCommands.ts';

type AddableType = Exclude<NodeType, 'start'>;

type Needed = Pick<Commands, 'addLinkedNode' | 'insertIntoConnection'>;

export function createOutlineCommands(context: CommandContext, needed: Needed) {
  const { session } = context;

  /** The connection that a reader follows next, where there is exactly one such. */
  const onlyWay = (nodeId: string, choiceId: string | undefined): string | undefined => {
    const { document } = session.getState();
    const node = findNode(document, nodeId);
    if (!node) return undefined;
    if (choiceId !== undefined) {
      const choice = node.choices.find(({ id }) => id === choiceId);
      const connection = storyIndex(document).connectionsById.get(choice?.connectionId ?? '');
      return connection?.toNodeId ? connection.id : undefined;
    }
    const { paths } = exits(document, node);
    return paths.length === 1 ? paths[0]?.id : undefined;
  };

  return {
    /** Changes the words of a node while they are typed; a run of typing is one step of undo. */
    typeWords: (input: { nodeId: string; title?: string; content?: string; gesture: string }) =>
      announce(
        context,
        session.edit({
          label: 'edit-node',
          gesture: input.gesture,
          operation: (story) => updateNode(story, input),
        }),
      ),

    /** Changes the words of a choice while they are typed; a run of typing is one step of undo. */
    typeChoice: (input: ChoicePlace & { text: string; gesture: string }) =>
      announce(
        context,
        session.edit({
          label: 'edit-choice',
          gesture: input.gesture,
          operation: (story) => updateChoice(story, input),
        }),
      ),

    /**
     * Adds what comes next after a node or a choice. What came next so far comes after the new
     * node, unless that is an end. Returns the new node's id, or null if none was added.
     */
    addAfter: ({
      nodeId,
      choiceId,
      type,
    }: {
      nodeId: string;
      choiceId?: string;
      type: AddableType;
    }): string | null => {
      const before = new Set(session.getState().document.nodes.map(({ id }) => id));
      const way = onlyWay(nodeId, choiceId);
      if (way !== undefined && type !== 'end') {
        needed.insertIntoConnection({ type, connectionId: way });
      } else {
        needed.addLinkedNode({
          type,
          fromNodeId: nodeId,
          ...(choiceId === undefined ? {} : { choiceId }),
        });
      }
      const [added] = session.getState().selection.nodeIds;
      return added === undefined || before.has(added) ? null : added;
    },
  };
}
