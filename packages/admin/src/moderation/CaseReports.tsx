import { type CaseDetails, reportReasonNames } from '@dreamfork/api-client';
import { Button, Text } from '@dreamfork/ui';
import { formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { caseMessages } from './case.messages.ts';
import { moderationMessages } from './messages.ts';
import * as styles from './moderation.css.ts';

export type CaseReportsProps = Pick<CaseDetails, 'reports' | 'reportCount'> & {
  /** Opens the story at the node where the reader was. */
  onReadPlace?: (nodeId: string) => void;
};

/** Who reported it, when and why. */
export function CaseReports({ reports, reportCount, onReadPlace }: CaseReportsProps) {
  const messages = useMessages(moderationMessages);
  const { noReports, settledReport, readPlace } = useMessages(caseMessages);
  const locale = useLocale();
  const reasons = reportReasonNames[locale];
  const hidden = reportCount - reports.length;
  if (reports.length === 0) return <Text tone="ink2">{noReports}</Text>;
  return (
    <ul className={styles.reports} aria-label={messages.complaints}>
      {reports.map(({ reason, details, nodeId, reporterName, reportedAt, isSettled }) => (
        <li key={`${reporterName} ${reportedAt}`} className={styles.report}>
          <Text as="span" weight="medium">
            {reasons[reason]}
          </Text>
          {details && <Text as="span">{details}</Text>}
          <Text as="span" size="13" tone="ink3">
            {[reporterName, formatDateTime(locale, reportedAt), isSettled && settledReport]
              .filter(Boolean)
              .join(', ')}
          </Text>
          {nodeId !== null && onReadPlace && (
            <Button size="small" onPress={() => onReadPlace(nodeId)}>
              {readPlace}
            </Button>
          )}
        </li>
      ))}
      {hidden > 0 && (
        <li className={styles.report}>
          <Text as="span" size="13" tone="ink3">
            {messages.more(hidden)}
          </Text>
        </li>
      )}
    </ul>
  );
}
