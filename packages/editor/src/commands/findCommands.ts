import { type FindOptions, type Match, replaceInStory } from '@dreamfork/story';
import { announce, type CommandContext } from './context.ts';
import type { Commands } from './createCommands.ts';

export type ReplaceInput = {
  matches: readonly Match[];
  replacement: string;
  query: string;
  options: FindOptions;
};

export function createFindCommands(
  context: CommandContext,
  { flushEditing }: Pick<Commands, 'flushEditing'>,
) {
  const { session } = context;
  return {
    /** Replaces what was found, as one step of undo. Words being edited are part of the story by then. */
    replaceMatches: ({ matches, replacement, query, options }: ReplaceInput): boolean => {
      flushEditing();
      return announce(
        context,
        session.edit({
          label: 'replace-words',
          operation: (story) => replaceInStory(story, matches, replacement, { ...options, query }),
        }),
      );
    },
  };
}
