import { quoteOf, reviewSuggestion } from '@dreamfork/story';
import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { TextChange } from '../../components/versionDiff/TextChange.tsx';
import { useEditor, useSession } from '../../EditorContext.tsx';
import type { ReviewThread } from '../../services/index.ts';
import { reviewMessages } from './messages.ts';
import * as styles from './review.css.ts';
import { takeThread } from './takeThread.ts';

export type SuggestionViewProps = { thread: ReviewThread; suggestion: string; isTaken: boolean };

/** What a reader proposes: as a difference from the quote, or beside what its author has changed since. */
export function SuggestionView({ thread, suggestion, isTaken }: SuggestionViewProps) {
  const editor = useEditor();
  const messages = useMessages(reviewMessages);
  const { anchor } = thread;
  const document = useSession((session) => session.document);
  const { state, base, suggested, today, taken } = useMemo(
    () => reviewSuggestion(document, anchor, suggestion),
    [document, anchor, suggestion],
  );
  const take = (label: string) => (
    <div className={styles.buttons}>
      <Button
        size="small"
        variant="primary"
        icon={Check}
        onPress={() => takeThread(editor, thread)}
      >
        {label}
      </Button>
    </div>
  );
  if (isTaken || state !== 'stale') {
    return (
      <section className={styles.part} aria-label={messages.suggestion}>
        <h3 className={styles.partTitle}>
          {isTaken ? messages.suggestionTaken : messages.suggestion}
        </h3>
        {!isTaken && state === 'gone' && <p className={styles.note}>{messages.goneSuggestion}</p>}
        <TextChange before={quoteOf(anchor)} after={suggestion} />
        {suggestion === '' && <p className={styles.note}>{messages.removesAll}</p>}
        {!isTaken && state === 'current' && take(messages.take)}
      </section>
    );
  }
  return (
    <section className={styles.part} aria-label={messages.suggestion}>
      <p className={styles.note}>{messages.stale3}</p>
      <h3 className={styles.partTitle}>{messages.theirs}</h3>
      <TextChange before={base} after={suggested} />
      <h3 className={styles.partTitle}>{messages.yours}</h3>
      <TextChange before={base} after={today} />
      {taken === null ? (
        <p className={styles.note}>{messages.notMerged}</p>
      ) : (
        <>
          <h3 className={styles.partTitle}>{messages.merged}</h3>
          <TextChange before={today} after={taken} />
          {take(messages.takeMerged)}
        </>
      )}
    </section>
  );
}
