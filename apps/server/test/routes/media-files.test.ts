import { expect, test } from 'vitest';
import { registerAccount, saveNew, setUser } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { pdf, png, sound } from '../support/media/files.ts';
import { fileOf, sendFile, upload } from '../support/media/upload.ts';
import { sortedStatuses } from '../support/sorted-statuses.ts';
import { openTestServer } from '../support/test-server.ts';

describeOnEngines('the files of an author', (engine) => {
  const server = openTestServer(engine, {
    media: { quotaBytes: 20_000, premiumQuotaBytes: 60_000, allowedHosts: [], s3: undefined },
  });
  const signUp = (name: string) => registerAccount(server().send, name);

  test('are renamed within their type, and their uses told to their owner alone', async () => {
    const { send } = server();
    const { token } = await signUp('editor');
    const { token: stranger } = await signUp('editor2');
    const { id } = await upload(send, token, fileOf(png, 'а.png', 'image/png'));
    const path = `/api/media/files/${id}`;
    const change = (body: object) => send('PUT', path, { token, body });
    expect((await change({ originalFileName: 'Буря', isKept: true })).body).toMatchObject({
      originalFileName: 'Буря.png',
      isKept: true,
    });
    expect((await change({ description: 'Волны', originalFileName: 'x.html' })).body).toMatchObject(
      {
        originalFileName: 'x.html.png',
        description: 'Волны',
        isKept: true,
      },
    );
    expectError(await send('GET', `${path}/uses`, { token: stranger }), 404, 'not-found');
  });

  test('take the room that a quota leaves, and no more', async () => {
    const { send, services } = server();
    const { token, id } = await signUp('hoarder');
    const wav = () => fileOf(sound(), 'а.wav', 'audio/wav');
    const first = await upload(send, token, wav());
    await upload(send, token, wav());
    expectError(await sendFile(send, token, wav()), 413, 'media-quota-exceeded');
    const info = async () => (await send('GET', '/api/media/storage/info', { token })).body;
    expect(await info()).toEqual({
      usedBytes: 2 * sound().length,
      totalBytes: 20_000,
      fileCount: 2,
    });
    const answers = await Promise.all(
      [1, 2].map(() => sendFile(send, token, fileOf(pdf, 'а.pdf', ''))),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    await setUser(services.database, id, { premium_expires_at: services.now() + 1000 });
    await upload(send, token, wav());
    expect((await info()).totalBytes).toBe(60_000);
    await services.database.updateTable('users').set({ premium_expires_at: null }).execute();
    await send('DELETE', `/api/media/files/${first.id}`, { token });
    expectError(await sendFile(send, token, wav()), 413, 'media-quota-exceeded');
  });

  test('are not more than the quota when they come at the same time', async () => {
    const { send } = server();
    const { token } = await signUp('hasty');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => sendFile(send, token, fileOf(sound(), 'а.wav', 'audio/wav'))),
    );
    expect(sortedStatuses(answers)).toEqual([201, 201, 413, 413, 413, 413]);
  });

  test('are noted in stories under both addresses', async () => {
    const { send } = server();
    const { token } = await signUp('noter');
    const { token: stranger } = await signUp('noter2');
    const { id: mediaFileId } = await upload(send, token, fileOf(png, 'а.png', 'image/png'));
    const { id: storyFlowId } = await saveNew(send, token);
    const body = {
      storyFlowId,
      mediaFileId,
      position: { x: 1.5, y: -2 },
      title: 'а',
      description: '',
    };
    for (const family of ['/api/media/nodes', '/api/media-nodes']) {
      const created = await send('POST', family, { token, body });
      expect([created.status, created.body]).toEqual([201, { ...body, id: created.body.id }]);
      const path = `${family}/${created.body.id}`;
      expect((await send('PUT', path, { token, body: { title: 'б' } })).body.title).toBe('б');
      expect((await send('GET', path, { token })).body.title).toBe('б');
      const all = await send('GET', `${family}/story/${storyFlowId}`, { token });
      expect(all.body.items).toEqual([{ ...body, id: created.body.id, title: 'б' }]);
      expectError(await send('GET', path, { token: stranger }), 404, 'not-found');
      expectError(await send('POST', family, { token: stranger, body }), 404, 'story-not-found');
      const other = await send('GET', `${family}/story/${storyFlowId}`, { token: stranger });
      expectError(other, 404, 'story-not-found');
      expect((await send('DELETE', path, { token })).status).toBe(200);
      expectError(await send('GET', path, { token }), 404, 'not-found');
    }
  });
});
