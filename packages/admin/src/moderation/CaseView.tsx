import { type CaseDetails, routes } from '@dreamfork/api-client';
import { useQuery } from '@dreamfork/api-client/hooks';
import { Delayed, ErrorState, Heading, Link, Skeleton, Stack, Surface, Text } from '@dreamfork/ui';
import { formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import type { ReactNode } from 'react';
import { useAdminHost } from '../AdminContext.tsx';
import { useAutoRefresh } from '../layout/useAutoRefresh.ts';
import { CaseActions } from './CaseActions.tsx';
import { CaseHistory } from './CaseHistory.tsx';
import { CaseStatus, ReportedComment, useCaseNames } from './CaseItem.tsx';
import { CaseReports } from './CaseReports.tsx';
import { caseMessages } from './case.messages.ts';
import { moderationMessages } from './messages.ts';
import { ReportedStory, type ReportedStoryReading, useReportedStory } from './ReportedStory.tsx';
import { sanctionMessages } from './sanctions.messages.ts';
import { useCaseActs } from './useCaseActs.ts';

/** A case with its names, once it is loaded. */
export function useCase(id: string) {
  const namesOf = useCaseNames();
  const { data, error, mutate } = useQuery(routes.cases.read, { params: { id } });
  const retry = () => void mutate();
  useAutoRefresh(retry);
  return { data, error, retry, ...(data && namesOf(data)) };
}

export type CaseViewProps = Pick<ReturnType<typeof useCase>, 'data' | 'error' | 'retry'>;

/** A case: what was reported, as it was then, the reports, decision and appeal, and what was done about it. */
export function CaseView({ data, error, retry }: CaseViewProps) {
  const messages = useMessages(caseMessages);
  if (data) return <LoadedCase details={data} />;
  if (error) return <ErrorState title={messages.error} text={error.message} onRetry={retry} />;
  return (
    <Delayed>
      <div role="status" aria-label={messages.loading}>
        <Skeleton lines={5} height={20} />
      </div>
    </Delayed>
  );
}

/** Under the title of a case: who wrote what was reported, and the way back. */
export function CaseDescription({ byline }: { byline: string | undefined }) {
  const { toQueue } = useMessages(caseMessages);
  const { queueHref } = useAdminHost();
  return (
    <Stack gap="1">
      {/* The line is there before its text. */}
      <span>{byline ?? '\u00a0'}</span>
      {queueHref !== undefined && (
        <span>
          <Link variant="standalone" href={queueHref}>
            {toQueue}
          </Link>
        </span>
      )}
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
      <CaseSection title={messages.progress}>
        <div>
          <CaseStatus {...details} />
        </div>
        <CaseActions details={details} acts={acts} />
      </CaseSection>
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
        <Heading level={2} size="21">
          {title}
        </Heading>
        {children}
      </Stack>
    </Surface>
  );
}

/** What a reported comment on a draft is about; of the draft itself moderators see no more. */
function ReviewEvidence({ review }: { review: NonNullable<CaseDetails['evidence']['review']> }) {
  const messages = useMessages(caseMessages);
  const { quote, suggestion, thread } = review;
  return (
    <Stack gap="2">
      <Text>{messages.onDraft}</Text>
      {quote !== null && <Text>{messages.quote(quote)}</Text>}
      {suggestion !== null && <Text>{messages.suggestion(suggestion)}</Text>}
      {thread.map(({ id, authorName, text }) => (
        <Text key={id}>{messages.saidBefore(authorName, text)}</Text>
      ))}
    </Stack>
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
    <Stack gap="3">
      <ReportedComment {...details} />
      {evidence.review && <ReviewEvidence review={evidence.review} />}
      {evidence.hasStory && <ReportedStory reading={reading} />}
      {kind === 'story' && !evidence.hasStory && <Text>{messages.notKept}</Text>}
      <Text size="13" tone="ink2">
        <span>
          {messages.evidenceText(
            formatDateTime(locale, evidence.recordedAt),
            evidence.storyVersion,
          )}
        </span>{' '}
        <span>{messages.visibility[kind][visibility]}</span>
      </Text>
      {visibility === 'visible' && !evidence.review && storyHref && (
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
