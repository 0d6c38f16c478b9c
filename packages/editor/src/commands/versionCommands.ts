import { compareStories, type StoryDocument } from '@dreamfork/story';
import { versionMessages } from '../messages/index.ts';
import { emptySelection } from '../session/selection.ts';
import type { CommandContext } from './context.ts';
import type { Commands } from './createCommands.ts';

export function createVersionCommands(
  { session, interaction, locale }: CommandContext,
  { flushEditing }: Pick<Commands, 'flushEditing'>,
) {
  const words = versionMessages[locale];
  return {
    /** Brings an earlier state back as one step of undo. What is public stays as it is. */
    restoreVersion: (document: StoryDocument) => {
      flushEditing();
      if (compareStories(session.getState().document, document).isEqual) {
        interaction.notify({ status: 'info', title: words.alreadySame });
        return;
      }
      session.select(emptySelection);
      session.setDraft(null);
      session.replaceDocument('restore-version', document);
      interaction.notify({
        status: 'success',
        title: words.restored,
        description: words.restoredText,
      });
    },
  };
}
