import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { closing } from '../../src/plugins/closing.ts';

test('a request that stops in the middle of its body is cut off when its time is over', async () => {
  const app = Fastify();
  await app.register(closing, { patience: 50 });
  app.post('/', async () => 'answered');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => {});
  const arrived = once(app.server, 'request');
  socket.write(
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nhalf',
  );
  await arrived;
  const closed = once(socket, 'close');
  await app.close();
  await closed;
  expect(app.server.listening).toBe(false);
});
