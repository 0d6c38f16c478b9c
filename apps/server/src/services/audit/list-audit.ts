import type {
  AuditEntry,
  AuditListResponse,
  auditExportQuery,
  auditListQuery,
} from '@dreamfork/api-client/contract';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import { contains } from '../../db/user-search.ts';
import { readPage } from '../read-page.ts';
import type { Services } from '../services.ts';
import { toIso } from '../users/user-views.ts';

type Query = z.output<typeof auditListQuery>;
type Filters = z.output<typeof auditExportQuery>;
type Row = Selectable<Tables['audit_log']>;

const fromJson = (text: string | null): AuditEntry['before'] => text && JSON.parse(text);

const toTarget = ({ target_kind, target_id, target_name }: Row): AuditEntry['target'] =>
  target_kind && { kind: target_kind, id: target_id ?? '', name: target_name ?? '' };

const toEntry = (row: Row): AuditEntry => ({
  id: row.id,
  action: row.action,
  createdAt: toIso(row.created_at),
  actor: { id: row.actor_id, name: row.actor_name },
  address: row.address,
  target: toTarget(row),
  reason: row.reason,
  before: fromJson(row.value_before),
  after: fromJson(row.value_after),
});

const filter =
  ({ action, targetId, searchTerm, from, to }: Filters) =>
  (expression: ExpressionBuilder<Tables, 'audit_log'>) => {
    const conditions = [];
    if (action) conditions.push(expression('action', '=', action));
    if (targetId) conditions.push(expression('target_id', '=', targetId));
    if (from) conditions.push(expression('created_at', '>=', Date.parse(from)));
    if (to) conditions.push(expression('created_at', '<', Date.parse(to)));
    if (searchTerm) {
      conditions.push(contains(sql.ref('audit_log.search_text'), searchTerm));
    }
    return expression.and(conditions);
  };

/**
 * A page of the entries of the audit log that match, newest first.
 * @throws ApiError `cursor-invalid`.
 */
export async function listAudit(
  services: Services,
  { cursor, limit, ...filters }: Query,
): Promise<AuditListResponse> {
  const query = services.database.selectFrom('audit_log').selectAll().where(filter(filters));
  const { rows, nextCursor } = await readPage(services, query, {
    list: 'audit',
    key: ['created_at', 'id'],
    cursor,
    limit,
  });
  return { items: rows.map(toEntry), nextCursor };
}

/** How many rows of an export are in memory. */
const exportedAtOnce = 1000;

/** All entries that match, newest first, page by page. */
export async function* readWholeAudit(
  services: Services,
  filters: Filters,
): AsyncGenerator<AuditEntry[]> {
  let cursor: string | undefined;
  do {
    const page = await listAudit(services, { ...filters, cursor, limit: exportedAtOnce });
    yield page.items;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
