import { reportPages, usePages } from '@dreamfork/api-client/hooks';
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
import { Container } from '../../layout/Container.tsx';
import { moderationMessages } from '../../messages/moderation.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { StaleNotice } from '../../stories/StaleNotice.tsx';
import { list } from '../../stories/storyRows.css.ts';
import { useFocusAfterRemoval } from '../../stories/useFocusAfterRemoval.ts';
import * as styles from './ModerationPage.css.ts';
import { Reported } from './Reported.tsx';

export function ModerationPage() {
  const words = useMessages(moderationMessages);
  usePageTitle(words.title);
  return (
    <Container>
      <Stack gap="8">
        <PageHeader title={words.title} description={words.description} />
        <ReportedThings />
      </Stack>
    </Container>
  );
}

function ReportedThings() {
  const words = useMessages(moderationMessages);
  const pages = usePages(reportPages, {});
  const { data, error } = pages;
  const frame = useFocusAfterRemoval(data?.items.length);
  const retry = () => void pages.mutate();

  if (error && !data) {
    return <ErrorState title={words.error} text={error.message} onRetry={retry} />;
  }
  if (!data) return <ReportedSkeleton label={words.loading} />;
  return (
    <div ref={frame} tabIndex={-1}>
      <Stack gap="4">
        {pages.isStale && <StaleNotice onRetry={retry} />}
        {data.items.length === 0 ? (
          <Surface padding="0">
            <EmptyState icon={ShieldCheck} title={words.empty} text={words.emptyText} />
          </Surface>
        ) : (
          <ul className={list} aria-label={words.list}>
            {data.items.map((thing) => (
              <li key={thing.id} className={styles.item}>
                <Reported thing={thing} />
              </li>
            ))}
          </ul>
        )}
        <ShowMore
          hasMore={pages.hasMore}
          isLoading={pages.isLoadingMore}
          error={pages.moreError?.message}
          progress={words.shown(data.items.length)}
          onMore={() => void pages.loadMore()}
        />
      </Stack>
    </div>
  );
}

const places = ['first', 'second', 'third'];

const ReportedSkeleton = ({ label }: { label: string }) => (
  <Delayed>
    <div className={list} role="status" aria-label={label}>
      {places.map((place) => (
        <div key={place} className={styles.item}>
          <Skeleton lines={3} height={20} />
        </div>
      ))}
    </div>
  </Delayed>
);
