import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describeOnEngines } from '../support/engines.ts';
import { animation, captions, film, movie, pdf, picture, sound } from '../support/media/files.ts';
import { fileOf, openUploadServer, upload } from '../support/media/upload.ts';

const gif = await animation(20, 10);

const mp4 = await movie();

describeOnEngines('uploads', (engine) => {
  const { server, signUp, storedObjects, temporaryFiles, download } = openUploadServer(engine);

  test('a picture has a placeholder, and comes back byte for byte', async () => {
    const token = await signUp('painter');
    const bytes = await picture(300, 200).png().toBuffer();
    const file = await upload(server().send, token, fileOf(bytes, 'Маяк.png', 'image/png'));
    expect(file.placeholder).toMatch(/^[\w+/=]{20,60}$/);
    expect((await download(token, file.id)).bytes.equals(bytes)).toBe(true);
    expect(await temporaryFiles()).toEqual([]);
  });

  test('where and with what a photograph was taken is removed, and it stands upright', async () => {
    const token = await signUp('photographer');
    const bytes = await picture(300, 200)
      .withExif({ IFD0: { Copyright: 'secret-place' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const file = await upload(server().send, token, fileOf(bytes, 'я.jpg', 'image/jpeg'));
    expect([file.width, file.height]).toEqual([200, 300]);
    const { bytes: stored } = await download(token, file.id);
    const { exif, orientation, width } = await sharp(stored).metadata();
    expect([exif, orientation, width, stored.length]).toEqual([
      undefined,
      undefined,
      200,
      file.fileSize,
    ]);
  });

  test('sounds have a length and a waveform, films a poster', async () => {
    const token = await signUp('director');
    const { send } = server();
    const loud = await upload(send, token, fileOf(sound(2), 'прилив.wav', 'audio/x-wav'), {
      waveform: '[0,128,255]',
    });
    expect(loud).toMatchObject({
      mimeType: 'audio/wav',
      type: 2,
      duration: 2,
      codecs: ['pcm-u8'],
      waveform: [0, 128, 255],
    });
    const inMp4 = await upload(send, token, fileOf(mp4, 'прибой.mp4', 'video/mp4'));
    expect(inMp4).toMatchObject({ type: 1, codecs: ['avc'] });
    const poster = await picture(640, 360).webp().toBuffer();
    const shown = await upload(send, token, fileOf(film(), 'шторм.avi', 'video/avi'), {
      poster: fileOf(poster, 'poster.webp', 'image/webp'),
    });
    expect(shown).toMatchObject({ mimeType: 'video/x-msvideo', type: 1, width: 640, height: 360 });
    expect(shown.placeholder).toBeDefined();
    const image = await send('GET', `/api/media/${shown.id}/images/320.webp`, { token });
    expect((await sharp(image.bytes).metadata()).width).toBe(320);
  });

  test.each([
    ['заметки.txt', 'text/plain', Buffer.from('BM начинается и растровая картинка.')],
    ['титры.vtt', '', Buffer.from(captions)],
    ['лоция.pdf', 'application/pdf', pdf],
    ['письмо.rtf', 'application/msword', Buffer.from('{\\rtf1 Привет}')],
    ['анимация.gif', 'image/gif', gif],
    ['прибой.mp4', 'video/mp4', mp4],
  ])('%s is accepted', async (name, type, content) => {
    const token = await signUp(`author${name.length}${type.length}`);
    const file = await upload(server().send, token, fileOf(content, name, type));
    expect(file).toMatchObject({ originalFileName: name, fileSize: content.length });
  });

  test('the same bytes are stored once and counted for each owner', async () => {
    const { send } = server();
    const bytes = await picture(64, 64).png().toBuffer();
    const before = (await storedObjects()).length;
    const tokens = [await signUp('twin1'), await signUp('twin2')];
    for (const token of tokens) {
      await upload(send, token, fileOf(bytes, 'общая.png', 'image/png'));
      const info = await send('GET', '/api/media/storage/info', { token });
      expect(info.body).toEqual({ usedBytes: bytes.length, totalBytes: 1024 ** 3, fileCount: 1 });
    }
    expect(await storedObjects()).toHaveLength(before + 1);
    for (const [index, token] of tokens.entries()) {
      const { body } = await send('GET', '/api/media/files', { token });
      await send('DELETE', `/api/media/files/${body.items[0].id}`, { token });
      expect(await storedObjects()).toHaveLength(before + 1 - index);
    }
  });
});
