import { routes } from '@dreamfork/api-client';
import { usePages } from '@dreamfork/api-client/hooks';
import type { ReviewAnchor, ReviewReading, StoryDocument } from '@dreamfork/story';
import {
  Button,
  Delayed,
  Disclosure,
  ErrorState,
  Heading,
  Skeleton,
  Stack,
  Text,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { MessageSquarePlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLibraryHost } from '../host.tsx';
import { ReportDialog, type ReportTarget } from '../storyDetails/ReportDialog.tsx';
import { nodeIdOf } from './anchors.ts';
import { GuestName } from './GuestName.tsx';
import { reviewMessages } from './messages.ts';
import { ReviewThreadItem } from './ReviewThreadItem.tsx';
import * as styles from './review.css.ts';
import { shownThreads } from './threads.ts';
import type { UnsentComments } from './useUnsent.ts';
import { WaitingComment } from './WaitingComment.tsx';
import { WriteComment } from './WriteComment.tsx';

/** Milliseconds between looks for what others wrote. */
const refreshInterval = 20_000;

/** What is said about a draft. */
export const useThreads = (storyId: string) => {
  const list = usePages(
    routes.review.threads,
    { params: { id: storyId }, query: { limit: 100 } },
    { refreshInterval },
  );
  const { hasMore, isLoadingMore, moreError, loadMore } = list;
  useEffect(() => {
    if (hasMore && !isLoadingMore && !moreError) void loadMore();
  }, [hasMore, isLoadingMore, moreError, loadMore]);
  return list;
};

export type ReviewMarginProps = {
  storyId: string;
  /** What is said about the draft. */
  threads: ReturnType<typeof useThreads>;
  /** The draft as the reviewer has it. */
  story: StoryDocument;
  version: number;
  /** The passage that is being read. */
  nodeId: string;
  /** What is being commented; null while nothing is. */
  anchor: ReviewAnchor | null;
  onAnchorChange: (anchor: ReviewAnchor | null) => void;
  /** Whether the link allows comments. */
  canWrite: boolean;
  /** The name under which the reviewer writes; null for a guest who has given none. */
  readerName: string | null;
  unsent: UnsentComments;
  /** How the reader came here, as far as it can be told. */
  reading: () => ReviewReading | null;
  /** Whether what holds it has a heading of its own. @default false */
  hidesHeading?: boolean;
};

/** What is said about the passage that is being read, and the form to say more. */
export function ReviewMargin({
  storyId,
  threads: list,
  story,
  version,
  nodeId,
  anchor,
  onAnchorChange,
  canWrite,
  readerName,
  unsent,
  reading,
  hidesHeading = false,
}: ReviewMarginProps) {
  const messages = useMessages(reviewMessages);
  const { user } = useLibraryHost();
  const [reported, setReported] = useState<ReportTarget | null>(null);
  const threads = shownThreads(list.data?.items ?? []);
  const here = threads.filter((thread) => nodeIdOf(thread.anchor) === nodeId);
  const elsewhere = threads.filter((thread) => nodeIdOf(thread.anchor) !== nodeId);
  const items = (shown: typeof threads) =>
    shown.map((thread) => (
      <ReviewThreadItem
        key={thread.id}
        storyId={storyId}
        story={story}
        thread={thread}
        canWrite={canWrite && readerName !== null}
        onSend={unsent.add}
        onReport={user ? setReported : undefined}
      />
    ));

  return (
    <section className={styles.margin} aria-label={messages.title}>
      {!hidesHeading && (
        <Heading level={2} size="21">
          {threads.length > 0 ? messages.of(threads.length) : messages.title}
        </Heading>
      )}
      {!canWrite && <Text tone="ink2">{messages.readOnly}</Text>}
      {canWrite && readerName === null && <GuestName storyId={storyId} />}
      {canWrite && readerName !== null && anchor && (
        <WriteComment
          storyId={storyId}
          story={story}
          version={version}
          anchor={anchor}
          onAnchorChange={onAnchorChange}
          reading={reading}
          onSend={unsent.add}
          onClose={() => onAnchorChange(null)}
        />
      )}
      {unsent.waiting.length > 0 && (
        <ol className={styles.list}>
          {unsent.waiting.map((one) => (
            <WaitingComment key={one.id} unsent={one} onRetry={unsent.retry} onDrop={unsent.drop} />
          ))}
        </ol>
      )}
      {list.error && !list.data && (
        <ErrorState
          headingLevel={3}
          title={messages.error}
          text={list.error.message}
          onRetry={() => void list.mutate()}
        />
      )}
      {!list.data && !list.error && (
        <Delayed>
          <div role="status" aria-label={messages.loading}>
            <Skeleton lines={4} height={18} />
          </div>
        </Delayed>
      )}
      {list.data && here.length === 0 && (
        <Text tone="ink2">{canWrite ? messages.none : messages.noneReadOnly}</Text>
      )}
      {here.length > 0 && (
        <ol className={styles.list} aria-label={messages.here}>
          {items(here)}
        </ol>
      )}
      {elsewhere.length > 0 && (
        <Disclosure title={messages.elsewhere(elsewhere.length)}>
          <ol className={styles.list}>{items(elsewhere)}</ol>
        </Disclosure>
      )}
      {canWrite && readerName !== null && (
        <Stack gap="2" align="start">
          <div className={styles.action}>
            <Button
              variant="quiet"
              icon={MessageSquarePlus}
              onPress={() => onAnchorChange({ kind: 'story' })}
            >
              {messages.aboutStory}
            </Button>
          </div>
          <Text size="13" tone="ink2">
            {messages.as(readerName)}
          </Text>
        </Stack>
      )}
      {reported && <ReportDialog target={reported} onClose={() => setReported(null)} />}
    </section>
  );
}
