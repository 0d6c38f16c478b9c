import { routes } from '@dreamfork/api-client';
import { useFeature, useQuery } from '@dreamfork/api-client/hooks';
import { LinkButton, Notice } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { dashboardMessages } from '../dashboard/messages.ts';
import { useLibraryHost } from '../host.tsx';

/** Tells an author that a moderator decided against something of theirs, while they can still act on it. */
export function DecisionsNotice() {
  const messages = useMessages(dashboardMessages);
  const { addresses } = useLibraryHost();
  const hasModeration = useFeature('moderation') === true;
  const { data } = useQuery(routes.cases.ownDecisions, hasModeration ? {} : null);
  const isCurrent = data?.items.some(({ canAppeal, appeal }) => canAppeal || appeal !== null);
  if (!isCurrent) return null;
  return (
    <Notice
      tone="warning"
      action={
        <LinkButton size="small" href={addresses.decisions}>
          {messages.showDecisions}
        </LinkButton>
      }
    >
      {messages.decisions}
    </Notice>
  );
}
