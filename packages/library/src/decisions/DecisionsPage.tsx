import { ownDecisionPages, usePages } from '@dreamfork/api-client/hooks';
import {
  Delayed,
  EmptyState,
  ErrorState,
  PageHeader,
  ShowMore,
  Skeleton,
  Stack,
  Surface,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { decisionMessages } from '../messages/decisions.ts';
import { AppealDialog } from './AppealDialog.tsx';
import { DecisionItem } from './DecisionItem.tsx';
import * as styles from './DecisionsPage.css.ts';

/** What moderators decided about the user, their stories and comments, with the way to appeal. */
export function DecisionsPage() {
  const messages = useMessages(decisionMessages);
  return (
    <Stack gap="8">
      <PageHeader title={messages.title} description={messages.description} />
      <Decisions />
    </Stack>
  );
}

function Decisions() {
  const messages = useMessages(decisionMessages);
  const pages = usePages(ownDecisionPages, {});
  const [appealed, setAppealed] = useState<string | null>(null);
  const { data, error } = pages;
  if (error && !data) {
    return (
      <ErrorState title={messages.error} text={error.message} onRetry={() => void pages.mutate()} />
    );
  }
  if (!data) {
    return (
      <Delayed>
        <div role="status" aria-label={messages.loading}>
          <Skeleton lines={4} height={20} />
        </div>
      </Delayed>
    );
  }
  if (data.items.length === 0) {
    return (
      <Surface padding="0">
        <EmptyState icon={ShieldCheck} title={messages.empty} text={messages.emptyText} />
      </Surface>
    );
  }
  return (
    <Stack gap="4">
      <ul className={styles.list} aria-label={messages.list}>
        {data.items.map((decision) => (
          <li key={decision.id} className={styles.item}>
            <DecisionItem decision={decision} onAppeal={() => setAppealed(decision.id)} />
          </li>
        ))}
      </ul>
      <ShowMore
        hasMore={pages.hasMore}
        isLoading={pages.isLoadingMore}
        error={pages.moreError?.message}
        progress={messages.shown(data.items.length)}
        onMore={() => void pages.loadMore()}
      />
      {appealed !== null && (
        <AppealDialog
          send={(client, text) => client.cases.appeal(appealed, { text })}
          onClose={() => setAppealed(null)}
        />
      )}
    </Stack>
  );
}
