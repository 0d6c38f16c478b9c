import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestPlainly,
} from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { maxStoryFileBytes } from '@dreamfork/api-client/contract';
import { generateStory } from '@dreamfork/story/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { trustHops } from '../../src/configuration/trusted-proxies.ts';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { continueTask, requestOf } from '../support/assistant.ts';
import { sampleForm, toForm } from '../support/forms.ts';
import { generationSettings, startModelService } from '../support/models.ts';
import { canRun, proxies, proxyHost, startProxyProcess } from '../support/proxy-process.ts';
import { startTestServer } from '../support/test-server.ts';

const visitor = '127.0.0.2';
const protocol = 'ollama';

function tryExample(proxy: (typeof proxies)[number]): void {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let models: Awaited<ReturnType<typeof startModelService>>;
  let running: Awaited<ReturnType<typeof startProxyProcess>>;
  let token = '';
  beforeAll(async () => {
    models = await startModelService(protocol);
    server = await startTestServer('sqlite', {
      trustProxy: trustHops(1),
      metrics: { token: 'x'.repeat(32), port: undefined },
      generation: generationSettings([{ ...models, protocol }]),
    });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    running = await startProxyProcess(proxy, [(server.app.server.address() as AddressInfo).port]);
    token = (await registerAccount(server.send, 'author')).token;
  });
  afterAll(async () => {
    await running?.stop();
    await server?.stop();
    await models?.close();
  });

  /** The head of a response to a visitor; its body comes as it is read. */
  const ask = (
    method: string,
    path: string,
    { headers = {}, body }: { headers?: OutgoingHttpHeaders; body?: string } = {},
  ) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: running.port,
          localAddress: visitor,
          servername: proxyHost,
          rejectUnauthorized: false,
          agent: false,
          method,
          path,
          headers: { host: proxyHost, authorization: `Bearer ${token}`, ...headers },
        },
        resolve,
      );
      sent.once('error', reject);
      // A request that announces a body sends its end only with one.
      if (headers['content-length'] === undefined) sent.end(body);
      else sent.flushHeaders();
    });
  const json = { 'content-type': 'application/json' };

  test('the address and the scheme of a visitor arrive, and forged ones do not', async () => {
    const authorization = `Bearer ${await server.services.tokens.signForDoctor()}`;
    const forged = { 'x-forwarded-for': '203.0.113.77', 'x-forwarded-proto': 'http' };
    const response = await ask('GET', '/health/arrival', {
      headers: { authorization, ...forged },
    });
    expect(JSON.parse(await text(response))).toEqual({
      address: visitor,
      protocol: 'https',
      peer: '127.0.0.1',
      forwardedFor: visitor,
    });
    expect(response.headers['x-request-id']).toMatch(/^[\w-]{32,36}$/);
  });

  test('without https a page is led there, and what holds a secret is refused', async () => {
    const askPlainly = (method: string, headers: Record<string, string> = {}) =>
      new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
        const { plainPort: port } = running;
        const options = { host: '127.0.0.1', port, agent: false, method, path: '/login' };
        requestPlainly({ ...options, headers: { host: proxyHost, ...headers } }, (response) => {
          response.resume();
          resolve([response.statusCode, response.headers.location]);
        })
          .once('error', reject)
          .end();
      });
    expect(await askPlainly('GET')).toEqual([301, `https://${proxyHost}/login`]);
    expect(await askPlainly('GET', { authorization: `Bearer ${token}` })).toEqual([403, undefined]);
    expect(await askPlainly('POST', json)).toEqual([403, undefined]);
  });

  test('only TLS 1.2 and newer is spoken', async () => {
    const versionOf = (highest: 'TLSv1.1' | 'TLSv1.3') =>
      new Promise<string | null>((resolve, reject) => {
        const socket = connect({
          host: '127.0.0.1',
          port: running.port,
          servername: proxyHost,
          rejectUnauthorized: false,
          minVersion: 'TLSv1.1',
          maxVersion: highest,
          // OpenSSL itself refuses old versions at a higher level.
          ciphers: 'DEFAULT@SECLEVEL=0',
        });
        socket.once('error', reject);
        socket.once('secureConnect', () => {
          resolve(socket.getProtocol());
          socket.destroy();
        });
      });
    expect(await versionOf('TLSv1.3')).toBe('TLSv1.3');
    await expect(versionOf('TLSv1.1')).rejects.toThrow(/protocol version/i);
  });

  test('a large save passes, and the largest story file is left to the server to judge', async () => {
    const body = JSON.stringify(toForm(generateStory(8000), { isPublic: true }));
    expect(body.length).toBeGreaterThan(2_000_000);
    const saved = await ask('POST', '/api/StoryManagement/create', { headers: json, body });
    expect({ status: saved.statusCode, body: await text(saved) }).toMatchObject({ status: 201 });
    const refused = await ask('POST', '/api/story/export/import/start', {
      headers: {
        authorization: 'Bearer none',
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': maxStoryFileBytes + 1000,
      },
    });
    expect(refused.statusCode).toBe(401);
    refused.destroy();
  });

  test('events come as they are sent', async () => {
    let finish = () => {};
    models.behave(({ write, finish: end }) => {
      write('Волна. ');
      finish = end;
    });
    const stream = await ask('POST', '/api/aigen/stream', {
      headers: { ...json, 'accept-encoding': 'gzip, br' },
      body: JSON.stringify(requestOf({ protocol, task: continueTask })),
    });
    expect(stream.headers['content-encoding']).toBeUndefined();
    let received = '';
    for await (const chunk of stream) {
      received += String(chunk);
      // The model goes on only now, so nothing has waited for the end of the response.
      if (received.includes('"type":"text"')) finish();
    }
    expect(received).toContain('"type":"done"');
  });

  test('who writes in a story hears of a save at once, and who hangs up is gone', async () => {
    const { id } = await saveNew(server.send, token);
    const stream = await ask('GET', `/api/story/${id}/live`, {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    const events = stream.setEncoding('utf8')[Symbol.asyncIterator]();
    const until = async (type: string) => {
      for (let received = ''; !received.includes(`"type":"${type}"`); ) {
        received += (await events.next()).value;
      }
    };
    await until('welcome');
    await server.send('PUT', `/api/StoryManagement/${id}`, { token, body: sampleForm() });
    await until('version');
    stream.destroy();
    await expect.poll(() => server.services.live.streams()).toBe(0);
  });

  test('compression, entity tags and caching are those of the server', async () => {
    const { body } = await server.send('GET', '/api/StoryManagement/public');
    const path = `/api/story/${body.stories[0].id}/data`;
    const headers = { 'accept-encoding': 'br', authorization: '' };
    const [direct, response] = await Promise.all([
      server.send('GET', path, { headers }),
      ask('GET', path, { headers }),
    ]);
    response.destroy();
    const kept = ['content-encoding', 'etag', 'cache-control', 'vary'] as const;
    expect(direct.headers['content-encoding']).toBe('br');
    for (const name of kept) expect(response.headers[name]).toBe(direct.headers[name]);
    const known = { ...headers, 'if-none-match': String(direct.headers.etag) };
    const again = await ask('GET', path, { headers: known });
    again.resume();
    expect(again.statusCode).toBe(304);
    const script = await ask('GET', '/player/element.js', { headers });
    script.resume();
    expect(script.headers['cache-control']).toBe('public, max-age=3600');
  });

  test('metrics are not for visitors', async () => {
    const response = await ask('GET', '/metrics', {
      headers: { authorization: `Bearer ${'x'.repeat(32)}` },
    });
    expect(response.statusCode).toBe(404);
    expect(await text(response)).not.toContain('dreamfork_');
  });
}

for (const proxy of proxies) {
  if (!canRun[proxy]) {
    console.warn(
      `${proxy} is not installed, so its example in ops is not tried; on Debian: apt-get install ${proxy}.`,
    );
  }
  describe.skipIf(!canRun[proxy])(`the example of ${proxy}`, () => {
    tryExample(proxy);
  });
}
