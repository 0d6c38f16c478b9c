import { hasCode, routes } from '@dreamfork/api-client';
import { useQuery } from '@dreamfork/api-client/hooks';
import { ErrorState, PageHeader, Stack } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { DecisionList, DecisionListSkeleton } from './DecisionList.tsx';
import { decisionMessages } from './messages.ts';

export type LinkedDecisionsPageProps = {
  /** The fragment of the address, with the token of an email or of a refused sign-in. */
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
  const { data, error, mutate } = useQuery(routes.cases.linkedDecisions, { body: { token } });
  if (error && !data) {
    return hasCode(error, 'link-expired') ? (
      <ErrorState title={messages.linkExpired} text={messages.linkExpiredText} />
    ) : (
      <ErrorState title={messages.error} text={error.message} onRetry={() => void mutate()} />
    );
  }
  if (!data) return <DecisionListSkeleton />;
  return (
    <DecisionList
      items={data.items}
      appeal={(client, id, text) =>
        client.call(routes.cases.linkedAppeal, { params: { id }, body: { token, text } })
      }
    />
  );
}
