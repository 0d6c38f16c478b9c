import type { AuditEntry, AuditValues } from '@dreamfork/api-client';
import { Stack, Text } from '@dreamfork/ui';
import { formatDate, formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { systemMessages } from '../system/messages.ts';
import { outgoingEmailMessages } from '../system/outgoingEmails.messages.ts';
import { userMessages } from '../users/messages.ts';
import { filterMessages } from './filters.messages.ts';
import { securityMessages } from './messages.ts';

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
  'emailKind',
  'recipient',
] as const;

type Name = (typeof names)[number];
type Names = Partial<Record<string, string>>;

const moment = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** Why somebody acted, and each value before → after. */
export function AuditDetails({ entry: { reason, before, after } }: { entry: AuditEntry }) {
  const messages = useMessages(securityMessages);
  const statuses: Names = useMessages(userMessages).statuses;
  const jobs: Names = useMessages(systemMessages).jobNames;
  const emailKinds: Names = useMessages(outgoingEmailMessages).kinds;
  const filtersInWords = useFiltersInWords();
  const locale = useLocale();
  const textOf = (values: AuditValues | null, name: Name): string => {
    const value = values?.[name];
    if (name === 'filters' && typeof value === 'string') return filtersInWords(value);
    if (value === undefined || value === null || value === '') return messages.nothing;
    if (typeof value === 'boolean') return value ? messages.yes : messages.no;
    if (typeof value === 'number') return String(value);
    if (name === 'premiumExpiresAt') return formatDate(locale, value);
    if (name === 'job') return jobs[value] ?? value;
    if (name === 'emailKind') return emailKinds[value] ?? value;
    if (name === 'status') return statuses[value] ?? value;
    if (name === 'suspendedUntil' || name === 'notice') {
      return value.replaceAll(moment, (time) => formatDateTime(locale, time));
    }
    return value;
  };
  const changed = names.filter(
    (name) => before?.[name] !== undefined || after?.[name] !== undefined,
  );
  if (changed.length === 0 && reason === null) return messages.nothing;
  return (
    <Stack gap="1">
      {changed.map((name) => (
        <span key={name}>
          {`${messages.values[name]}: `}
          {before?.[name] !== undefined && `${textOf(before, name)} → `}
          {textOf(after, name)}
        </span>
      ))}
      {reason !== null && <Text as="span">{messages.reason(reason)}</Text>}
    </Stack>
  );
}

/** Says the query of an export as a person would. */
function useFiltersInWords(): (query: string) => string {
  const messages = useMessages(filterMessages);
  const actions: Names = useMessages(securityMessages).actions;
  const statuses: Names = useMessages(userMessages).statuses;
  const locale = useLocale();
  const inWords = (name: string, value: string): string => {
    switch (name) {
      case 'searchTerm':
      case 'role':
      case 'targetId':
      case 'userId':
        return messages[name](value);
      case 'status':
        return messages.status(statuses[value] ?? value);
      case 'action':
        return messages.action(actions[value] ?? value);
      case 'isPremium':
        return messages.isPremium(value === 'true');
      case 'from':
      case 'to':
        return messages[name](formatDateTime(locale, value));
      case 'startDate':
      case 'endDate':
        // A day of UTC; at noon it is the same day nearly everywhere.
        return messages[name](formatDate(locale, `${value.slice(0, 10)}T12:00:00Z`));
      default:
        return `${name}: ${value}`;
    }
  };
  return (query) =>
    [...new URLSearchParams(query)].map(([name, value]) => inWords(name, value)).join(', ') ||
    messages.none;
}
