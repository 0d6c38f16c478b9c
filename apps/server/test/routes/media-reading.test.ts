import { imagePath, mediaPath } from '@dreamfork/api-client/contract';
import type { StoryDocument } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { toForm } from '../support/forms.ts';
import { later } from '../support/later.ts';
import { animation, captions, pdf, picture, sound } from '../support/media/files.ts';
import { storyShowing } from '../support/media/stories.ts';
import { fileOf, upload } from '../support/media/upload.ts';
import { openTestServer } from '../support/test-server.ts';

const png = await picture(1000, 500).png().toBuffer();
const gif = await animation(400, 200);
const pngFile = () => fileOf(png, 'Маяк.png', 'image/png');

describeOnEngines('media are read', (engine) => {
  const server = openTestServer(engine);
  const signUp = (name: string) => registerAccount(server().send, name);
  const publish = (token: string, document: StoryDocument, isPublic: boolean, id?: string) => {
    const body = toForm(document, { isPublic });
    return id === undefined
      ? saveNew(server().send, token, body)
      : server().send('PUT', `/api/StoryManagement/${id}`, { token, body });
  };

  test('by everybody while a public story of their owner shows them, else by their owner', async () => {
    const { send } = server();
    const { token } = await signUp('keeper');
    const { token: stranger } = await signUp('stranger');
    const { id } = await upload(send, token, pngFile());
    const paths = [mediaPath(id), imagePath(id, 320, 'webp')];
    const statuses = async (reader?: string) => {
      const found = [];
      for (const path of paths) {
        found.push((await send('GET', path, { token: reader })).status);
      }
      return found;
    };
    const expectPrivate = async () => {
      expect(await statuses()).toEqual([404, 404]);
      expect(await statuses(stranger)).toEqual([404, 404]);
      expect(await statuses(token)).toEqual([200, 200]);
    };
    await expectPrivate();
    // A story of somebody else opens nothing.
    await publish(stranger, storyShowing([id]), true);
    await expectPrivate();
    const story = await saveNew(send, token, toForm(storyShowing([id]), { isPublic: true }));
    expect(await statuses()).toEqual([200, 200]);
    expect(await statuses(stranger)).toEqual([200, 200]);
    const { headers } = await send('GET', paths[0] ?? '');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    await publish(token, storyShowing([id]), false, story.id);
    await expectPrivate();
    await publish(token, storyShowing([id]), true, story.id);
    await publish(token, sampleStory, true, story.id);
    await expectPrivate();
    await publish(token, storyShowing([id]), true, story.id);
    expect(await statuses()).toEqual([200, 200]);
    await send('DELETE', `/api/story/${story.id}`, { token });
    await expectPrivate();
    expectError(await send('GET', mediaPath('unknown')), 404, 'not-found');
  });

  test('by a signed address for an hour, as it was signed', async () => {
    const { send, services } = server();
    const { token } = await signUp('signer');
    const { id } = await upload(send, token, pngFile());
    const paths = [mediaPath(id), imagePath(id, 320, 'avif')];
    const sign = (wanted: string[]) =>
      send('POST', '/api/media/addresses', { token, body: { paths: wanted } });
    const { body } = await sign(paths);
    const signed: string[] = body.items.map(({ signedPath }: { signedPath: string }) => signedPath);
    for (const path of signed) expect((await send('GET', path)).status).toBe(200);
    const [content = '', image = ''] = signed;
    for (const forged of [
      content.replace('signature=', 'signature=A'),
      content.replace(/expires=\d/, 'expires=9'),
    ]) {
      expect((await send('GET', forged)).status).toBe(404);
    }
    expectError(await sign([`${mediaPath(id)}/x`]), 404, 'not-found');
    expectError(await sign(['/api/media/storage/info']), 404, 'not-found');
    const ended = await later(services, 61 * 60 * 1000, () => send('GET', image));
    expect(ended.status).toBe(404);
  });

  test('whole, in part, or not again', async () => {
    const { send } = server();
    const { token } = await signUp('listener');
    const bytes = sound(3);
    const { id } = await upload(send, token, fileOf(bytes, 'прилив.wav', 'audio/wav'));
    const read = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
      send(method, mediaPath(id), { token, headers });
    const whole = await read({});
    expect(whole.bytes.equals(bytes)).toBe(true);
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/wav',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    const etag = String(whole.headers.etag);
    const ranges = [
      ['bytes=0-9', 206, 0, 9],
      ['bytes=100-', 206, 100, bytes.length - 1],
      ['bytes=-5', 206, bytes.length - 5, bytes.length - 1],
      [`bytes=10-${bytes.length * 2}`, 206, 10, bytes.length - 1],
      ['bytes=5-2', 200, 0, bytes.length - 1],
      ['bytes=0-1,4-5', 200, 0, bytes.length - 1],
    ] as const;
    for (const [range, status, start, end] of ranges) {
      const part = await read({ range });
      expect([range, part.status, part.bytes.equals(bytes.subarray(start, end + 1))]).toEqual([
        range,
        status,
        true,
      ]);
      const named = status === 206 ? `bytes ${start}-${end}/${bytes.length}` : undefined;
      expect(part.headers['content-range']).toBe(named);
    }
    const beyond = await read({ range: `bytes=${bytes.length}-` });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([
      416,
      `bytes */${bytes.length}`,
    ]);
    expect((await read({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    expect((await read({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
    expect((await read({ 'if-none-match': etag })).status).toBe(304);
    const head = await read({}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([
      200,
      String(bytes.length),
      0,
    ]);
  });

  test('as images of the sizes that readers need', async () => {
    const { send } = server();
    const { token } = await signUp('viewer');
    const still = await upload(send, token, pngFile());
    const moving = await upload(send, token, fileOf(gif, 'волны.gif', 'image/gif'));
    const song = await upload(send, token, fileOf(sound(), 'песня.wav', 'audio/wav'));
    const read = (id: string, width: 320 | 640 | 1440 | 1920, format: 'avif' | 'webp') =>
      send('GET', imagePath(id, width, format), { token });
    for (const [width, format, expected] of [
      [320, 'webp', 320],
      [320, 'avif', 320],
      [1440, 'webp', 1000],
      [1920, 'webp', 1000],
    ] as const) {
      const { headers, bytes } = await read(still.id, width, format);
      const facts = await sharp(bytes).metadata();
      expect([headers['content-type'], facts.width]).toEqual([`image/${format}`, expected]);
      expect(bytes.length).toBeLessThan(png.length);
    }
    const asked = await read(moving.id, 320, 'avif');
    expect(asked.headers['content-type']).toBe('image/webp');
    expect((await sharp(asked.bytes).metadata()).pages).toBe(2);
    expectError(await read(song.id, 320, 'webp'), 404, 'not-found');
    const wrong = await send('GET', `/api/media/${still.id}/images/333.webp`, { token });
    expectError(wrong, 400, 'request-invalid');
    const etags = [await read(still.id, 320, 'webp'), await read(still.id, 640, 'webp')];
    expect(new Set(etags.map(({ headers }) => headers.etag)).size).toBe(2);
  });

  test('a picture that many ask for at once is made once', async () => {
    const { send, services } = server();
    const { token } = await signUp('crowd');
    const file = await upload(
      send,
      token,
      fileOf(await picture(801, 300).png().toBuffer(), 'а.png', 'image/png'),
    );
    const { resize } = services.media.images;
    let made = 0;
    services.media.images.resize = async (order) => {
      made += 1;
      return resize(order);
    };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send('GET', imagePath(file.id, 640, 'webp'), { token })),
    );
    services.media.images.resize = resize;
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(made).toBe(1);
  });

  test('captions are shown, documents are downloaded', async () => {
    const { send } = server();
    const { token } = await signUp('librarian');
    const files = [
      [fileOf(captions, 'титры.vtt', 'text/vtt'), 'text/vtt; charset=utf-8', 'inline'],
      [fileOf(pdf, 'лоция.pdf', 'application/pdf'), 'application/pdf', 'attachment'],
      [fileOf('<script>', 'страница.txt', 'text/plain'), 'text/plain', 'attachment'],
    ] as const;
    for (const [file, type, kind] of files) {
      const { id } = await upload(send, token, file);
      const { headers } = await send('GET', mediaPath(id), {
        token,
        headers: { 'accept-encoding': 'br' },
      });
      expect(headers['content-type']).toBe(type);
      expect(String(headers['content-disposition']).split(';')[0]).toBe(kind);
      expect(headers['content-encoding']).toBeUndefined();
    }
  });
});
