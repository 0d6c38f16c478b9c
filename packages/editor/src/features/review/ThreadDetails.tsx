import { findNode, type ReviewPlace, type StoryDocument } from '@dreamfork/story';
import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Check, Crosshair, RotateCcw } from 'lucide-react';
import { useStore } from 'zustand';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { reviewFor } from './createReview.ts';
import { messageOf } from './failure.ts';
import { reviewMessages } from './messages.ts';
import { ReadingActions } from './ReadingActions.tsx';
import * as styles from './review.css.ts';
import { SuggestionView } from './SuggestionView.tsx';
import { ThreadComments } from './ThreadComments.tsx';
import { isOpenThread, type PlacedThread } from './threadPlaces.ts';
import { showThread } from './walkThreads.ts';

export type ThreadDetailsProps = { row: PlacedThread; isTaken: boolean };

/** What was said in a thread, and all that its author can do with it. */
export function ThreadDetails({ row, isTaken }: ThreadDetailsProps) {
  const editor = useEditor();
  const review = reviewFor(editor);
  const messages = useMessages(reviewMessages);
  const { thread, place } = row;
  const isOpen = isOpenThread(thread);
  const failure = useStore(review, ({ failures }) => failures[`${thread.id} state`]);
  return (
    <div className={styles.details}>
      {place.state === 'changed' && <TextNow place={place} />}
      {thread.suggestion !== null && (
        <SuggestionView thread={thread} suggestion={thread.suggestion} isTaken={isTaken} />
      )}
      <ThreadComments thread={thread} />
      <AnswerForm
        textKey={thread.id}
        label={messages.answerLabel}
        sendLabel={messages.answer}
        onSend={() => review.answer(thread.id)}
      />
      {thread.reading && <ReadingActions thread={thread} reading={thread.reading} />}
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {messageOf(failure, messages.notChanged)}
        </p>
      )}
      <div className={styles.buttons}>
        {place.nodeId !== null && (
          <Button size="small" icon={Crosshair} onPress={() => showThread(editor, row)}>
            {messages.show}
          </Button>
        )}
        <Button
          size="small"
          icon={isOpen ? Check : RotateCcw}
          onPress={() => void review.resolve(thread.id, isOpen)}
        >
          {isOpen ? messages.resolve : messages.reopen}
        </Button>
      </div>
    </div>
  );
}

function textAt(document: StoryDocument, { nodeId, choiceId }: ReviewPlace): string {
  const node = findNode(document, nodeId ?? '');
  const choice = node?.choices.find(({ id }) => id === choiceId);
  return (choiceId === null ? node?.content : choice?.text) ?? '';
}

/** What stands now in the place of the quote. */
function TextNow({ place }: { place: ReviewPlace }) {
  const messages = useMessages(reviewMessages);
  const text = useSession(({ document }) => textAt(document, place).slice(place.from, place.to));
  return (
    <div className={styles.part}>
      <h3 className={styles.partTitle}>{messages.now}</h3>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
