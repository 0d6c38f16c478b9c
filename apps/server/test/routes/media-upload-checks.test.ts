import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { animation, bomb, movie, pdf, png } from '../support/media/files.ts';
import { fileOf, openUploadServer, sendFile, upload } from '../support/media/upload.ts';

const gif = await animation(20, 10);
const noise = Buffer.from(Array.from({ length: 3 * 200 * 200 }, (_, at) => (at * 7919) % 256));
const raw = { width: 200, height: 200, channels: 3 } as const;
const mp4 = await movie();
const jpeg = await sharp(noise, { raw }).jpeg().toBuffer();

describeOnEngines('checks of uploads', (engine) => {
  const { server, signUp, storedObjects, temporaryFiles, download } = openUploadServer(engine);

  test.each([
    ['a picture that is called a film', 'media-type-unsupported', 422, png, 'а.mp4', 'video/mp4'],
    [
      'a picture that is declared a sound',
      'media-type-unsupported',
      422,
      png,
      'а.png',
      'audio/mpeg',
    ],
    ['a picture that is called a page', 'media-type-unsupported', 422, png, 'а.html', 'image/png'],
    [
      'a drawing with a script as .png',
      'media-type-unsupported',
      422,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'а.png',
      'image/png',
    ],
    ['a drawing', 'media-type-unsupported', 422, Buffer.from('<svg/>'), 'а.svg', 'image/svg+xml'],
    [
      'a page',
      'media-type-unsupported',
      422,
      Buffer.from('<!doctype html>'),
      'а.html',
      'text/html',
    ],
    ['a program', 'media-type-unsupported', 422, Buffer.from('MZ\0\0'), 'а.txt', 'text/plain'],
    ['a file without a type', 'media-type-unsupported', 422, png, 'а', ''],
    [
      'a page that begins as a text of captions',
      'media-type-unsupported',
      422,
      Buffer.from('WEBVTT\n\n<script> --> x'),
      'а.vtt',
      'text/vtt',
    ],
    [
      'half a photograph',
      'media-damaged',
      422,
      jpeg.subarray(0, jpeg.length / 2),
      'а.jpg',
      'image/jpeg',
    ],
    ['the beginning of a picture', 'media-damaged', 422, png.subarray(0, 60), 'а.png', 'image/png'],
    ['nothing', 'media-damaged', 422, Buffer.alloc(0), 'а.png', 'image/png'],
    [
      'a film without content',
      'media-damaged',
      422,
      Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'),
      'а.mp4',
      'video/mp4',
    ],
    [
      'a film without its last frame',
      'media-damaged',
      422,
      mp4.subarray(0, -1),
      'а.mp4',
      'video/mp4',
    ],
    [
      'the index of a film',
      'media-damaged',
      422,
      mp4.subarray(0, mp4.indexOf('mdat') + 4),
      'а.mp4',
      'video/mp4',
    ],
    [
      'a small file that becomes an enormous picture',
      'media-too-large',
      413,
      bomb(),
      'а.png',
      'image/png',
    ],
  ])('%s is refused as %s', async (_, code, status, content, name, type) => {
    const token = await signUp(`refused${content.length}${name.length}${type.length}`);
    const before = await storedObjects();
    expectError(await sendFile(server().send, token, fileOf(content, name, type)), status, code);
    expect(await storedObjects()).toEqual(before);
    expect(await temporaryFiles()).toEqual([]);
    const { body } = await server().send('GET', '/api/media/storage/info', { token });
    expect([body.usedBytes, body.fileCount]).toEqual([0, 0]);
  });

  test('a picture that is also a script stays a picture, and does nothing', async () => {
    const token = await signUp('polyglot');
    const content = Buffer.concat([gif, Buffer.from('/*<script>alert(1)</script>*/')]);
    const file = await upload(server().send, token, fileOf(content, 'а.gif', 'image/gif'));
    const { headers } = await download(token, file.id);
    expect(headers).toMatchObject({
      'content-type': 'image/gif',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(
        /default-src 'none'.*base-uri 'none'; frame-ancestors 'none'; sandbox/,
      ),
    });
    const page = Buffer.concat([pdf, Buffer.from('<html><script>alert(1)</script>')]);
    const document = await upload(server().send, token, fileOf(page, 'а.pdf', 'application/pdf'));
    const answer = await download(token, document.id);
    expect(answer.headers['content-disposition']).toMatch(/^attachment;/);
  });

  test.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['..\\secret.png', 'secret.png'],
    ['ночь\u0000.png', 'ночь.png'],
    ['"; evil="x.png', '%22; evil=%22x.png'],
    [`${'ы'.repeat(255)}.png`, `${'ы'.repeat(251)}.png`],
  ])('the name %j becomes harmless', async (name, harmless) => {
    const token = await signUp(`names${name.length}`);
    const { originalFileName, id } = await upload(
      server().send,
      token,
      fileOf(png, name, 'image/png'),
    );
    expect(originalFileName.replaceAll(/\s+/g, ' ')).toBe(harmless);
    expect((await download(token, id)).headers['content-disposition']).toMatch(
      /^inline; filename="file\.png"; filename\*=UTF-8''[\w%.~()!*-]+$/,
    );
  });

  test('fields that are too long are named', async () => {
    const token = await signUp('talker');
    const fields = { description: 'д'.repeat(2001), waveform: '[999]' };
    const answer = await sendFile(server().send, token, fileOf(png, 'а.png', 'image/png'), fields);
    expectError(answer, 400, 'request-invalid');
    expect(answer.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'description',
      'waveform.0',
    ]);
  });

  test('what is no form is refused', async () => {
    const token = await signUp('empty');
    const json = await server().send('POST', '/api/media/upload', { body: {}, token });
    expectError(json, 400, 'request-invalid');
    for (const rawBody of [
      '{',
      '--x\r\n',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb',
    ]) {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const broken = await server().send('POST', '/api/media/upload', { token, rawBody, headers });
      expectError(broken, 400, 'request-invalid');
    }
  });
});
