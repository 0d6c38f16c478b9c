import { Delayed, ErrorState } from '@dreamfork/ui';
import type { ReactNode } from 'react';

export type PendingListProps = {
  list: { data?: unknown; error?: { message: string } | undefined; mutate: () => unknown };
  messages: { error: string; loading: string };
  /** The skeleton of the list. */
  children: ReactNode;
};

/** What stands in the place of a list within a section: its skeleton until it comes, or why it did not. */
export function PendingList({
  list: { data, error, mutate },
  messages,
  children,
}: PendingListProps) {
  if (data) return null;
  return error ? (
    <ErrorState
      headingLevel={4}
      title={messages.error}
      text={error.message}
      onRetry={() => void mutate()}
    />
  ) : (
    <Delayed>
      <div role="status" aria-label={messages.loading}>
        {children}
      </div>
    </Delayed>
  );
}
