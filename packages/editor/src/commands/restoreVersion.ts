import { compareStories, type StoryDocument } from '@dreamfork/story';
import { emptySelection } from '../store/session/selection.ts';
import type { Editor } from './command.ts';
import { restoreMessages } from './restoreVersion.messages.ts';

/** Brings an earlier state back as one step of undo. What is public stays as it is. */
export function restoreVersion(editor: Editor, document: StoryDocument): void {
  const { session, edits, interaction, locale } = editor;
  const messages = restoreMessages[locale];
  edits.flushEditing();
  if (compareStories(session.getState().document, document).isEqual) {
    interaction.notify({ status: 'info', title: messages.alreadySame });
    return;
  }
  session.select(emptySelection);
  session.setWriting(null);
  session.replaceDocument('restore-version', document);
  interaction.notify({
    status: 'success',
    title: messages.restored,
    description: messages.restoredText,
  });
}
