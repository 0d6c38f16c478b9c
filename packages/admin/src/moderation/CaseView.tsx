import { type CaseDetails, routes } from '@dreamfork/api-client';
import { useQuery } from '@dreamfork/api-client/hooks';
import { Delayed, ErrorState, Heading, Link, Skeleton, Stack, Surface, Text } from '@dreamfork/ui';
import { formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import type { ReactNode } from 'react';
import { useAdminHost } from '../AdminContext.tsx';
import { useAutoRefresh } from '../layout/useAutoRefresh.ts';
import { CaseActions } from './CaseActions.tsx';
import { CaseHistory } from './CaseHistory.tsx';
import { CaseHead } from './CaseItem.tsx';
import { CaseReports } from './CaseReports.tsx';
import { caseMessages } from './case.messages.ts';
import { moderationMessages } from './messages.ts';
import { ReportedStory, type ReportedStoryReading, useReportedStory } from './ReportedStory.tsx';
import { sanctionMessages } from './sanctions.messages.ts';
import { useCaseActs } from './useCaseActs.ts';

/** A case: what was reported, as it was then, the reports, decision and appeal, and what was done about it. */
export function CaseView({ id }: { id: string }) {
  const messages = useMessages(caseMessages);
  const { queueHref } = useAdminHost();
  const { data, error, mutate } = useQuery(routes.cases.read, { params: { id } });
  useAutoRefresh(() => void mutate());
  return (
    <Stack gap="5">
      {queueHref !== undefined && (
        <div>
          <Link href={queueHref}>{messages.toQueue}</Link>
        </div>
      )}
      {error && !data && (
        <ErrorState title={messages.error} text={error.message} onRetry={() => void mutate()} />
      )}
      {!data && !error && (
        <Delayed>
          <div role="status" aria-label={messages.loading}>
            <Skeleton lines={5} height={20} />
          </div>
        </Delayed>
      )}
      {data && <LoadedCase details={data} />}
    </Stack>
  );
}

function LoadedCase({ details }: { details: CaseDetails }) {
  const messages = useMessages(caseMessages);
  const acts = useCaseActs(details);
  const reading = useReportedStory(details);
  const { renderStory } = useAdminHost();
  return (
    <Stack as="article" gap="5">
      <CaseHead item={details} />
      <CaseActions details={details} acts={acts} />
      <CaseSection title={messages.evidence}>
        <Evidence details={details} reading={reading} />
      </CaseSection>
      <CaseSection title={messages.reports}>
        <CaseReports
          reports={details.reports}
          reportCount={details.reportCount}
          {...(details.evidence.hasStory && renderStory
            ? { onReadPlace: (nodeId) => void reading.read(nodeId) }
            : {})}
        />
      </CaseSection>
      {details.decision && (
        <CaseSection title={messages.decision}>
          <Decision decision={details.decision} kind={details.kind} />
        </CaseSection>
      )}
      {details.appeal && (
        <CaseSection title={messages.appeal}>
          <Appeal appeal={details.appeal} />
        </CaseSection>
      )}
      <CaseSection title={messages.history}>
        <CaseHistory details={details} acts={acts} />
      </CaseSection>
    </Stack>
  );
}

function CaseSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Surface padding="5">
      <Stack as="section" gap="3" aria-label={title}>
        <Heading level={3} size="21">
          {title}
        </Heading>
        {children}
      </Stack>
    </Surface>
  );
}

type EvidenceProps = { details: CaseDetails; reading: ReportedStoryReading };

function Evidence({ details, reading }: EvidenceProps) {
  const messages = useMessages(caseMessages);
  const { read } = useMessages(moderationMessages);
  const locale = useLocale();
  const { storyHref } = useAdminHost();
  const { evidence, kind, storyId, visibility } = details;
  return (
    <Stack gap="2">
      <Text>
        {messages.evidenceText(formatDateTime(locale, evidence.recordedAt), evidence.storyVersion)}
      </Text>
      <Text>{messages.visibility[kind][visibility]}</Text>
      {evidence.hasStory && <ReportedStory reading={reading} />}
      {kind === 'story' && !evidence.hasStory && <Text>{messages.notKept}</Text>}
      {visibility === 'visible' && storyHref && (
        <div>
          <Link href={storyHref(storyId)}>{read}</Link>
        </div>
      )}
    </Stack>
  );
}

type DecisionProps = Pick<CaseDetails, 'kind'> & {
  decision: NonNullable<CaseDetails['decision']>;
};

function Decision({ decision, kind }: DecisionProps) {
  const messages = useMessages(caseMessages);
  const sanctions = useMessages(sanctionMessages);
  const locale = useLocale();
  return (
    <Stack gap="1">
      <Text weight="medium">{messages.outcomes[decision.outcome]}</Text>
      {decision.until !== null && (
        <Text>{sanctions.until(formatDateTime(locale, decision.until))}</Text>
      )}
      {decision.reason !== null && <Text>{messages.reason(decision.reason)}</Text>}
      {decision.hidContent && (
        <Text>{kind === 'story' ? sanctions.hidStory : sanctions.hidComment}</Text>
      )}
      <Text size="13" tone="ink3">
        {messages.decidedBy(
          decision.moderatorName ?? '',
          formatDateTime(locale, decision.decidedAt),
        )}
      </Text>
      {decision.reversal && (
        <>
          <Text weight="medium">
            {sanctions.reversed(formatDateTime(locale, decision.reversal.reversedAt))}
          </Text>
          <Text>{messages.reason(decision.reversal.reason)}</Text>
        </>
      )}
    </Stack>
  );
}

function Appeal({ appeal }: { appeal: NonNullable<CaseDetails['appeal']> }) {
  const messages = useMessages(caseMessages);
  const locale = useLocale();
  return (
    <Stack gap="1">
      <Text>{appeal.text}</Text>
      <Text size="13" tone="ink3">
        {messages.appealAt(formatDateTime(locale, appeal.createdAt))}
      </Text>
      {appeal.outcome && <Text weight="medium">{messages.appealOutcomes[appeal.outcome]}</Text>}
      {appeal.answer !== null && <Text>{appeal.answer}</Text>}
    </Stack>
  );
}
