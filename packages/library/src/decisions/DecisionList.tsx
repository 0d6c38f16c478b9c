import type { ApiClient, ApiError, OwnDecision } from '@dreamfork/api-client';
import type { Result } from '@dreamfork/story';
import { Delayed, Skeleton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { AppealDialog } from './AppealDialog.tsx';
import { DecisionItem } from './DecisionItem.tsx';
import * as styles from './DecisionsPage.css.ts';
import { decisionMessages } from './messages.ts';

export type DecisionListProps = {
  items: readonly OwnDecision[];
  /** Sends an appeal against a decision. */
  appeal: (client: ApiClient, id: string, text: string) => Promise<Result<unknown, ApiError>>;
};

/** Decisions, each with the way to appeal. */
export function DecisionList({ items, appeal }: DecisionListProps) {
  const messages = useMessages(decisionMessages);
  const [appealed, setAppealed] = useState<string | null>(null);
  return (
    <>
      <ul className={styles.list} aria-label={messages.list}>
        {items.map((decision) => (
          <li key={decision.id} className={styles.item}>
            <DecisionItem decision={decision} onAppeal={() => setAppealed(decision.id)} />
          </li>
        ))}
      </ul>
      {appealed !== null && (
        <AppealDialog
          send={(client, text) => appeal(client, appealed, text)}
          onClose={() => setAppealed(null)}
        />
      )}
    </>
  );
}

export function DecisionListSkeleton() {
  const messages = useMessages(decisionMessages);
  return (
    <Delayed>
      <div role="status" aria-label={messages.loading}>
        <Skeleton lines={4} height={20} />
      </div>
    </Delayed>
  );
}
