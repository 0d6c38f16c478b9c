import {
  type CaseDetails,
  caseNoteMaximumLength,
  decisionReasonMaximumLength,
  reportReasonNames,
  reportReasons,
} from '@dreamfork/api-client';
import { Button, Inline, Notice, Stack } from '@dreamfork/ui';
import { formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { type ReactNode, useState } from 'react';
import { caseMessages } from './case.messages.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { moderationMessages } from './messages.ts';
import { SanctionDialog } from './SanctionDialog.tsx';
import { sanctionMessages } from './sanctions.messages.ts';
import type { CaseActs } from './useCaseActs.ts';

export type CaseActionsProps = { details: CaseDetails; acts: CaseActs };

/** What the moderator can do with a case: claim it, then decide; a settled one can be reversed. */
export function CaseActions({ details, acts }: CaseActionsProps) {
  const messages = useMessages(caseMessages);
  const locale = useLocale();
  const { status, claim } = details;
  if (status === 'settled') return <ReverseDecision details={details} acts={acts} />;
  if (status === 'appealed' && !details.mayDecideAppeal) {
    return <Notice>{messages.appealOwn}</Notice>;
  }
  if (!details.mayDecide) return <Notice>{messages.own}</Notice>;
  if (claim && !claim.isOwn) {
    return (
      <Notice>
        {messages.claimedUntil(claim.moderatorName, formatDateTime(locale, claim.endsAt))}
      </Notice>
    );
  }
  if (!claim) {
    return (
      <Notice
        action={
          <Button
            size="small"
            variant="primary"
            isPending={acts.isPending}
            onPress={() => void acts.claim()}
          >
            {messages.claim}
          </Button>
        }
      >
        {messages.claimHelp}
      </Notice>
    );
  }
  const Decisions = status === 'appealed' ? AppealDecisions : ReportDecisions;
  return (
    <Stack gap="3">
      <Notice>{messages.claimUntil(formatDateTime(locale, claim.endsAt))}</Notice>
      <Decisions details={details} acts={acts}>
        <Button variant="quiet" onPress={() => void acts.release()}>
          {messages.release}
        </Button>
      </Decisions>
    </Stack>
  );
}

type DecisionsProps = CaseActionsProps & { children: ReactNode };

function ReportDecisions({ details, acts, children }: DecisionsProps) {
  const { kind, storyTitle } = details;
  const messages = useMessages(moderationMessages);
  const { templates, closeCase } = useMessages(caseMessages);
  const sanctions = useMessages(sanctionMessages);
  const names = reportReasonNames[useLocale()];
  const [isOpen, setOpen] = useState(false);
  const [isAboutAuthor, setAboutAuthor] = useState(false);
  const isStory = kind === 'story';
  const isGone = details.visibility === 'deleted' && !isStory;
  const reasons = reportReasons.flatMap((id) =>
    id === 'other' ? [] : [{ id, label: names[id], text: templates[id] }],
  );
  const remove = isStory ? messages.unpublish : messages.removeComment;
  return (
    <Inline gap="2">
      {!isGone && <Button onPress={() => setOpen(true)}>{remove}</Button>}
      <Button onPress={() => setAboutAuthor(true)}>{sanctions.open}</Button>
      <Button onPress={() => void acts.dismiss()} isPending={acts.isPending}>
        {isGone ? closeCase : messages.dismiss}
      </Button>
      {children}
      {isOpen && (
        <DecisionDialog
          title={isStory ? messages.unpublishTitle : messages.removeTitle}
          description={
            isStory ? messages.unpublishText(storyTitle || messages.untitled) : messages.removeText
          }
          label={messages.reason}
          help={isStory ? messages.reasonHelp : messages.removeReasonHelp}
          missing={messages.reasonMissing}
          maximumLength={decisionReasonMaximumLength}
          templates={reasons}
          submitLabel={remove}
          variant="danger"
          isPending={acts.isPending}
          onDecide={isStory ? acts.unpublish : acts.removeComment}
          onClose={() => setOpen(false)}
        />
      )}
      {isAboutAuthor && (
        <SanctionDialog
          hides={isGone ? null : kind}
          templates={reasons}
          isPending={acts.isPending}
          onDecide={acts.sanction}
          onClose={() => setAboutAuthor(false)}
        />
      )}
    </Inline>
  );
}

function AppealDecisions({ acts, children }: DecisionsProps) {
  const messages = useMessages(caseMessages);
  const [outcome, setOutcome] = useState<'upheld' | 'reversed' | null>(null);
  const isReversal = outcome === 'reversed';
  return (
    <Inline gap="2">
      <Button onPress={() => setOutcome('reversed')}>{messages.reverse}</Button>
      <Button onPress={() => setOutcome('upheld')}>{messages.uphold}</Button>
      {children}
      {outcome && (
        <DecisionDialog
          title={isReversal ? messages.reverse : messages.uphold}
          description={isReversal ? messages.reverseText : messages.upholdText}
          label={messages.answer}
          help={messages.answerHelp}
          missing={messages.answerMissing}
          maximumLength={caseNoteMaximumLength}
          submitLabel={isReversal ? messages.reverse : messages.uphold}
          isPending={acts.isPending}
          onDecide={(answer) => acts.decideAppeal({ outcome, answer })}
          onClose={() => setOutcome(null)}
        />
      )}
    </Inline>
  );
}

type ReverseDecisionProps = { details: CaseDetails; acts: CaseActs };

/** Takes a decision back that nobody has appealed, with a reason for the author. */
function ReverseDecision({ details, acts }: ReverseDecisionProps) {
  const messages = useMessages(sanctionMessages);
  const { reverse } = useMessages(caseMessages);
  const [isOpen, setOpen] = useState(false);
  if (!details.mayReverse) return null;
  return (
    <div>
      <Button isPending={acts.isPending} onPress={() => setOpen(true)}>
        {reverse}
      </Button>
      {isOpen && (
        <DecisionDialog
          title={reverse}
          description={messages.reversalText}
          label={messages.reversalReason}
          help={messages.reasonHelp}
          missing={messages.reversalReasonMissing}
          maximumLength={decisionReasonMaximumLength}
          submitLabel={reverse}
          isPending={acts.isPending}
          onDecide={acts.reverse}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
