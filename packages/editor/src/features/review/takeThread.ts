import { takeSuggestion } from '@dreamfork/story';
import type { Editor } from '../../commands/command.ts';
import { notifyWithUndo, reportRejected } from '../../commands/edits/context.ts';
import type { ReviewThread } from '../../services/index.ts';
import { reviewFor } from './createReview.ts';
import { reviewMessages } from './messages.ts';
import { readerOf } from './threadPlaces.ts';

/** Takes the suggestion of a thread into the story, as one step of undo. */
export function takeThread(editor: Editor, thread: ReviewThread): void {
  const { session, edits, locale } = editor;
  const { anchor, suggestion } = thread;
  if (suggestion === null) return;
  edits.flushEditing();
  session.closeGesture();
  const result = session.edit({
    label: 'take-suggestion',
    operation: (story) => takeSuggestion(story, { anchor, suggestion }),
  });
  if (!reportRejected(editor, result)) return;
  reviewFor(editor).noteTaken(thread.id);
  const messages = reviewMessages[locale];
  notifyWithUndo(editor, {
    status: 'success',
    title: messages.taken(readerOf(thread)),
    description: messages.takenText,
  });
}
