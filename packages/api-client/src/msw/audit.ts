import type { HttpHandler } from 'msw';
import {
  type AuditEntry,
  auditCsvColumns,
  contract,
  csvFile,
  queryText,
} from '../contract/index.ts';
import { errorReply } from './errorReply.ts';
import { handle, type MockCall, type Session, type Setting } from './handle.ts';
import { joined, matches } from './lookups.ts';
import type { MockDatabase } from './mockDatabase.ts';

const { audit } = contract;

/** The address of every client of the mock server. */
export const clientAddress = '203.0.113.7';

type Act = Pick<AuditEntry, 'action'> &
  Partial<Pick<AuditEntry, 'target' | 'reason' | 'before' | 'after'>>;

/** Adds an act to the audit log. */
export function recordAct(
  database: MockDatabase,
  { user }: { user: Pick<Session['user'], 'id' | 'username'> },
  act: Act,
): void {
  database.audit.push({
    id: database.newId('audit'),
    createdAt: database.now(),
    actor: { id: user.id, name: user.username },
    address: clientAddress,
    target: null,
    reason: null,
    before: null,
    after: null,
    ...act,
  });
}

type Filters = MockCall<typeof audit.exportCsv>['query'];

/** The entries that match, newest first. */
const matchingEntries = (
  database: MockDatabase,
  { action, targetId, searchTerm, from, to }: Filters,
): AuditEntry[] =>
  database.audit
    .filter(
      (entry) =>
        (action === undefined || entry.action === action) &&
        (targetId === undefined || entry.target?.id === targetId) &&
        (from === undefined || entry.createdAt >= from) &&
        (to === undefined || entry.createdAt < to) &&
        matches(
          searchTerm,
          [entry.actor, entry.target].flatMap((one) => (one ? [one.id, one.name] : [])),
        ),
    )
    .toReversed();

export const auditHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, audit.list, ({ database, query }) => {
    const entries = matchingEntries(database, query);
    const place = entries.findIndex(({ id }) => id === query.cursor);
    if (query.cursor !== undefined && place < 0) return errorReply('cursor-invalid');
    const items = entries.slice(place + 1, place + 1 + query.limit);
    return {
      items,
      nextCursor: place + 1 + query.limit < entries.length ? (items.at(-1)?.id ?? null) : null,
    };
  }),

  handle(setting, audit.exportCsv, async ({ database, query, session }) => {
    recordAct(database, session, { action: 'audit-export', after: { filters: queryText(query) } });
    return joined(csvFile(auditCsvColumns, [matchingEntries(database, query)]));
  }),
];
