import { reportPages, usePages } from '@dreamfork/api-client/hooks';
import {
  Button,
  Delayed,
  EmptyState,
  ErrorState,
  Notice,
  ShowMore,
  Skeleton,
  Stack,
  Surface,
  useFocusAfterRemoval,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ShieldCheck } from 'lucide-react';
import { moderationMessages } from '../messages/moderation.ts';
import * as styles from './moderation.css.ts';
import { ReportedItem } from './ReportedItem.tsx';

/** Reported stories and comments, the last reported first; each leaves the list with its decision. */
export function ModerationQueue() {
  const messages = useMessages(moderationMessages);
  const pages = usePages(reportPages, {});
  const { data, error } = pages;
  const queue = useFocusAfterRemoval(data?.items.length);
  const retry = () => void pages.mutate();

  if (error && !data) {
    return <ErrorState title={messages.error} text={error.message} onRetry={retry} />;
  }
  if (!data) return <QueueSkeleton />;
  return (
    <div ref={queue} tabIndex={-1}>
      <Stack gap="4">
        {pages.isStale && <StaleNotice onRetry={retry} />}
        {data.items.length === 0 ? (
          <Surface padding="0">
            <EmptyState icon={ShieldCheck} title={messages.empty} text={messages.emptyText} />
          </Surface>
        ) : (
          <ul className={styles.queue} aria-label={messages.list}>
            {data.items.map((thing) => (
              <li key={thing.id} className={styles.item}>
                <ReportedItem thing={thing} />
              </li>
            ))}
          </ul>
        )}
        <ShowMore
          hasMore={pages.hasMore}
          isLoading={pages.isLoadingMore}
          error={pages.moreError?.message}
          progress={messages.shown(data.items.length)}
          onMore={() => void pages.loadMore()}
        />
      </Stack>
    </div>
  );
}

function StaleNotice({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages(moderationMessages);
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" onPress={onRetry}>
          {messages.refresh}
        </Button>
      }
    >
      {messages.stale}
    </Notice>
  );
}

const rows = ['first', 'second', 'third'];

function QueueSkeleton() {
  const messages = useMessages(moderationMessages);
  return (
    <Delayed>
      <div className={styles.queue} role="status" aria-label={messages.loading}>
        {rows.map((row) => (
          <div key={row} className={styles.item}>
            <Skeleton lines={3} height={20} />
          </div>
        ))}
      </div>
    </Delayed>
  );
}
