import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDiskSpace } from '../../src/services/disk-space.ts';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { expectError } from '../support/expect-error.ts';
import { goodPassword, sampleForm } from '../support/forms.ts';
import { fileOf, sendFile } from '../support/media/upload.ts';
import { openTestServer } from '../support/test-server.ts';

const megabyte = 1024 * 1024;

// PostgreSQL has a disk of its own.
describe('a full disk', () => {
  const server = openTestServer('sqlite');

  test('leaves room to sign in, read and delete, and refuses what would fill it', async () => {
    const { send, services, place } = server();
    let freeBytes = 1000 * megabyte;
    const measure = async () => ({ freeBytes, totalBytes: freeBytes });
    Object.assign(services.space, createDiskSpace({ directory: place.dataDirectory, measure }));
    const reserve = join(place.dataDirectory, 'reserved-space');
    await services.space.look();
    expect(statSync(reserve).size).toBe(16 * megabyte);

    const { token } = await registerAccount(send, 'cramped');
    const story = await saveNew(send, token, { isPublic: true });
    const save = () =>
      send('PUT', `/api/StoryManagement/${story.id}`, { token, body: sampleForm() });
    const say = () =>
      send('POST', `/api/story/${story.id}/comments`, { token, body: { text: 'Хорошо.' } });
    freeBytes = 15 * megabyte;
    await services.space.look();
    expect(existsSync(reserve)).toBe(false);
    // What was reserved makes the disk no less full.
    freeBytes = 31 * megabyte;
    await services.space.look();
    expectError(await save(), 507, 'storage-full');
    expectError(await say(), 507, 'storage-full');
    const upload = await sendFile(send, token, fileOf('Запись', 'a.txt', 'text/plain'));
    expectError(upload, 507, 'storage-full');
    const signIn = { email: 'cramped@example.org', password: goodPassword };
    expect((await send('POST', '/auth/login', { body: signIn })).status).toBe(200);
    expect((await send('GET', `/api/story/${story.id}/data`)).status).toBe(200);
    expect((await send('DELETE', `/api/story/${story.id}`, { token })).status).toBe(200);
    expect((await send('GET', '/health')).status).toBe(503);
    expect((await send('GET', '/health/ready')).status).toBe(200);

    freeBytes = 500 * megabyte;
    await services.space.look();
    await saveNew(send, token);
    expect(statSync(reserve).size).toBe(16 * megabyte);
  });
});
