import type { AuditEntry, AuditValues } from '@dreamfork/api-client';
import { Stack, type TableColumn, Text } from '@dreamfork/ui';
import { formatDate, formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { securityMessages } from '../messages/security.ts';
import { userMessages } from '../messages/users.ts';

/** The columns of the audit log. */
export function useAuditColumns(): TableColumn<AuditEntry>[] {
  const messages = useMessages(securityMessages);
  const locale = useLocale();
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
      render: ({ createdAt }) => formatDateTime(locale, createdAt),
    },
    { id: 'actor', header: messages.actor, render: ({ actor }) => actor.name },
    {
      id: 'target',
      header: messages.target,
      render: ({ target }) => target?.name ?? messages.nothing,
    },
    { id: 'from', header: messages.from, render: ({ address }) => address },
    {
      id: 'details',
      header: messages.details,
      render: (entry) => <AuditDetails entry={entry} />,
    },
  ];
}

const names = [
  'status',
  'suspendedUntil',
  'twoFactor',
  'premiumExpiresAt',
  'isPublic',
  'commentText',
  'openReports',
  'role',
  'sessions',
  'filters',
  'notice',
  'isRegistrationOpen',
  'job',
  'lockedAddress',
] as const;

type Name = (typeof names)[number];

/** Why somebody acted, and each value before → after. */
function AuditDetails({ entry: { reason, before, after } }: { entry: AuditEntry }) {
  const messages = useMessages(securityMessages);
  const statuses: Partial<Record<string, string>> = useMessages(userMessages).statuses;
  const locale = useLocale();
  const textOf = (values: AuditValues | null, name: Name): string => {
    const value = values?.[name];
    if (value === undefined || value === null || value === '') return messages.nothing;
    if (typeof value === 'boolean') return value ? messages.yes : messages.no;
    if (name === 'premiumExpiresAt') return formatDate(locale, value);
    if (name === 'suspendedUntil') return formatDateTime(locale, value);
    return statuses[value] ?? String(value);
  };
  const changed = names.filter(
    (name) => before?.[name] !== undefined || after?.[name] !== undefined,
  );
  return (
    <Stack gap="1">
      {changed.map((name) => (
        <span key={name}>
          {messages.values[name]}: {textOf(before, name)} → {textOf(after, name)}
        </span>
      ))}
      {reason !== null && <Text as="span">{messages.reason(reason)}</Text>}
    </Stack>
  );
}
