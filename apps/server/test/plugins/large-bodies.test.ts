import { EventEmitter, once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createBodySpool } from '../../src/plugins/body-spool.ts';
import { errors } from '../../src/plugins/errors.ts';
import { hangUpSignal } from '../../src/plugins/hang-up.ts';
import { identity } from '../../src/plugins/identity.ts';
import { json } from '../../src/plugins/json.ts';
import { largeBodies } from '../../src/plugins/large-bodies.ts';
import type { UnreadBody } from '../../src/unread-body.ts';
import { registerAccount } from '../support/accounts.ts';
import { expectError } from '../support/expect-error.ts';
import { openTestServer } from '../support/test-server.ts';

const megabyte = 1024 * 1024;
const server = openTestServer('sqlite');

test('what a large body took is given back, also where it is refused', async () => {
  const { token } = await registerAccount(server().send, 'heavy');
  const rawBody = 'x'.repeat(4 * 1024 * 1024);
  // More than may be held at once.
  for (let count = 0; count < 10; count += 1) {
    const path = '/api/StoryManagement/create';
    expectError(await server().send('POST', path, { token, rawBody }), 400, 'json-malformed');
  }
});

test('a request knows when its client hangs up, and not before', async () => {
  const app = Fastify();
  const events = new EventEmitter();
  const heard = once(events, 'heard');
  const hungUp = once(events, 'hung up');
  app.post('/answered', async (_request, reply) => {
    const signal = hangUpSignal(reply.raw);
    await new Promise((resolve) => setImmediate(resolve));
    return { isAborted: signal.aborted };
  });
  app.post('/abandoned', async (_request, reply) => {
    hangUpSignal(reply.raw).addEventListener('abort', () => events.emit('hung up'));
    events.emit('heard');
    await hungUp;
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const post = (path: string, signal: AbortSignal | null = null) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify('a'.repeat(500_000)),
      signal,
    });
  try {
    expect(await (await post('/answered')).json()).toEqual({ isAborted: false });
    const client = new AbortController();
    const asked = post('/abandoned', client.signal);
    await heard;
    client.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    await hungUp;
  } finally {
    await app.close();
  }
});

const route = { bodyLimit: 40 * megabyte, config: { readsBody: true } };

/** A server with one route, which answers how many bytes it got and then waits for `isOver`. */
async function openRoute({
  idleLimit = 60_000,
  isOver = Promise.resolve(),
}: {
  idleLimit?: number;
  isOver?: Promise<unknown>;
} = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'dreamfork-test-'));
  const events = new EventEmitter();
  const app = Fastify();
  await app.register(errors);
  await app.register(identity);
  await app.register(largeBodies, { directory, idleLimit });
  await app.register(json);
  app.addHook('onRequest', async () => void events.emit('request'));
  app.post('/', route, async (request) => {
    events.emit('received');
    await isOver;
    const body = request.body as UnreadBody<{ bytes: number }>;
    return body.read(async ({ bytes }) => ({ bytes }));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  /** Sends a head and some of a body, and gives the answer as text. */
  const send = (from: string, head: string, body = '') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    const lines = ['POST / HTTP/1.1', 'host: a', 'content-type: application/json', head];
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
    return { socket, answer: text(socket) };
  };
  return {
    directory,
    events,
    send,
    sendWhole: async (from: string, bytes: number) =>
      send(from, `connection: close\r\ncontent-length: ${bytes}`, 'x'.repeat(bytes)).answer,
    close: async () => {
      await app.close();
      await rm(directory, { recursive: true });
    },
  };
}

const unfinished = `content-length: ${30 * megabyte}`;

test('a client that stops sending is refused, and gives back what it holds', async () => {
  const { send, sendWhole, close } = await openRoute({ idleLimit: 50 });
  const ask = () => send('127.0.0.1', unfinished, '{').answer;
  try {
    for (const answer of await Promise.all([ask(), ask(), ask(), ask()])) {
      expect(answer).toMatch(/^HTTP\/1.1 503 /);
      expect(answer).toContain('"code":"server-busy"');
      expect(answer).toMatch(/retry-after: 5/);
    }
    expect(await sendWhole('127.0.0.1', 2 * megabyte)).toContain(`{"bytes":${2 * megabyte}}`);
  } finally {
    await close();
  }
});

test.each([
  ['of a length', unfinished],
  ['in chunks', 'transfer-encoding: chunked'],
])('slow bodies %s keep nobody else waiting', async (_name, head) => {
  const { send, sendWhole, events, close } = await openRoute();
  const slow: ReturnType<typeof send>[] = [];
  try {
    for (const from of ['127.0.0.2', '127.0.0.3', '127.0.0.4']) {
      for (let count = 0; count < 3; count += 1) {
        const arrived = once(events, 'request');
        slow.push(send(from, head));
        await arrived;
      }
    }
    expect(await sendWhole('127.0.0.1', 2 * megabyte)).toContain(`{"bytes":${2 * megabyte}}`);
  } finally {
    for (const { socket, answer } of slow) {
      socket.end();
      await answer.catch(() => {});
    }
    await close();
  }
});

test('a caller has two large bodies under way at once, the others wait unread', async () => {
  const over = new EventEmitter();
  const { sendWhole, events, close } = await openRoute({
    isOver: once(over, 'over'),
  });
  let received = 0;
  events.on('received', () => {
    received += 1;
  });
  try {
    const asked = Array.from({ length: 3 }, () => sendWhole('127.0.0.2', 2 * megabyte));
    while (received < 2) await once(events, 'received');
    const other = sendWhole('127.0.0.1', 2 * megabyte);
    await once(events, 'received');
    expect(received).toBe(3);
    over.emit('over');
    for (const answer of await Promise.all([...asked, other])) {
      expect(answer).toMatch(/^HTTP\/1.1 200 /);
    }
  } finally {
    await close();
  }
});

test('a body that is too long is refused, before it is read where its length is known', async () => {
  const { send, directory, close } = await openRoute();
  try {
    const known = send('127.0.0.1', `content-length: ${41 * megabyte}`);
    expect(await known.answer).toMatch(/^HTTP\/1.1 413 /);
    const chunk = `${(4 * megabyte).toString(16)}\r\n${'x'.repeat(4 * megabyte)}\r\n`;
    const tooMuch = `${chunk.repeat(10)}1\r\nx\r\n`;
    const chunked = send('127.0.0.1', 'transfer-encoding: chunked', tooMuch);
    expect(await chunked.answer).toMatch(/^HTTP\/1.1 413 /);
    expect(await readdir(directory)).toEqual([]);
  } finally {
    await close();
  }
});

test('a client that hangs up while its body arrives makes room for the next one', async () => {
  const { send, sendWhole, events, close } = await openRoute();
  try {
    for (let count = 0; count < 3; count += 1) {
      const arrived = once(events, 'request');
      const { socket, answer } = send('127.0.0.1', unfinished, '{');
      await arrived;
      socket.destroy();
      await answer.catch(() => {});
    }
    expect(await sendWhole('127.0.0.1', 2 * megabyte)).toMatch(/^HTTP\/1.1 200 /);
  } finally {
    await close();
  }
});

test('the files are full at their bound, and empty again when the bodies are gone', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'dreamfork-test-'));
  await writeFile(join(directory, 'left-over'), 'by a process that was killed');
  const spool = createBodySpool({ directory, capacity: 5, idleLimit: 60_000 });
  expect(await readdir(directory)).toEqual([]);
  const first = await spool.open();
  const second = await spool.open();
  expect(await first.receive(Readable.from([Buffer.from('abc')]), 9)).toMatchObject({ bytes: 3 });
  const busy = second.receive(Readable.from([Buffer.from('def')]), 9);
  await expect(busy).rejects.toMatchObject({ code: 'server-busy' });
  await first.close();
  await second.close();
  const third = await spool.open();
  expect(await third.receive(Readable.from([Buffer.from('defgh')]), 9)).toMatchObject({ bytes: 5 });
  await third.close();
  await rm(directory, { recursive: true });
});
