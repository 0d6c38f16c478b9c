import { Readable } from 'node:stream';
import { type AuditAction, csvFile, queryText } from '@dreamfork/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorOf, recordAct } from '../services/audit/record-act.ts';
import type { Viewer } from '../services/authentication/sessions.ts';
import type { Services } from '../services/services.ts';

type Columns<Row> = Parameters<typeof csvFile<Row>>[0];

type ExportCall = {
  viewer: Viewer;
  request: FastifyRequest;
  reply: FastifyReply;
  query: Parameters<typeof queryText>[0];
};

type Export<Row> = {
  action: AuditAction;
  name: string;
  columns: Columns<Row>;
  pages: AsyncIterable<Row[]>;
};

/**
 * Records an export in the audit log, then sends rows as a CSV file while they are read. A failure breaks the
 * connection off, so that no part passes for the whole.
 */
export async function sendExport<Row>(
  services: Services,
  call: ExportCall,
  { action, name, columns, pages }: Export<Row>,
): Promise<FastifyReply> {
  const after = { filters: queryText(call.query) };
  await recordAct(services.database, services, { action, actor: actorOf(call), after });
  return call.reply
    .header('cache-control', 'no-store')
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(csvFile(columns, pages)));
}
