import type { ReportedThing } from '@dreamfork/api-client';
import { Text } from '@dreamfork/ui';
import { formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { moderationMessages } from '../../messages/moderation.ts';
import { reportReasonMessages } from '../../messages/reportReasons.ts';
import * as styles from './ModerationPage.css.ts';

/** Who reports a thing, when and why. */
export function Reports({ thing: { reports, reportCount } }: { thing: ReportedThing }) {
  const words = useMessages(moderationMessages);
  const reasons = useMessages(reportReasonMessages);
  const locale = useLocale();
  const hidden = reportCount - reports.length;
  return (
    <ul className={styles.reports} aria-label={words.complaints}>
      {reports.map(({ reason, details, reporterName, reportedAt }) => (
        <li key={`${reporterName} ${reportedAt}`} className={styles.report}>
          <Text as="span" weight="medium">
            {reasons[reason]}
          </Text>
          {details && <Text as="span">{details}</Text>}
          <Text as="span" size="13" tone="ink3">
            {`${reporterName}, ${formatDateTime(locale, reportedAt)}`}
          </Text>
        </li>
      ))}
      {hidden > 0 && (
        <li className={styles.report}>
          <Text as="span" size="13" tone="ink3">
            {words.more(hidden)}
          </Text>
        </li>
      )}
    </ul>
  );
}
