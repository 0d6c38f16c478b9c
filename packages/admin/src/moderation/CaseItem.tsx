import type { CaseItem as Item } from '@dreamfork/api-client';
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

/** What a case is called in the queue and on its page: the story or the comment on one, and who wrote it. */
export function useCaseNames() {
  const messages = useMessages(moderationMessages);
  return ({ kind, storyTitle, authorName }: Pick<Item, 'kind' | 'storyTitle' | 'authorName'>) => {
    const isComment = kind === 'comment';
    const title = storyTitle || messages.untitled;
    const author = messages.author(authorName);
    return {
      title: isComment ? messages.commentTo(title) : messages.storyTitle(title),
      byline: isComment ? author : `${messages.story} · ${author}`,
    };
  };
}

export const CaseStatus = ({ status }: Pick<Item, 'status'>) => (
  <Badge tone={tones[status]}>{useMessages(caseMessages).statuses[status]}</Badge>
);

/** The reported comment as it was; nothing for a story. */
export const ReportedComment = ({ commentText }: Pick<Item, 'commentText'>) =>
  commentText !== null && (
    <blockquote className={styles.comment}>
      <Text as="span" font="reading" size="17">
        {commentText}
      </Text>
    </blockquote>
  );

/** A case in the queue: what was reported, how things stand, and the link to its page. */
export function CaseItem({ item }: { item: Item }) {
  const messages = useMessages(caseMessages);
  const locale = useLocale();
  const { caseHref } = useAdminHost();
  const { title, byline } = useCaseNames()(item);
  const { claim } = item;
  return (
    <Stack as="article" gap="4">
      <Stack gap="2">
        <Heading level={2} size="21" font="reading">
          {title}
        </Heading>
        <Text size="13" tone="ink3">
          {`${byline} · ${formatDateTime(locale, item.changedAt)}`}
        </Text>
        <ReportedComment {...item} />
      </Stack>
      <Inline gap="3">
        <CaseStatus {...item} />
        {item.reportCount > 0 && <Badge>{messages.reportCount(item.reportCount)}</Badge>}
        {item.visibility !== 'visible' && (
          <Badge tone="warning">{messages.gone[item.visibility]}</Badge>
        )}
        {claim && (
          <Badge tone="accent">
            {claim.isOwn ? messages.claimedByYou : messages.claimedBy(claim.moderatorName)}
          </Badge>
        )}
        {caseHref && (
          <LinkButton size="small" href={caseHref(item.id)} aria-label={messages.openOf(title)}>
            {messages.open}
          </LinkButton>
        )}
      </Inline>
    </Stack>
  );
}
