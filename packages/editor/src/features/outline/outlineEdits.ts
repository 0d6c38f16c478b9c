import {
  addChoice,
  availableChoices,
  findNode,
  freeTitle,
  moveChoice,
  moveOutlineRow,
  type NodeType,
  type OutlineRowPlace,
  storyIndex,
  updateChoice,
} from '@dreamfork/story';
import type { Editor } from '../../commands/command.ts';
import type { ChoicePlace } from '../../commands/edits/choiceEdits.ts';
import { composeOperations } from '../../commands/edits/composeOperations.ts';
import { reportRejected } from '../../commands/edits/context.ts';

/** Changes the title of the node being written; the choice that is named after the node follows it. */
export const typeTitle = ({ edits }: Editor, title: string, namesake: ChoicePlace | null): void =>
  edits.typeText(
    { title },
    namesake && title.trim() ? [(story) => updateChoice(story, { ...namesake, text: title })] : [],
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
function onlyConnection(
  { session }: Editor,
  nodeId: string,
  choiceId?: string,
): string | undefined {
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
  const connectionId = onlyConnection(editor, nodeId, choiceId);
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

/** Adds a choice after another of the node, by default after the last. Returns its id, or null if none was added. */
export function addChoiceAfter(
  editor: Editor,
  { nodeId, choiceId, text }: { nodeId: string; choiceId?: string; text: string },
): string | null {
  const { session, ids } = editor;
  const choices = findNode(session.getState().document, nodeId)?.choices ?? [];
  const before = choiceId === undefined ? -1 : choices.findIndex(({ id }) => id === choiceId);
  const added = ids.next();
  const name = freeTitle(
    text,
    choices.map((choice) => choice.text),
  );
  const isDone = reportRejected(
    editor,
    session.edit({
      label: 'add-choice',
      operation: composeOperations(
        (story) => addChoice(story, { nodeId, choiceId: added, text: name }),
        (story) =>
          moveChoice(story, {
            nodeId,
            choiceId: added,
            index: before < 0 ? choices.length : before + 1,
          }),
      ),
    }),
  );
  return isDone ? added : null;
}

/** Moves a row one level in or out, in one step of undo. */
export const moveRow = (
  editor: Editor,
  row: OutlineRowPlace & { direction: 'in' | 'out' },
): boolean =>
  reportRejected(
    editor,
    editor.session.edit({
      label: 'move-row',
      operation: (story) => moveOutlineRow(story, row, editor),
    }),
  );
