import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { placeOfTest } from '../support/engines.ts';
import { isPostgresReachable } from '../support/places.ts';
import { processOfTest } from '../support/server-process.ts';

type Span = {
  traceId: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
};
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

/** A collector that keeps the spans that it is sent. */
async function startCollector() {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans } = body as Export;
      spans.push(
        ...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
      );
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

test('a collector that is away does not keep the server from its end', async () => {
  const { dataDirectory } = await placeOfTest();
  const server = await processOfTest({
    DATA_DIR: dataDirectory,
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
  });
  expect((await server.send('GET', '/api/StoryManagement/public')).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
});

test.runIf(isPostgresReachable)(
  'a request and its queries are one trace, without what tells who asked for what',
  async () => {
    const place = await placeOfTest('postgres');
    const collector = await startCollector();
    onTestFinished(collector.close);
    const server = await processOfTest({
      DATA_DIR: place.dataDirectory,
      DATABASE_URL: place.databaseUrl ?? '',
      JWT_SECRET: 'a secret that all machines share, of 32 or more',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    });
    await server.send('GET', '/health');
    await server.send('GET', '/api/StoryManagement/public?search=hidden', {
      headers: {
        'user-agent': 'hidden',
        'x-forwarded-for': '203.0.113.77',
        'x-review-link': 'hidden',
        'x-review-guest': 'hidden',
      },
    });
    expect(await server.end('SIGTERM')).toBe(0);
    const { spans } = collector;
    const request = spans.find(({ name }) => name === 'GET /api/StoryManagement/public');
    expect(request).toBeDefined();
    const queries = spans.filter(({ name }) => name.startsWith('pg.query'));
    expect(queries.length).toBeGreaterThan(0);
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
    const sent = JSON.stringify(spans);
    for (const secret of ['hidden', '203.0.113.77']) expect(sent).not.toContain(secret);
  },
);
