import {
  availableChoices,
  findNode,
  type NodeType,
  storyIndex,
  updateChoice,
  updateNode,
} from '@dreamfork/story';
import type { Editor } from '../../commands/command.ts';
import type { ChoicePlace } from '../../commands/edits/choiceEdits.ts';
import { reportRejected } from '../../commands/edits/context.ts';

/** Changes the text of a node while it is typed; a run of typing is one step of undo. */
export const typeText = (
  editor: Editor,
  input: { nodeId: string; title?: string; content?: string; gesture: string },
): boolean =>
  reportRejected(
    editor,
    editor.session.edit({
      label: 'edit-node',
      gesture: input.gesture,
      operation: (story) => updateNode(story, input),
    }),
  );

/** Changes the text of a choice while it is typed; a run of typing is one step of undo. */
export const typeChoice = (
  editor: Editor,
  input: ChoicePlace & { text: string; gesture: string },
): boolean =>
  reportRejected(
    editor,
    editor.session.edit({
      label: 'edit-choice',
      gesture: input.gesture,
      operation: (story) => updateChoice(story, input),
    }),
  );

/** The connection that a reader follows next, where there is exactly one such. */
function onlyWay({ session }: Editor, nodeId: string, choiceId?: string): string | undefined {
  const { document } = session.getState();
  const node = findNode(document, nodeId);
  if (!node) return undefined;
  if (choiceId !== undefined) {
    const choice = node.choices.find(({ id }) => id === choiceId);
    const connection = storyIndex(document).connectionsById.get(choice?.connectionId ?? '');
    return connection?.toNodeId ? connection.id : undefined;
  }
  const { paths } = availableChoices(document, node);
  return paths.length === 1 ? paths[0]?.id : undefined;
}

export type AddAfterInput = {
  nodeId: string;
  choiceId?: string;
  type: Exclude<NodeType, 'start'>;
};

/**
 * Adds what comes next after a node or a choice. What came next so far comes after the new
 * node, unless that is an end. Returns the new node's id, or null if none was added.
 */
export function addAfter(editor: Editor, { nodeId, choiceId, type }: AddAfterInput): string | null {
  const { session, edits } = editor;
  const before = new Set(session.getState().document.nodes.map(({ id }) => id));
  const connectionId = onlyWay(editor, nodeId, choiceId);
  if (connectionId !== undefined && type !== 'end') {
    edits.insertIntoConnection({ type, connectionId });
  } else {
    edits.addLinkedNode({
      type,
      fromNodeId: nodeId,
      ...(choiceId === undefined ? {} : { choiceId }),
    });
  }
  const [added] = session.getState().selection.nodeIds;
  return added === undefined || before.has(added) ? null : added;
}
