import { type ReportedThing, reportReasonNames } from '@dreamfork/api-client';
import { Badge, Button, Heading, Inline, LinkButton, Stack, Text } from '@dreamfork/ui';
import { formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { useAdminHost } from '../AdminContext.tsx';
import { moderationMessages } from '../messages/moderation.ts';
import * as styles from './moderation.css.ts';
import { UnpublishDialog } from './UnpublishDialog.tsx';
import { useDecisions } from './useDecisions.ts';

/** A reported story or comment: the reports of it, and the decisions. */
export function ReportedItem({ thing }: { thing: ReportedThing }) {
  const messages = useMessages(moderationMessages);
  const { storyHref } = useAdminHost();
  const decide = useDecisions(thing);
  const [isUnpublishing, setUnpublishing] = useState(false);
  const storyTitle = thing.storyTitle || messages.untitled;
  const title = thing.comment ? messages.commentTo(storyTitle) : messages.storyTitle(storyTitle);
  return (
    <Stack as="article" gap="4">
      <Stack gap="2">
        <Inline gap="3">
          <Badge tone="warning">{messages.count(thing.reportCount)}</Badge>
          <Text as="span" size="13" tone="ink3">
            {`${thing.comment ? messages.comment : messages.story} · ${messages.author(thing.authorName)}`}
          </Text>
        </Inline>
        <Heading level={2} size="21" font="reading">
          {title}
        </Heading>
        {thing.comment && (
          <blockquote className={styles.comment}>
            <Text as="span" font="reading" size="17">
              {thing.comment.text}
            </Text>
          </blockquote>
        )}
      </Stack>
      <Reports thing={thing} />
      <Inline gap="2">
        {thing.comment ? (
          <Button
            onPress={() => void decide.removeComment()}
            aria-label={messages.removeCommentOf(thing.authorName)}
          >
            {messages.removeComment}
          </Button>
        ) : (
          <Button
            onPress={() => setUnpublishing(true)}
            aria-label={messages.unpublishOf(storyTitle)}
          >
            {messages.unpublish}
          </Button>
        )}
        <Button
          variant="quiet"
          onPress={() => void decide.dismiss()}
          aria-label={messages.dismissOf(title)}
        >
          {messages.dismiss}
        </Button>
        <LinkButton variant="quiet" href={storyHref(thing.storyId)}>
          {messages.read}
        </LinkButton>
      </Inline>
      {isUnpublishing && (
        <UnpublishDialog
          title={storyTitle}
          onUnpublish={(reason) => void decide.unpublish(reason)}
          onClose={() => setUnpublishing(false)}
        />
      )}
    </Stack>
  );
}

/** Who reported it, when and why. */
function Reports({ thing: { reports, reportCount } }: { thing: ReportedThing }) {
  const messages = useMessages(moderationMessages);
  const locale = useLocale();
  const reasons = reportReasonNames[locale];
  const hidden = reportCount - reports.length;
  return (
    <ul className={styles.reports} aria-label={messages.complaints}>
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
            {messages.more(hidden)}
          </Text>
        </li>
      )}
    </ul>
  );
}
