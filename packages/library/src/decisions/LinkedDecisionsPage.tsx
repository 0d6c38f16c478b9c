import { hasCode } from '@dreamfork/api-client';
import { useLinkedDecisions } from '@dreamfork/api-client/hooks';
import { Delayed, ErrorState, PageHeader, Skeleton, Stack } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { decisionMessages } from '../messages/decisions.ts';
import { AppealDialog } from './AppealDialog.tsx';
import { DecisionItem } from './DecisionItem.tsx';
import * as styles from './DecisionsPage.css.ts';

export type LinkedDecisionsPageProps = {
  /** The fragment of the address, with the token of a letter or of a refused sign-in. */
  hash: string;
};

/** The decisions about somebody who is blocked and has no session, with the way to appeal. */
export function LinkedDecisionsPage({ hash }: LinkedDecisionsPageProps) {
  const messages = useMessages(decisionMessages);
  const token = new URLSearchParams(hash.slice(1)).get('token');
  return (
    <Stack gap="8">
      <PageHeader title={messages.linkedTitle} description={messages.linkedDescription} />
      {token ? (
        <LinkedDecisions key={token} token={token} />
      ) : (
        <ErrorState title={messages.linkIncomplete} text={messages.linkIncompleteText} />
      )}
    </Stack>
  );
}

function LinkedDecisions({ token }: { token: string }) {
  const messages = useMessages(decisionMessages);
  const { data, error, mutate } = useLinkedDecisions(token);
  const [appealed, setAppealed] = useState<string | null>(null);
  if (error && !data) {
    return hasCode(error, 'link-expired') ? (
      <ErrorState title={messages.linkExpired} text={messages.linkExpiredText} />
    ) : (
      <ErrorState title={messages.error} text={error.message} onRetry={() => void mutate()} />
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
  return (
    <>
      <ul className={styles.list} aria-label={messages.list}>
        {data.items.map((decision) => (
          <li key={decision.id} className={styles.item}>
            <DecisionItem decision={decision} onAppeal={() => setAppealed(decision.id)} />
          </li>
        ))}
      </ul>
      {appealed !== null && (
        <AppealDialog
          send={(client, text) => client.cases.linkedAppeal(appealed, { token, text })}
          onClose={() => setAppealed(null)}
        />
      )}
    </>
  );
}
