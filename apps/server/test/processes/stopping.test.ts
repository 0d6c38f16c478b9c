import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { placeOfTest } from '../support/engines.ts';
import { registration } from '../support/forms.ts';
import { processOfTest } from '../support/server-process.ts';

test('a request in flight is finished before the process ends', async () => {
  const { dataDirectory } = await placeOfTest();
  const server = await processOfTest({ DATA_DIR: dataDirectory });
  const { hostname, port } = new URL(server.address);
  const body = JSON.stringify(registration('slow'));
  const socket = connect({ host: hostname, port: Number(port) });
  // Half a body, and the server's word that it has begun to read: the request is in flight.
  const head = `POST /auth/register HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nExpect: 100-continue\r\n\r\n`;
  socket.write(head);
  const [greeting] = await once(socket, 'data');
  expect(String(greeting)).toContain('100 Continue');
  socket.write(body.slice(0, 20));

  const ended = server.end('SIGTERM');
  // Until the port is closed the server has not begun to stop.
  await expect
    .poll(() =>
      server.send('GET', '/health').then(
        ({ status }) => status,
        () => 'closed',
      ),
    )
    .toBe('closed');
  socket.write(body.slice(20));
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  expect(answer).toContain('"token"');
  expect(await ended).toBe(0);
});

test('a request whose head has not arrived does not keep the process', async () => {
  const { dataDirectory } = await placeOfTest();
  const server = await processOfTest({ DATA_DIR: dataDirectory });
  const { hostname, port } = new URL(server.address);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(`GET /health HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  await once(socket, 'data');
  socket.write('POST /auth/login HTTP/1.1\r\nHost:');
  const closed = once(socket, 'close');
  expect(await server.end('SIGTERM')).toBe(0);
  await closed;
});
