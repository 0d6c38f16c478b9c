import { routes } from '@dreamfork/api-client';
import { usePages } from '@dreamfork/api-client/hooks';
import { EmptyState, ErrorState, PageHeader, ShowMore, Stack, Surface } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ShieldCheck } from 'lucide-react';
import { DecisionList, DecisionListSkeleton } from './DecisionList.tsx';
import { decisionMessages } from './messages.ts';

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
  const pages = usePages(routes.cases.ownDecisions, {});
  const { data, error } = pages;
  if (error && !data) {
    return (
      <ErrorState title={messages.error} text={error.message} onRetry={() => void pages.mutate()} />
    );
  }
  if (!data) return <DecisionListSkeleton />;
  if (data.items.length === 0) {
    return (
      <Surface padding="0">
        <EmptyState icon={ShieldCheck} title={messages.empty} text={messages.emptyText} />
      </Surface>
    );
  }
  return (
    <Stack gap="4">
      <DecisionList
        items={data.items}
        appeal={(client, id, text) =>
          client.call(routes.cases.appeal, { params: { id }, body: { text } })
        }
      />
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
