import { Readable } from 'node:stream';
import { csvFile } from '@dreamfork/api-client/contract';
import type { FastifyReply } from 'fastify';

type Columns<Row> = Parameters<typeof csvFile<Row>>[0];

/** Sends rows as a CSV file while they are read; a failure breaks the connection off, so that no part passes for the whole. */
export const sendCsv = <Row>(
  reply: FastifyReply,
  { name, columns, pages }: { name: string; columns: Columns<Row>; pages: AsyncIterable<Row[]> },
): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(csvFile(columns, pages)));
