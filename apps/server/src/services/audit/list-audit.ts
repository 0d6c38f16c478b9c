import type {
  AuditEntry,
  AuditListResponse,
  auditExportQuery,
  auditListQuery,
} from '@dreamfork/api-client/contract';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import { contains } from '../../db/user-search.ts';
import type { Services } from '../services.ts';
import { toIso } from '../users/user-views.ts';

type Query = z.output<typeof auditListQuery>;
type Filters = z.output<typeof auditExportQuery>;
type Row = Selectable<Tables['audit_log']>;
type Place = readonly [time: number, id: string];

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
  ({ action, targetId, searchTerm, from, to }: Filters, place: Place | undefined) =>
  (expression: ExpressionBuilder<Tables, 'audit_log'>) => {
    const conditions = [];
    if (action) conditions.push(expression('action', '=', action));
    if (targetId) conditions.push(expression('target_id', '=', targetId));
    if (from) conditions.push(expression('created_at', '>=', Date.parse(from)));
    if (to) conditions.push(expression('created_at', '<', Date.parse(to)));
    if (searchTerm) {
      conditions.push(contains(sql.ref('audit_log.search_text'), searchTerm));
    }
    if (place) {
      conditions.push(
        expression(expression.refTuple('created_at', 'id'), '<', expression.tuple(...place)),
      );
    }
    return expression.and(conditions);
  };

/** Entries of the audit log that match and come after a place in it, newest first. */
async function readAudit(
  { database }: Pick<Services, 'database'>,
  filters: Filters,
  { place, limit }: { place: Place | undefined; limit: number },
): Promise<{ items: AuditEntry[]; next: Place | undefined }> {
  const found = await database
    .selectFrom('audit_log')
    .selectAll()
    .where(filter(filters, place))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toEntry),
    next: found.length > limit && last ? [last.created_at, last.id] : undefined,
  };
}

const cursorPlace = z.tuple([z.literal('audit'), z.number(), z.string()]);

/**
 * A page of the audit log.
 * @throws ApiError `cursor-invalid`.
 */
export async function listAudit(
  services: Pick<Services, 'database' | 'cursors'>,
  { cursor, limit, ...filters }: Query,
): Promise<AuditListResponse> {
  const read = cursor === undefined ? undefined : services.cursors.read(cursor, cursorPlace);
  const place: Place | undefined = read && [read[1], read[2]];
  const { items, next } = await readAudit(services, filters, { place, limit });
  return { items, nextCursor: next ? services.cursors.write(['audit', ...next]) : null };
}

/** How many rows of an export are in memory. */
const exportedAtOnce = 1000;

/** All entries that match, newest first, page by page. */
export async function* readWholeAudit(
  services: Pick<Services, 'database'>,
  filters: Filters,
): AsyncGenerator<AuditEntry[]> {
  let place: Place | undefined;
  do {
    const { items, next } = await readAudit(services, filters, { place, limit: exportedAtOnce });
    yield items;
    place = next;
  } while (place);
}
