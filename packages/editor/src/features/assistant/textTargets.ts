import {
  addNode,
  findNode,
  isDefaultContent,
  nodeDefaults,
  setNodeMedia,
  siblingsOf,
  storyIndex,
  updateNode,
} from '@dreamfork/story';
import type { Editor } from '../../commands/command.ts';
import { reportRejected } from '../../commands/edits/context.ts';
import { targetPosition } from '../../geometry/boxes.ts';
import type { Operation, SessionState } from '../../store/session/state.ts';
import { currentText } from './subject.ts';

/** Where a text from a model goes. */
export type TextTarget =
  | { readonly kind: 'content'; readonly nodeId: string }
  /** The node that a choice will lead to. */
  | { readonly kind: 'new-node'; readonly nodeId: string; readonly choiceId: string }
  /** The description of a file. */
  | { readonly kind: 'description'; readonly nodeId: string; readonly itemId: string }
  | { readonly kind: 'story'; readonly field: 'title' | 'description' };

type Read = Pick<SessionState, 'document'>;

/** The text that stands there now; null where the place is gone. A default text counts as none. */
export function readTarget(state: Read, target: TextTarget): string | null {
  const { document } = state;
  if (target.kind === 'story') return document[target.field];
  const node = findNode(document, target.nodeId);
  if (!node) return null;
  if (target.kind === 'description') {
    return node.media.find(({ id }) => id === target.itemId)?.description ?? null;
  }
  if (target.kind === 'new-node') {
    return node.choices.some(({ id }) => id === target.choiceId) ? '' : null;
  }
  const text = currentText(state, target.nodeId) ?? '';
  return isDefaultContent(text) ? '' : text;
}

/** The node that a choice leads to, or a new one where it leads nowhere. */
export function targetOfChoice(
  { document }: Pick<Read, 'document'>,
  place: { nodeId: string; choiceId: string },
): TextTarget {
  const choice = findNode(document, place.nodeId)?.choices.find(({ id }) => id === place.choiceId);
  const connection = storyIndex(document).connectionsById.get(choice?.connectionId ?? '');
  return connection?.toNodeId
    ? { kind: 'content', nodeId: connection.toNodeId }
    : { kind: 'new-node', ...place };
}

type NewNodeTarget = Extract<TextTarget, { kind: 'new-node' }>;

function addTargetNode(
  { session, ids, random, locale }: Editor,
  { nodeId, choiceId }: NewNodeTarget,
  content: string,
): { operation: Operation; id: string } | null {
  const { document } = session.getState();
  const from = findNode(document, nodeId);
  const choice = from?.choices.find(({ id }) => id === choiceId);
  if (!from || !choice) return null;
  const text = { title: choice.text || nodeDefaults('text', locale).title, content };
  const siblings = siblingsOf(document, from, choiceId);
  const position = targetPosition(document, from, { type: 'text', ...text }, { siblings });
  const node = { id: ids.next(), type: 'text' as const, ...text, position };
  const linkFrom = { nodeId, choiceId, connectionId: ids.next() };
  return { id: node.id, operation: (story) => addNode(story, { node, linkFrom }, { random }) };
}

function operationFor(
  { session }: Editor,
  target: Extract<TextTarget, { kind: 'content' | 'description' }>,
  text: string,
): Operation {
  switch (target.kind) {
    case 'content':
      return (story) => updateNode(story, { nodeId: target.nodeId, content: text });
    case 'description': {
      const node = findNode(session.getState().document, target.nodeId);
      const media = (node?.media ?? []).map((item) =>
        item.id === target.itemId ? { ...item, description: text } : item,
      );
      const input = { nodeId: target.nodeId, media, mediaNodeId: node?.mediaNodeId ?? null };
      return (story) => setNodeMedia(story, input);
    }
  }
}

/** Writes a text from a model as one step of undo. Gives where it stands then; null where it is refused. */
export function writeTarget(editor: Editor, target: TextTarget, text: string): TextTarget | null {
  const { session, edits } = editor;
  if (target.kind === 'story') {
    edits.endTyping();
    return edits.updateStory({ [target.field]: text }, 'write-text') ? target : null;
  }
  const added = target.kind === 'new-node' ? addTargetNode(editor, target, text) : null;
  const operation =
    target.kind === 'new-node' ? added?.operation : operationFor(editor, target, text);
  if (!operation) return null;
  const isDone = reportRejected(editor, session.edit({ label: 'write-text', operation }));
  if (!isDone) return null;
  if (!added) return target;
  session.reveal(added.id);
  return { kind: 'content', nodeId: added.id };
}
