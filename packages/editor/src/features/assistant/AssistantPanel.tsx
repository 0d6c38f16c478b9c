import { findNode } from '@dreamfork/story';
import { EmptyState, ErrorState, Skeleton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Sparkles } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createAnnouncer, LiveRegion } from '../../components/announcer.tsx';
import { writingMessages } from '../../components/modelProgress/messages.ts';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { AssistantForm } from './AssistantForm.tsx';
import * as styles from './assistant.css.ts';
import { assistantMessages } from './messages.ts';
import { ProposalView } from './ProposalView.tsx';
import { type Subject, subjectOf } from './subject.ts';
import { FailureNotice, RunningTask } from './TaskStatus.tsx';
import { useAnnouncements, useAssistant } from './useAssistant.ts';

/** Help with writing: a request, the answer as it comes, and what of it the author takes. */
export function AssistantPanel() {
  const messages = useMessages(assistantMessages);
  const { cancelled, noModel } = useMessages(writingMessages);
  const { isAdministrator } = useEditor().services;
  const { assistant, state } = useAssistant();
  const { run, problem, models, providers } = state;
  const [announcer] = useState(createAnnouncer);
  const root = useRef<HTMLElement>(null);
  const shown = useRef(run.kind);
  const selection = useSession((each) => each.selection);
  const document = useSession((each) => each.document);
  const subject = assistant.subject(subjectOf({ selection, document }, state.range));
  useAnnouncements(run, announcer);

  useEffect(() => {
    void assistant.load();
    return assistant.cancel;
  }, [assistant]);

  // The author goes on by keyboard: to the panel where it is opened, to the next step of a request, and to
  // what is left of a proposal. Who is elsewhere by then stays there.
  useEffect(() => root.current?.focus(), []);
  useEffect(() => {
    const isNext = shown.current !== run.kind;
    shown.current = run.kind;
    const { activeElement, body } = globalThis.document;
    const isLost = activeElement === body && (isNext || run.kind === 'proposed');
    const isHere = isNext && root.current?.contains(activeElement);
    if (!isLost && !isHere) return;
    root.current?.querySelector<HTMLElement>('[data-step], [type="submit"]')?.focus();
  }, [run]);

  const cancel = () => {
    assistant.cancel();
    announcer.announce(cancelled);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || run.kind !== 'running' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };

  const isLoading = models === null && problem === null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape cancels wherever the focus is in it.
    <section
      ref={root}
      className={styles.panel}
      tabIndex={-1}
      aria-label={messages.open}
      data-testid="assistant-panel"
      onKeyDown={onKeyDown}
    >
      {problem && run.kind === 'idle' ? (
        <ErrorState
          headingLevel={3}
          title={messages.problem}
          text={problem.message || messages.problemText}
          onRetry={() => void assistant.load()}
        />
      ) : isLoading ? (
        <div role="status" aria-label={messages.loading}>
          <Skeleton lines={6} height={40} />
        </div>
      ) : providers?.length === 0 || models?.length === 0 ? (
        <EmptyState
          icon={Sparkles}
          headingLevel={3}
          title={messages.noModels}
          text={noModel[isAdministrator ? 'administrator' : 'author']}
        />
      ) : (
        <>
          <SubjectLine subject={subject} />
          {run.kind === 'running' && <RunningTask run={run} onCancel={cancel} />}
          {run.kind === 'proposed' && (
            <ProposalView run={run} assistant={assistant} announcer={announcer} />
          )}
          {run.kind === 'failed' && <FailureNotice failure={run.failure} assistant={assistant} />}
          {run.kind === 'idle' && <AssistantForm subject={subject} assistant={assistant} />}
        </>
      )}
      <LiveRegion announcer={announcer} />
    </section>
  );
}

/** What the author asks about. */
function SubjectLine({ subject }: { subject: Subject }) {
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
