import type { OwnDecision } from '@dreamfork/api-client';
import { Button, Heading, Stack, Text } from '@dreamfork/ui';
import { formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import * as styles from './DecisionsPage.css.ts';
import { decisionMessages } from './messages.ts';

export type DecisionItemProps = {
  decision: OwnDecision;
  /** Opens the appeal. */
  onAppeal: () => void;
};

/** A decision about the user or what they wrote, with the way to appeal or its outcome. */
export function DecisionItem({ decision, onAppeal }: DecisionItemProps) {
  const messages = useMessages(decisionMessages);
  const locale = useLocale();
  const { kind, storyTitle, commentText, reason, decidedAt, canAppeal, appeal, reversal } =
    decision;
  const subject = useSubject(decision);
  const isAboutAuthor = decision.outcome in messages.sanctions;
  return (
    <Stack as="article" gap="3">
      <Heading level={2} size="21" font="reading">
        {subject}
      </Heading>
      {isAboutAuthor && (
        <Text>
          {kind === 'story'
            ? messages.becauseOfStory(storyTitle || messages.untitled)
            : messages.becauseOfComment(storyTitle)}
        </Text>
      )}
      {commentText !== null && <blockquote className={styles.quote}>{commentText}</blockquote>}
      <Text>{messages.reason(reason)}</Text>
      {isAboutAuthor && decision.hidContent && (
        <Text>{kind === 'story' ? messages.hidStory : messages.hidComment}</Text>
      )}
      <Text size="13" tone="ink3">
        {formatDateTime(locale, decidedAt)}
      </Text>
      {canAppeal && (
        <div>
          <Button onPress={onAppeal} aria-label={messages.appealOf(subject)}>
            {messages.appeal}
          </Button>
        </div>
      )}
      {appeal && <Appeal decision={decision} appeal={appeal} />}
      {reversal && (
        <Stack gap="1">
          <Text weight="medium">{messages.states.reversed}</Text>
          <Text>{messages.answer(reversal.reason)}</Text>
        </Stack>
      )}
    </Stack>
  );
}

/** What was decided, in a sentence. */
function useSubject({ outcome, kind, storyTitle, until }: OwnDecision): string {
  const messages = useMessages(decisionMessages);
  const locale = useLocale();
  if (outcome === 'suspended') {
    return messages.suspendedUntil(until === null ? '' : formatDateTime(locale, until));
  }
  if (outcome === 'notice' || outcome === 'banned') return messages.sanctions[outcome];
  return kind === 'story'
    ? messages.story(storyTitle || messages.untitled)
    : messages.comment(storyTitle);
}

type AppealProps = { decision: OwnDecision; appeal: NonNullable<OwnDecision['appeal']> };

function Appeal({ decision: { isWaiting }, appeal: { text, outcome, answer } }: AppealProps) {
  const messages = useMessages(decisionMessages);
  return (
    <Stack gap="1">
      <Text>{messages.yourAppeal(text)}</Text>
      <Text weight="medium">{messages.states[outcome ?? (isWaiting ? 'waiting' : 'pending')]}</Text>
      {answer !== null && <Text>{messages.answer(answer)}</Text>}
    </Stack>
  );
}
