import { addChoice, choiceLines, findNode, type NodeType, updateNode } from '@dreamfork/story';
import type { Editor } from '../../commands/command.ts';
import { composeOperations } from '../../commands/edits/composeOperations.ts';
import { reportRejected } from '../../commands/edits/context.ts';
import type { PromptTemplate } from '../../services/index.ts';
import type { Operation } from '../../store/session/state.ts';

export const templateTitleLength = 24;

/** A prompt of the author as a template, titled by its first letters. */
export function userTemplate(
  { prompt, nodeType, at }: { prompt: string; nodeType: NodeType; at: number },
  fallbackTitle: string,
): PromptTemplate {
  const title = Array.from(prompt.trim()).slice(0, templateTitleLength).join('').trim();
  return { key: `user.${at}`, title: title || fallbackTitle, nodeType, prompt };
}

/** Whether a template is the author's own. */
export const isOwnTemplate = ({ key }: PromptTemplate): boolean => key.startsWith('user.');

/** Applies a text to a node: choices for a choice node, content for any other. */
export function applyText(
  editor: Editor,
  { nodeId, text, isFromModel }: { nodeId: string; text: string; isFromModel: boolean },
): boolean {
  const { session, ids } = editor;
  const addChoices = choiceLines(text).map((line): Operation => {
    const choice = { nodeId, choiceId: ids.next(), text: line };
    return (story) => addChoice(story, choice);
  });
  const operation: Operation =
    findNode(session.getState().document, nodeId)?.type === 'choice'
      ? composeOperations(...addChoices)
      : (story) => updateNode(story, { nodeId, content: text.trim() });
  const label = isFromModel ? 'write-text' : 'edit-node';
  return reportRejected(editor, session.edit({ label, operation }));
}
