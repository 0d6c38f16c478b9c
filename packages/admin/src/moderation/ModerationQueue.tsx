import { type CaseStatus, caseStatuses, routes } from '@dreamfork/api-client';
import { usePages } from '@dreamfork/api-client/hooks';
import {
  Delayed,
  EmptyState,
  ErrorState,
  ShowMore,
  Skeleton,
  Stack,
  StaleNotice,
  Surface,
  Tabs,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ShieldCheck } from 'lucide-react';
import { useTab } from '../layout/useTab.ts';
import { CaseItem } from './CaseItem.tsx';
import { moderationMessages } from './messages.ts';
import * as styles from './moderation.css.ts';

/** Cases of reported stories and comments by their status, the last changed first. */
export function ModerationQueue() {
  const messages = useMessages(moderationMessages);
  const tab = useTab(caseStatuses);
  return (
    <Tabs
      {...tab}
      label={messages.queue}
      items={caseStatuses.map((id) => ({
        id,
        label: messages.tabs[id],
        content: <CaseList status={id} />,
      }))}
    />
  );
}

function CaseList({ status }: { status: CaseStatus }) {
  const messages = useMessages(moderationMessages);
  const pages = usePages(routes.cases.list, { query: { status } });
  const { data, error } = pages;
  const retry = () => void pages.mutate();

  if (error && !data) {
    return <ErrorState title={messages.error} text={error.message} onRetry={retry} />;
  }
  if (!data) return <QueueSkeleton />;
  return (
    <Stack gap="4">
      {pages.isStale && <StaleNotice onRetry={retry} />}
      {data.items.length === 0 ? (
        <Surface padding="0">
          <EmptyState
            icon={ShieldCheck}
            title={messages.empty[status]}
            text={messages.emptyText[status]}
          />
        </Surface>
      ) : (
        <ul className={styles.queue} aria-label={messages.tabs[status]}>
          {data.items.map((item) => (
            <li key={item.id} className={styles.item}>
              <CaseItem item={item} />
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
