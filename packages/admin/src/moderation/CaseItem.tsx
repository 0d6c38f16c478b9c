import type { CaseDetails, CaseItem as Item } from '@dreamfork/api-client';
import { Badge, type BadgeTone, Heading, Inline, LinkButton, Stack, Text } from '@dreamfork/ui';
import { formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useAdminHost } from '../AdminContext.tsx';
import { caseMessages } from './case.messages.ts';
import { moderationMessages } from './messages.ts';
import * as styles from './moderation.css.ts';

const tones: Record<Item['status'], BadgeTone> = {
  open: 'warning',
  appealed: 'info',
  settled: 'neutral',
};

/** The title of a case: of its story, or of the comment on one. */
export function useCaseTitle({ kind, storyTitle }: Pick<Item, 'kind' | 'storyTitle'>): string {
  const messages = useMessages(moderationMessages);
  const title = storyTitle || messages.untitled;
  return kind === 'comment' ? messages.commentTo(title) : messages.storyTitle(title);
}

/** Status, claim and author of a case, its title, and the reported comment. */
export function CaseHead({ item }: { item: Item | CaseDetails }) {
  const messages = useMessages(caseMessages);
  const common = useMessages(moderationMessages);
  const locale = useLocale();
  const { claim } = item;
  return (
    <Stack gap="2">
      <Inline gap="3">
        <Badge tone={tones[item.status]}>{messages.statuses[item.status]}</Badge>
        {item.reportCount > 0 && <Badge>{messages.reportCount(item.reportCount)}</Badge>}
        {item.visibility !== 'visible' && (
          <Badge tone="warning">{messages.gone[item.visibility]}</Badge>
        )}
        {claim && (
          <Badge tone="accent">
            {claim.isOwn ? messages.claimedByYou : messages.claimedBy(claim.moderatorName)}
          </Badge>
        )}
        <Text as="span" size="13" tone="ink3">
          {`${item.kind === 'comment' ? common.comment : common.story} · ${common.author(item.authorName)} · ${formatDateTime(locale, item.changedAt)}`}
        </Text>
      </Inline>
      <Heading level={2} size="21" font="reading">
        {useCaseTitle(item)}
      </Heading>
      {item.commentText !== null && (
        <blockquote className={styles.comment}>
          <Text as="span" font="reading" size="17">
            {item.commentText}
          </Text>
        </blockquote>
      )}
    </Stack>
  );
}

/** A case in the queue, with the link to its page. */
export function CaseItem({ item }: { item: Item }) {
  const messages = useMessages(caseMessages);
  const { caseHref } = useAdminHost();
  const title = useCaseTitle(item);
  return (
    <Stack as="article" gap="4">
      <CaseHead item={item} />
      {caseHref && (
        <Inline gap="2">
          <LinkButton href={caseHref(item.id)} aria-label={messages.openOf(title)}>
            {messages.open}
          </LinkButton>
        </Inline>
      )}
    </Stack>
  );
}
