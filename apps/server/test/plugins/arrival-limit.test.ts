import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  arrivalLimit,
  storyUploadArrival,
  uploadArrival,
} from '../../src/plugins/arrival-limit.ts';
import { startTestServer } from '../support/test-server.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

/** A request of which only a part has arrived, and whether the server still waits for the rest. */
async function sendPart(config: { isUpload?: boolean; isStoryUpload?: boolean }) {
  const app = Fastify();
  await app.register(arrivalLimit);
  const arrived = new Promise<http.IncomingMessage>((resolve) => {
    app.addHook('preParsing', async ({ raw }) => resolve(raw));
  });
  app.post('/', { config }, async () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const request = http.request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'content-length': 10 },
  });
  request.on('error', () => {});
  request.write('half');
  const raw = await arrived;
  return {
    isWaiting: () => !raw.destroyed,
    end: async () => {
      request.destroy();
      await app.close();
    },
  };
}

test('a request without a file has a minute to arrive', async () => {
  const { isWaiting, end } = await sendPart({});
  vi.advanceTimersByTime(59_999);
  expect(isWaiting()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isWaiting()).toBe(false);
  await end();
});

test.each([
  [{ isUpload: true }, uploadArrival],
  [{ isStoryUpload: true }, storyUploadArrival],
])('one with a file is given longer: %o', async (config, arrival) => {
  const { isWaiting, end } = await sendPart(config);
  vi.advanceTimersByTime(arrival - 1);
  expect(isWaiting()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isWaiting()).toBe(false);
  await end();
});

test('no request has longer than a story file', async () => {
  vi.useRealTimers();
  const { app, stop } = await startTestServer('sqlite');
  expect([uploadArrival, app.server.requestTimeout]).toEqual([330_000, 31 * 60_000]);
  await stop();
});
