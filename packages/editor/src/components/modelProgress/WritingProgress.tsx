import { ProgressBar } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { writingMessages } from './messages.ts';
import type { Writing } from './writing.ts';

/** What is happening to an answer: its place in the queue, then that the model reads or writes. */
export function WritingProgress({ writing: { place, text, characters } }: { writing: Writing }) {
  const messages = useMessages(writingMessages);
  const inAnswer = text === '' ? messages.thinking : messages.writing;
  const atModel = characters > 0 ? messages.progress(characters) : inAnswer;
  return <ProgressBar label={place === null ? atModel : messages.queued(place)} />;
}
