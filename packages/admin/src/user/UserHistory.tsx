import { auditPages, usePages } from '@dreamfork/api-client/hooks';
import { useMessages } from '@dreamfork/ui/i18n';
import { securityMessages } from '../messages/security.ts';
import { userPageMessages } from '../messages/user.ts';
import { useAuditColumns } from '../security/auditColumns.tsx';
import { PagedTable } from './PagedTable.tsx';
import { Section } from './Section.tsx';

/** What administrators did to the account, newest first. */
export function UserHistory({ userId }: { userId: string }) {
  const messages = useMessages(userPageMessages);
  const { shown } = useMessages(securityMessages);
  const pages = usePages(auditPages, { targetId: userId });
  const columns = useAuditColumns().filter(({ id }) => id !== 'target');
  return (
    <Section title={messages.history}>
      <PagedTable
        label={messages.history}
        pages={pages}
        columns={columns}
        empty={messages.noHistory}
        failed={messages.historyFailed}
        shown={shown}
      />
    </Section>
  );
}
