import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountExport, mediaPath } from '@dreamfork/api-client/contract';
import { expect, test } from 'vitest';
import { readZip } from '../../../../../scripts/readZip.ts';
import { mediaStatus } from '../../../src/db/tables/media.ts';
import { originalKey } from '../../../src/services/media/keys.ts';
import { keepMedia } from '../../../src/services/media/upkeep.ts';
import { type Account, registerAccount, saveNew } from '../../support/accounts.ts';
import { describeOnEngines } from '../../support/engines.ts';
import { goodPassword, toForm } from '../../support/forms.ts';
import { later } from '../../support/later.ts';
import { picture } from '../../support/media/files.ts';
import { storyShowing } from '../../support/media/stories.ts';
import { fileOf, upload } from '../../support/media/upload.ts';
import { openTestServer } from '../../support/test-server.ts';

const day = 24 * 60 * 60 * 1000;

describeOnEngines('the storage of media', (engine) => {
  const server = openTestServer(engine);
  let width = 20;
  async function uploadNew({ token }: Account) {
    width += 1;
    const bytes = await picture(width, 20).png().toBuffer();
    return upload(server().send, token, fileOf(bytes, 'а.png', 'image/png'));
  }
  const rowOf = (id: string) =>
    server()
      .services.database.selectFrom('media_files')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const isStored = async (sha256: string) =>
    (await server().services.media.storage.size(originalKey(sha256))) !== undefined;

  test('loses what no file has after a day, and says which files lack their content', async () => {
    const { services, place, send } = server();
    const account = await registerAccount(send, 'keeper');
    const whole = await rowOf((await uploadNew(account)).id);
    const lost = await rowOf((await uploadNew(account)).id);
    await services.media.storage.removeFolder(`${lost.sha256}/`);
    const stray = join(place.dataDirectory, 'stray');
    await writeFile(stray, 'stray');
    await services.media.storage.write(originalKey('ef'.repeat(32)), stray);
    const arriving = { ...whole, id: 'arriving', status: mediaStatus.arriving, created_at: 0 };
    await services.database.insertInto('media_files').values(arriving).execute();
    const old = join(place.dataDirectory, 'uploads', 'left');
    await writeFile(old, 'left');
    await utimes(old, 0, 0);

    const today = await keepMedia(services);
    expect(today).toEqual({ missing: [lost.id], removed: 0, temporary: 1 });
    expect(await isStored('ef'.repeat(32))).toBe(true);
    const tomorrow = await later(services, day + 1000, () => keepMedia(services));
    expect(tomorrow).toMatchObject({ missing: [lost.id], removed: 1 });
    expect([await isStored('ef'.repeat(32)), await isStored(whole.sha256)]).toEqual([false, true]);
    const rows = await services.database.selectFrom('media_files').select('id').execute();
    expect(rows.map(({ id }) => id)).not.toContain('arriving');
  });

  test('counts downloads that begin', async () => {
    const { send, services } = server();
    const account = await registerAccount(send, 'counter');
    const { id } = await uploadNew(account);
    const { token } = account;
    await send('GET', mediaPath(id), { token });
    await send('GET', mediaPath(id), { token, headers: { range: 'bytes=0-9' } });
    await send('GET', mediaPath(id), { token, headers: { range: 'bytes=10-' } });
    await send('HEAD', mediaPath(id), { token });
    await services.media.downloads.write();
    expect((await rowOf(id)).download_count).toBe(2);
  });

  test('gives an author all files in the archive of the account', async () => {
    const { send } = server();
    const account = await registerAccount(send, 'archivist');
    const ids = [(await uploadNew(account)).id, (await uploadNew(account)).id];
    const { bytes } = await send('GET', '/api/users/export', { token: account.token });
    const archive = readZip(bytes);
    const { media } = accountExport.parse(JSON.parse(String(archive.get('account.json'))));
    expect(media.map(({ id, file }) => [id, file])).toEqual([
      [ids[0], 'media/а.png'],
      [ids[1], 'media/2 а.png'],
    ]);
    for (const { file, fileSize } of media) {
      expect(archive.get(String(file))?.length).toBe(fileSize);
    }
  });

  test('holds nothing of an account that was deleted', async () => {
    const { send } = server();
    const account = await registerAccount(send, 'leaving');
    const { token } = account;
    const file = await rowOf((await uploadNew(account)).id);
    await saveNew(send, token, toForm(storyShowing([file.id]), { isPublic: true }));
    await send('GET', `/api/media/${file.id}/images/320.webp`, { token });
    const body = { currentPassword: goodPassword };
    expect((await send('DELETE', '/api/users/profile', { token, body })).status).toBe(200);
    expect(await isStored(file.sha256)).toBe(false);
    expect((await send('GET', mediaPath(file.id))).status).toBe(404);
    const { storage } = server().services.media;
    for await (const { key } of storage.list()) expect(key).not.toContain(file.sha256);
  });
});
