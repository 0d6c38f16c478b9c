import { Writable } from 'node:stream';
import Fastify, { LogController } from 'fastify';
import { expect, test } from 'vitest';
import { accessLog, loggerOptions, requestIds } from '../../src/plugins/logging.ts';

test.each([
  [{}, '203.0.113.0'],
  [{ isWhole: true }, '203.0.113.77'],
])('the access log holds no query, header or body: %j', async (settings, address) => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const options = loggerOptions('info');
  const app = Fastify({
    logger: typeof options === 'object' ? { ...options, stream } : false,
    genReqId: requestIds(() => false),
    logController: new LogController({ disableRequestLogging: true }),
  });
  await app.register(accessLog, settings);
  app.post('/auth/login', async (request) => {
    request.log.info({ req: request }, 'seen');
    return 'ok';
  });
  const { headers } = await app.inject({
    method: 'POST',
    remoteAddress: '203.0.113.77',
    url: '/auth/login?token=query-secret',
    headers: {
      authorization: 'Bearer header-secret',
      cookie: 'session=cookie-secret',
      'x-review-link': 'link-secret',
      'x-review-guest': 'guest-secret',
    },
    payload: { password: 'body-secret' },
  });
  await app.close();
  const log = lines.join('');
  expect(log).toContain('"path":"/auth/login"');
  expect(log).toContain('"status":200');
  expect(log).not.toContain('secret');
  expect(log).toContain(`"address":"${address}"`);
  expect(log).toContain(`"reqId":"${String(headers['x-request-id'])}"`);
});

test('takes the id of a request from a trusted proxy only', () => {
  const idOf = requestIds((address) => address === '10.0.0.1');
  const from = (remoteAddress: string, id: string) =>
    idOf({ headers: { 'x-request-id': id }, socket: { remoteAddress } });
  expect(from('10.0.0.1', 'proxy-0001')).toBe('proxy-0001');
  expect(from('203.0.113.7', 'proxy-0001')).not.toBe('proxy-0001');
  expect(from('10.0.0.1', 'two\nlines in the log')).not.toContain('lines');
  expect(from('203.0.113.7', '')).not.toBe(from('203.0.113.7', ''));
});
