import {
  addStoryTest,
  brokenTestText,
  playReading,
  type ReviewReading,
  replayReading,
  testOfReading,
} from '@dreamfork/story';
import { Button } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Eye, Pin } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { reportRejected } from '../../commands/edits/context.ts';
import { useEditor, useSession } from '../../EditorContext.tsx';
import type { ReviewThread } from '../../services/index.ts';
import { reviewMessages } from './messages.ts';
import * as styles from './review.css.ts';
import { readerOf } from './threadPlaces.ts';

export type ReadingActionsProps = { thread: ReviewThread; reading: ReviewReading };

/** The way of a reader to what they commented: to be seen in the preview, or kept as a test. */
export function ReadingActions({ thread, reading }: ReadingActionsProps) {
  const editor = useEditor();
  const messages = useMessages(reviewMessages);
  const locale = useLocale();
  const document = useDeferredValue(useSession((session) => session.document));
  const { steps, broken, values } = useMemo(
    () => replayReading(document, reading),
    [document, reading],
  );
  const { session, workspace, edits, canPreview, interaction, ids } = editor;

  const see = () => {
    edits.flushEditing();
    const state = playReading(session.getState().document, reading);
    session.setOverlays({ visited: new Set() });
    workspace.openPreview(state ? { state } : {});
  };
  const keep = () => {
    const title = messages.testTitle(readerOf(thread));
    const input = testOfReading(session.getState().document, reading, { id: ids.next(), title });
    if (!input) return;
    const result = session.edit({
      label: 'add-test',
      operation: (story) => addStoryTest(story, input),
    });
    if (!reportRejected(editor, result)) return;
    interaction.notify({ status: 'success', title: messages.kept, description: messages.keptText });
  };
  return (
    <section className={styles.part} aria-label={messages.reading}>
      <h3 className={styles.partTitle}>{messages.reading}</h3>
      {broken && (
        <p className={styles.note} data-testid="reading-broken">
          {messages.broken({ step: steps, reason: brokenTestText(document, broken, locale) })}
        </p>
      )}
      <div className={styles.buttons}>
        {canPreview && (
          <Button size="small" icon={Eye} onPress={see}>
            {messages.seeAsReader}
          </Button>
        )}
        {values && (
          <Button size="small" icon={Pin} onPress={keep}>
            {messages.keepAsTest}
          </Button>
        )}
      </div>
    </section>
  );
}
