import { imagePath } from '@dreamfork/api-client/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { registration, toForm } from '../support/forms.ts';
import { picture } from '../support/media/files.ts';
import { storyShowing } from '../support/media/stories.ts';
import { fileOf, upload } from '../support/media/upload.ts';
import { openSiteDirectory } from '../support/site.ts';
import { openTestServer } from '../support/test-server.ts';

const png = await picture(1000, 500).png().toBuffer();
const pngFile = (name = 'Обложка.png') => fileOf(png, name, 'image/png');

describeOnEngines('covers and avatars', (engine) => {
  const siteDirectory = openSiteDirectory();
  const server = openTestServer(engine, { siteDirectory });
  const author = async (name: string) => {
    const { send } = server();
    const { token, id } = await registerAccount(send, name);
    const choose = (storyId: string, coverFileId: string | null, more: object = {}) =>
      send('PUT', `/content/${storyId}`, { token, body: { coverFileId, ...more } });
    const setAvatar = (avatarFileId: string | null) =>
      send('PUT', '/api/users/profile', {
        token,
        body: { username: name, displayName: '', avatarFileId },
      });
    return { send, token, id, choose, setAvatar };
  };

  test('previews of pages show the chosen cover at once, at 1440 pixels', async () => {
    const { send, token, choose } = await author('previewer');
    const shown = await upload(send, token, pngFile('Первая.png'));
    const cover = await upload(send, token, pngFile());
    const story = await saveNew(send, token, toForm(storyShowing([shown.id]), { isPublic: true }));
    const headers = { accept: 'text/html' };
    const page = async () => (await send('GET', `/story/${story.id}`, { headers })).text;
    expect(await page()).toContain(imagePath(shown.id, 1440, 'webp'));
    await choose(story.id, cover.id);
    const chosen = await page();
    expect(chosen).toContain(imagePath(cover.id, 1440, 'webp'));
    expect(chosen).not.toContain(shown.id);
    const { status, bytes } = await send('GET', imagePath(cover.id, 1440, 'webp'));
    expect([status, (await sharp(bytes).metadata()).width]).toEqual([200, 1000]);
    await choose(story.id, null);
    expect(await page()).toContain(imagePath(shown.id, 1440, 'webp'));
  });

  test('a cover that a node shows too stays readable when it is a cover no longer', async () => {
    const { send, token, choose } = await author('both');
    const file = await upload(send, token, pngFile());
    const other = await upload(send, token, pngFile('Другая.png'));
    const story = await saveNew(send, token, toForm(storyShowing([file.id]), { isPublic: true }));
    const uses = async () =>
      (await send('GET', `/api/media/files/${file.id}/uses`, { token })).body;
    await choose(story.id, file.id);
    expect((await uses()).items).toMatchObject([{ isCover: true, nodes: [{}] }]);
    await choose(story.id, other.id);
    expect((await uses()).items).toMatchObject([{ isCover: false, nodes: [{}] }]);
    expect((await send('GET', imagePath(file.id, 320, 'webp'))).status).toBe(200);
    // One save changes the title and the cover.
    const renamed = await choose(story.id, file.id, { title: 'Другая', version: story.version });
    expect(renamed.body).toMatchObject({ version: story.version + 1, title: 'Другая' });
    expect((await uses()).items).toMatchObject([{ isCover: true, nodes: [{}] }]);
    expectError(await send('GET', imagePath(other.id, 320, 'webp')), 404, 'not-found');
  });

  test('a refused cover changes nothing', async () => {
    const { send, token, choose } = await author('refused');
    const stranger = await author('stranger');
    const foreign = await upload(stranger.send, stranger.token, pngFile());
    const own = await upload(send, token, pngFile());
    const story = await saveNew(send, token, toForm(storyShowing([own.id]), { isPublic: true }));
    const refused = await choose(story.id, foreign.id, { title: 'Не сохранится' });
    expectError(refused, 404, 'not-found');
    const { body } = await send('GET', `/api/story/${story.id}/card`);
    expect(body).toEqual({
      ...story,
      isOwn: false,
      publication: undefined,
      openThreads: undefined,
      publishesByHand: undefined,
      sizeBytes: undefined,
      coverFileId: undefined,
      countsReadings: undefined,
      showsShares: undefined,
      disclosesModelText: undefined,
    });
    expectError(await stranger.choose(story.id, foreign.id), 404, 'story-not-found');
  });

  test('a deleted story keeps its cover from removal, and the restored one has it', async () => {
    const { send, token, choose } = await author('restorer');
    const cover = await upload(send, token, pngFile());
    const story = await saveNew(send, token, toForm(storyShowing([]), { isPublic: true }));
    await choose(story.id, cover.id);
    await send('DELETE', `/api/story/${story.id}`, { token });
    expectError(await send('GET', imagePath(cover.id, 320, 'webp')), 404, 'not-found');
    expectError(
      await send('DELETE', `/api/media/files/${cover.id}`, { token }),
      409,
      'media-in-use',
    );
    const restored = await send('POST', `/api/story/${story.id}/restore`, { token });
    expect(restored.body.story.coverUrl).toBe(imagePath(cover.id, 640, 'webp'));
  });

  test('an avatar that a public story shows stays readable when it is removed', async () => {
    const { send, token, setAvatar } = await author('portrait');
    const file = await upload(send, token, pngFile());
    const address = imagePath(file.id, 320, 'webp');
    expect((await setAvatar(file.id)).body.avatarUrl).toBe(address);
    await saveNew(send, token, toForm(storyShowing([file.id]), { isPublic: true }));
    await setAvatar(null);
    expect((await send('GET', address)).status).toBe(200);
  });

  test('of two calls, one deletes the file and one makes it the avatar; never both', async () => {
    const { send, token, setAvatar } = await author('racer');
    for (let round = 0; round < 5; round += 1) {
      const { id } = await upload(send, token, pngFile());
      const [removed, chosen] = await Promise.all([
        send('DELETE', `/api/media/files/${id}`, { token }),
        setAvatar(id),
      ]);
      expect([removed.status, chosen.status]).toEqual(
        removed.status === 200 ? [200, 404] : [409, 200],
      );
    }
  });

  test('an account with an avatar is deleted with it', async () => {
    const { send, token, setAvatar } = await author('leaver');
    const { id } = await upload(send, token, pngFile());
    await setAvatar(id);
    const body = { currentPassword: registration('leaver').password };
    const { status } = await send('DELETE', '/api/users/profile', { token, body });
    expect(status).toBe(200);
    expectError(await send('GET', imagePath(id, 320, 'webp')), 404, 'not-found');
  });
});
