import { Writable } from 'node:stream';
import Fastify, { LogController } from 'fastify';
import { expect, test } from 'vitest';
import { accessLog, loggerOptions } from '../../src/plugins/logging.ts';

test('the access log holds no query, header or body', async () => {
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
    logController: new LogController({ disableRequestLogging: true }),
  });
  await app.register(accessLog);
  app.post('/auth/login', async (request) => {
    request.log.info({ req: request }, 'seen');
    return 'ok';
  });
  await app.inject({
    method: 'POST',
    url: '/auth/login?token=query-secret',
    headers: { authorization: 'Bearer header-secret', cookie: 'session=cookie-secret' },
    payload: { password: 'body-secret' },
  });
  await app.close();
  const log = lines.join('');
  expect(log).toContain('"path":"/auth/login"');
  expect(log).toContain('"status":200');
  expect(log).not.toContain('secret');
});
