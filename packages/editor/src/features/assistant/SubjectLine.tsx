import { findNode } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { useSession } from '../../EditorContext.tsx';
import * as styles from './assistant.css.ts';
import { assistantMessages } from './messages.ts';
import type { Subject } from './subject.ts';

/** What the author asks about. */
export function SubjectLine({ subject }: { subject: Subject }) {
  const messages = useMessages(assistantMessages);
  const node = useSession(({ document }) =>
    subject.kind === 'story' ? undefined : findNode(document, subject.nodeId),
  );
  const title = node?.title || messages.untitled;
  const choiceText = (choiceId: string) =>
    node?.choices.find(({ id }) => id === choiceId)?.text ?? messages.untitled;
  const text =
    subject.kind === 'story'
      ? messages.subject.story
      : subject.kind === 'choice'
        ? messages.subject.choice(choiceText(subject.choiceId))
        : subject.range
          ? messages.subject.range(title, subject.range.text.length)
          : messages.subject.node(title);
  return (
    <section aria-label={messages.about}>
      <p className={styles.subject} data-testid="assistant-subject">
        {text}
      </p>
    </section>
  );
}
