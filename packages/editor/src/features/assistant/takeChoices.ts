import {
  addChoice,
  addNode,
  findNode,
  nodeDefaults,
  type StoryDocument,
  type StoryNode,
  siblingsOf,
  updateNode,
} from '@dreamfork/story';
import type { Editor } from '../../commands/command.ts';
import { composeOperations } from '../../commands/edits/composeOperations.ts';
import { reportRejected } from '../../commands/edits/context.ts';
import { targetPosition } from '../../geometry/boxes.ts';
import type { Operation } from '../../store/session/state.ts';

type Choosing = { nodeId: string; operations: Operation[] };

/** The node that the choices go to: this one, made a choice node if need be, or a new one after it. */
function choiceNode({ session, ids, random, locale }: Editor, node: StoryNode): Choosing {
  if (node.type === 'choice') return { nodeId: node.id, operations: [] };
  if (node.type === 'text') {
    const input = { nodeId: node.id, type: 'choice' as const };
    return { nodeId: node.id, operations: [(story) => updateNode(story, input)] };
  }
  const { document } = session.getState();
  const text = { title: nodeDefaults('choice', locale).title, content: '' };
  const siblings = siblingsOf(document, node);
  const position = targetPosition(document, node, { type: 'choice', ...text }, { siblings });
  const added = { id: ids.next(), type: 'choice' as const, ...text, position };
  const linkFrom = { nodeId: node.id, connectionId: ids.next() };
  return {
    nodeId: added.id,
    operations: [(story) => addNode(story, { node: added, linkFrom }, { random })],
  };
}

/** Adds a choice and the node it leads to, with the text of the choice as its title. */
function choiceOperation({ ids, random, locale }: Editor, nodeId: string, text: string): Operation {
  const choiceId = ids.next();
  const linkFrom = { nodeId, choiceId, connectionId: ids.next() };
  const stub = { id: ids.next(), type: 'text' as const, ...nodeDefaults('text', locale) };
  const place = (story: StoryDocument) => {
    const from = findNode(story, nodeId);
    return (
      from && targetPosition(story, from, stub, { siblings: siblingsOf(story, from, choiceId) })
    );
  };
  return composeOperations(
    (story) => addChoice(story, { nodeId, choiceId, text }),
    (story) => {
      const position = place(story);
      const node = { ...stub, title: text.trim(), ...(position ? { position } : {}) };
      return addNode(story, { node, linkFrom }, { random });
    },
  );
}

/**
 * Takes choices of a model, each with a node to be written and the connection to it, as one step of undo.
 * Gives the node that has them; null where they are refused.
 */
export function takeChoices(
  editor: Editor,
  { nodeId, texts }: { nodeId: string; texts: readonly string[] },
): string | null {
  const { session } = editor;
  const node = findNode(session.getState().document, nodeId);
  if (!node) return null;
  const target = choiceNode(editor, node);
  const operation = composeOperations(
    ...target.operations,
    ...texts.map((text) => choiceOperation(editor, target.nodeId, text)),
  );
  const isDone = reportRejected(editor, session.edit({ label: 'write-text', operation }));
  return isDone ? target.nodeId : null;
}
