import { mediaPath } from '@dreamfork/api-client/contract';
import { mediaIdOf, type StoryDocument } from '@dreamfork/story';
import { buildStory, sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { readZip } from '../../../../scripts/readZip.ts';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { toForm } from '../support/forms.ts';
import { captions, movie, picture, sound } from '../support/media/files.ts';
import { storyShowing } from '../support/media/stories.ts';
import { fileOf, upload } from '../support/media/upload.ts';
import { importFile, importStory } from '../support/story-files/import.ts';
import { rawZip } from '../support/story-files/raw-zip.ts';
import { storyFileOf } from '../support/story-files/story-file.ts';
import { openTestServer } from '../support/test-server.ts';

const png = await picture(300, 200).png().toBuffer();
const cover = await picture(640, 360).webp().toBuffer();
const film = await movie();
const poster = await picture(320, 180).png().toBuffer();

const jsonOf = (files: Map<string, Buffer>, name: string) => JSON.parse(String(files.get(name)));

/** A document with the ids of files as `given` has them. */
const withIds = (document: StoryDocument, given: ReadonlyMap<string, string>): StoryDocument =>
  JSON.parse(
    JSON.stringify(document, (_, value: unknown) => {
      const id = typeof value === 'string' ? mediaIdOf(value) : null;
      return id === null ? value : mediaPath(given.get(id) ?? 'unknown');
    }),
  );

describeOnEngines('stories as files', (engine) => {
  const server = openTestServer(engine);
  const signUp = async (name: string) => (await registerAccount(server().send, name)).token;
  const exportOf = (token: string, id: string) =>
    server().send('GET', `/api/story/export/${id}`, { token });

  /** A story that shows files of every kind, and whose cover no node shows. */
  async function saveRich(token: string) {
    const { send } = server();
    const add = (file: File, fields = {}) => upload(send, token, file, fields);
    const image = await add(fileOf(png, 'Маяк «ночью».png', 'image/png'), {
      description: 'Маяк',
      tags: 'lamp,night',
    });
    const wave = await add(fileOf(sound(), 'Волны.wav', 'audio/wav'), { waveform: '[1,2,255]' });
    const video = await add(fileOf(film, 'Прилив.mp4', 'video/mp4'), {
      poster: fileOf(poster, 'poster.png', 'image/png'),
    });
    const text = await add(fileOf(captions, 'Титры.vtt', 'text/vtt'));
    const chosen = await add(fileOf(cover, 'Обложка.webp', 'image/webp'));
    const shown = storyShowing([image.id, wave.id, video.id]);
    const [first, ...others] = shown.nodes;
    const media = (first?.media ?? []).map((item, index) =>
      index === 2 ? { ...item, captionsUrl: mediaPath(text.id) } : item,
    );
    const document = {
      ...shown,
      mood: { calm: [1, null] },
      nodes: [{ ...first, media }, ...others],
    };
    const title = 'Маяк: «начало» / "конец"? (1*)';
    const story = await saveNew(send, token, {
      ...toForm(document as unknown as StoryDocument),
      title,
      tags: ['море', 'маяк'],
    });
    const details = { category: 'adventure', coverFileId: chosen.id };
    await send('PUT', `/api/story/${story.id}`, { token, body: details });
    await send('PUT', `/content/${story.id}`, { token, body: details });
    return { id: story.id, title, files: [image, wave, video, text, chosen] };
  }

  test('a story comes back with all its media, byte for byte', async () => {
    const { send } = server();
    const author = await signUp('writer');
    const { id, files } = await saveRich(author);
    const first = await exportOf(author, id);
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-store']);

    const importer = await signUp('importer');
    const job = await importFile(send, importer, first.bytes);
    expect(job).toMatchObject({ status: 'succeeded', progress: 1, data: { media: 5 } });
    const second = await exportOf(importer, job.storyId ?? '');

    const [sent, got] = [readZip(first.bytes), readZip(second.bytes)];
    const [before, after] = [jsonOf(sent, 'manifest.json'), jsonOf(got, 'manifest.json')];
    const bySource = (manifest: typeof before, sha256: string) =>
      manifest.media.find((one: { sha256: string }) => one.sha256 === sha256);
    const ids = new Map<string, string>(
      after.media.map((one: { id: string; sha256: string }) => [
        one.id,
        bySource(before, one.sha256).id,
      ]),
    );
    expect([...ids.keys()].some((one) => files.some((file) => file.id === one))).toBe(false);
    expect(withIds(jsonOf(got, 'story.json'), ids)).toEqual(jsonOf(sent, 'story.json'));
    expect(jsonOf(got, 'story.json').mood).toEqual({ calm: [1, null] });

    for (const one of after.media) {
      const source = bySource(before, one.sha256);
      const { id: _id, path: _path, poster: gotPoster, ...facts } = one;
      expect(source).toMatchObject(facts);
      expect(got.get(one.path)?.equals(sent.get(source.path) ?? Buffer.alloc(0))).toBe(true);
      expect(gotPoster?.sha256).toBe(source.poster?.sha256);
    }
    expect([after.tags, after.category]).toEqual([before.tags, before.category]);
    expect(ids.get(after.cover)).toBe(before.cover);
  });

  test('the file is called as the story, for old browsers too', async () => {
    const token = await signUp('namer');
    const { id } = await saveNew(server().send, token, { title: 'Маяк: "А/Б" (1*)?' });
    const { headers } = await exportOf(token, id);
    const encoded = encodeURIComponent('Маяк_ _А_Б_ ').replaceAll('%20', '%20');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="story.df"; filename*=UTF-8''${encoded}%281_%29_.df`,
    );
  });

  test('keys that this version does not know survive, and a later minor version opens', async () => {
    const { send } = server();
    const token = await signUp('future');
    const id = 'picture-1';
    const file = storyFileOf({
      document: storyShowing([id]),
      media: [{ id, extension: 'png', mimeType: 'image/png', bytes: png }],
      change: (manifest) => ({
        ...manifest,
        version: '1.7',
        mood: { calm: true },
        media: manifest.media.map((one) => ({ ...one, camera: 'Zenit' })),
      }),
      arrange: (entries) => [...entries, { name: 'notes/later.txt', data: 'Позже.' }],
    });
    const storyId = await importStory(send, token, file);
    const manifest = jsonOf(readZip((await exportOf(token, storyId)).bytes), 'manifest.json');
    expect(manifest).toMatchObject({
      version: 1,
      mood: { calm: true },
      media: [{ camera: 'Zenit' }],
    });
    expect(manifest.media[0].id).not.toBe(id);
  });

  test('an archive in the form for large ones opens', async () => {
    const token = await signUp('large');
    const file = storyFileOf({ document: sampleStory, isZip64: true });
    expect(await importFile(server().send, token, file)).toMatchObject({ status: 'succeeded' });
  });

  test('one file that two parts of a story share is one file afterwards', async () => {
    const { send } = server();
    const token = await signUp('sharer');
    const { id } = await upload(send, token, fileOf(png, 'а.png', 'image/png'));
    const saved = await saveNew(send, token, toForm(storyShowing([id, id])));
    const storyId = await importStory(send, token, (await exportOf(token, saved.id)).bytes);
    const { body } = await send('GET', `/api/story/${storyId}/data`, { token });
    const urls = body.nodes[0].media.map(({ url }: { url: string }) => url);
    expect(new Set(urls).size).toBe(1);
    expect(urls[0]).not.toBe(mediaPath(id));
    expect((await send('GET', urls[0], { token })).bytes.equals(png)).toBe(true);
  });

  test("a story with another author's file, or a lost one, is exported without it", async () => {
    const { send, services } = server();
    const token = await signUp('loser');
    const lost = await upload(
      send,
      token,
      fileOf(await picture(50, 50).png().toBuffer(), 'а.png', 'image/png'),
    );
    const { id } = await saveNew(send, token, toForm(storyShowing([lost.id, 'unknown'])));
    const row = await services.database
      .selectFrom('media_files')
      .select('sha256')
      .where('id', '=', lost.id)
      .executeTakeFirstOrThrow();
    await services.media.storage.removeFolder(`${row.sha256}/`);
    const { bytes } = await exportOf(token, id);
    expect([...readZip(bytes).keys()]).toEqual(['manifest.json', 'story.json']);
    expect(await importFile(send, token, bytes)).toMatchObject({ status: 'succeeded' });
  });

  test('an export of the account holds story files that can be imported', async () => {
    const { send } = server();
    const token = await signUp('mover');
    const { id } = await upload(send, token, fileOf(png, 'а.png', 'image/png'));
    await saveNew(send, token, { ...toForm(storyShowing([id])), title: 'Переезд' });
    const { bytes } = await send('GET', '/api/users/export', { token });
    const inside = readZip(bytes).get('stories/Переезд.df') ?? Buffer.alloc(0);
    const storyId = await importStory(send, await signUp('moved'), inside);
    expect(storyId).toMatch(/^[\w-]{36}$/);
  });

  test('ten thousand entries are read, one more is not', async () => {
    const token = await signUp('counter');
    const more = (count: number) =>
      storyFileOf({
        document: buildStory().node('opening', 'start').build(),
        change: (manifest) => ({ ...manifest, version: '1.1' }),
        arrange: (entries) => [
          ...entries,
          ...Array.from({ length: count - entries.length }, (_, at) => ({
            name: `n/${at}`,
            data: '',
          })),
        ],
      });
    expect(await importFile(server().send, token, more(10_000))).toMatchObject({
      status: 'succeeded',
    });
    expect(await importFile(server().send, token, more(10_001))).toMatchObject({
      status: 'failed',
    });
    expect(rawZip([]).length).toBe(22);
  });
});
