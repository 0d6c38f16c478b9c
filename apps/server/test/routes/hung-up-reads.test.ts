import { EventEmitter, once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { openTestServer } from '../support/test-server.ts';

const server = openTestServer('sqlite');

afterEach(() => vi.restoreAllMocks());

test('a read of a document ends when its client hangs up', async () => {
  const { app, send, services } = server();
  const { token } = await registerAccount(send, 'leaving');
  const { id } = await saveNew(send, token, { isPublic: true });
  const events = new EventEmitter<{ read: [AbortSignal] }>();
  const read = once(events, 'read');
  vi.spyOn(services.documents, 'within').mockImplementation((signal) => ({
    ...services.documents,
    readChapterPage: async () => {
      events.emit('read', signal);
      await once(signal, 'abort');
      throw signal.reason;
    },
  }));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = new AbortController();
  const asked = fetch(`${address}/content/${id}/chapters`, { signal: client.signal });
  const [signal] = await read;
  expect(signal.aborted).toBe(false);
  const aborted = once(signal, 'abort');
  client.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  await aborted;
});
