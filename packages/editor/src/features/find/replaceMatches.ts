import { type FindOptions, type Match, replaceInStory } from '@dreamfork/story';
import type { Editor } from '../../commands/command.ts';
import { reportRejected } from '../../commands/edits/context.ts';

export type ReplaceInput = {
  matches: readonly Match[];
  replacement: string;
  query: string;
  options: FindOptions;
};

/** Replaces what was found, as one step of undo. The text being edited is committed first. */
export function replaceMatches(editor: Editor, input: ReplaceInput): boolean {
  const { matches, replacement, query, options } = input;
  editor.edits.flushEditing();
  return reportRejected(
    editor,
    editor.session.edit({
      label: 'replace-words',
      operation: (story) => replaceInStory(story, matches, replacement, { ...options, query }),
    }),
  );
}
