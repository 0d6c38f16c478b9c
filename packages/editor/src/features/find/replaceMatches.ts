import { type FindOptions, type Match, replaceInStory } from '@dreamfork/story';
import type { Editor } from '../../commands/command.ts';
import { reportRejected } from '../../commands/edits/context.ts';
import { findMessages } from './messages.ts';

export type ReplaceInput = {
  matches: readonly Match[];
  replacement: string;
  query: string;
  options: FindOptions;
};

/**
 * Replaces what was found, as one step of undo, and says in how many nodes. The text being edited is committed
 * first.
 */
export function replaceMatches(editor: Editor, input: ReplaceInput): boolean {
  const { matches, replacement, query, options } = input;
  const { edits, session, interaction, locale } = editor;
  edits.flushEditing();
  const before = new Set(session.getState().document.nodes);
  const isDone = reportRejected(
    editor,
    session.edit({
      label: 'replace-words',
      operation: (story) => replaceInStory(story, matches, replacement, { ...options, query }),
    }),
  );
  if (!isDone) return false;
  const changed = session.getState().document.nodes.filter((node) => !before.has(node));
  interaction.notify({ status: 'success', title: findMessages[locale].replaced(changed.length) });
  return true;
}
