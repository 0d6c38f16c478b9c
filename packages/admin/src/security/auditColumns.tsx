import type { AuditEntry } from '@dreamfork/api-client';
import type { TableColumn } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Moment } from '../layout/Moment.tsx';
import { moderationMessages } from '../moderation/messages.ts';
import { AuditDetails } from './AuditDetails.tsx';
import { securityMessages } from './messages.ts';

/** The columns of the audit log. */
export function useAuditColumns(): TableColumn<AuditEntry>[] {
  const messages = useMessages(securityMessages);
  const { storyTitle, comment, author } = useMessages(moderationMessages);
  const names = {
    user: (name: string) => name,
    story: storyTitle,
    comment: (name: string) => `${comment} · ${author(name)}`,
  };
  return [
    {
      id: 'action',
      header: messages.action,
      isRowHeader: true,
      render: ({ action }) => messages.actions[action],
    },
    {
      id: 'time',
      header: messages.time,
      render: ({ createdAt }) => <Moment at={createdAt} />,
    },
    { id: 'actor', header: messages.actor, render: ({ actor }) => actor.name },
    {
      id: 'target',
      header: messages.target,
      render: ({ target }) => (target ? names[target.kind](target.name) : messages.nothing),
    },
    { id: 'from', header: messages.from, render: ({ address }) => address },
    {
      id: 'details',
      header: messages.details,
      render: (entry) => <AuditDetails entry={entry} />,
    },
  ];
}
