import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ErrorCode, errorMessages } from '@dreamfork/api-client/contract';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { registerAccount } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { picture } from '../support/media/files.ts';
import { storyShowing } from '../support/media/stories.ts';
import { importFile, startImport, waitForImport } from '../support/story-files/import.ts';
import { type RawEntry, rawZip } from '../support/story-files/raw-zip.ts';
import { type StoryFileParts, storyFileOf } from '../support/story-files/story-file.ts';
import { openTestServer } from '../support/test-server.ts';

const png = await picture(30, 20).png().toBuffer();
const picture1 = { id: 'picture-1', extension: 'png', mimeType: 'image/png', bytes: png };
const illustrated = { document: storyShowing([picture1.id]), media: [picture1] };
const megabyte = 1024 * 1024;
const zeros = Buffer.alloc(20 * megabyte);

const changed = (parts: Partial<StoryFileParts>) => storyFileOf({ ...illustrated, ...parts });
const withEntry = (entry: RawEntry) => changed({ arrange: (entries) => [...entries, entry] });
const withMedium = (change: (entry: RawEntry) => RawEntry) =>
  changed({
    arrange: (entries) => entries.map((one) => (one.name.startsWith('media/') ? change(one) : one)),
  });
const withManifest = (change: object) =>
  changed({ change: (manifest) => ({ ...manifest, ...change }) });
const typed = (bytes: Uint8Array, extension = 'png', mimeType = 'image/png') =>
  changed({ media: [{ ...picture1, extension, mimeType, bytes }] });

const sound = changed({});
const flipped = Buffer.from(sound);
const place = sound.indexOf(png) + 60;
flipped[place] = (flipped[place] ?? 0) ^ 0xff;

const [firstNode] = sampleStory.nodes;
const broken = { ...sampleStory, nodes: [firstNode, firstNode] } as typeof sampleStory;

const largeManifest = changed({
  change: (manifest) => ({ ...manifest, more: 'а'.repeat(4.5 * megabyte) }),
  arrange: (entries) => entries.map((one) => ({ ...one, isDeflated: false })),
});

const bomb = changed({
  media: [{ ...picture1, bytes: zeros }],
  arrange: (entries) => entries.map((one) => ({ ...one, isDeflated: true })),
});

const refusals: [what: string, code: ErrorCode, bytes: Uint8Array][] = [
  ['nothing', 'file-unrecognised', Buffer.alloc(0)],
  ['JSON', 'file-unrecognised', Buffer.from('{}')],
  ['an archive without a manifest', 'file-unrecognised', rawZip([{ name: 'a.txt', data: 'a' }])],
  ['another format', 'file-unrecognised', withManifest({ format: 'twine' })],
  ['a later major version', 'file-newer', withManifest({ version: 2 })],
  ['a later major version as text', 'file-newer', withManifest({ version: '2.1' })],
  ['a manifest that is no JSON', 'file-damaged', changed({ change: () => '{' })],
  ['a manifest of 9 MB', 'file-damaged', largeManifest],
  ['half of a file', 'file-damaged', sound.subarray(0, sound.length / 2)],
  ['a file without its beginning', 'file-unrecognised', sound.subarray(100)],
  ['a changed byte of a picture', 'file-damaged', flipped],
  [
    'a story with another hash',
    'file-damaged',
    withManifest({ story: { path: 'story.json', size: 2, sha256: 'a'.repeat(64) } }),
  ],
  [
    'other counts',
    'file-damaged',
    withManifest({ counts: { nodes: 1, connections: 0, media: 1 } }),
  ],
  ['a missing picture', 'file-damaged', changed({ arrange: (entries) => entries.slice(0, 2) })],
  [
    'a missing story',
    'file-damaged',
    changed({ arrange: ([manifest]) => (manifest ? [manifest] : []) }),
  ],
  ['a story that is no JSON', 'story-invalid', changed({ document: '{', media: [] })],
  ['a story with two nodes of one id', 'story-invalid', changed({ document: broken })],
  [
    'a story without a name',
    'story-invalid',
    changed({ document: { ...sampleStory, title: 'а'.repeat(301) } }),
  ],
  [
    'a page as a picture',
    'media-type-unsupported',
    typed(Buffer.from('<!doctype html><script>alert(1)</script>')),
  ],
  ['a picture of another type', 'media-type-unsupported', typed(png, 'jpg', 'image/jpeg')],
  [
    'an archive inside',
    'media-type-unsupported',
    typed(rawZip([{ name: 'a', data: 'a' }]), 'zip', 'application/zip'),
  ],
  ['an archive as a picture', 'media-type-unsupported', typed(rawZip([{ name: 'a', data: 'a' }]))],
  ['half a picture', 'media-damaged', typed(png.subarray(0, png.length - 40))],
  ['a name that leads out', 'file-unsafe', withEntry({ name: '../evil.txt', data: 'a' })],
  [
    'a name that leads out further down',
    'file-unsafe',
    withEntry({ name: 'media/../../evil', data: 'a' }),
  ],
  ['an absolute path', 'file-unsafe', withEntry({ name: '/etc/passwd', data: 'a' })],
  ['a path of Windows', 'file-unsafe', withEntry({ name: 'C:\\evil.txt', data: 'a' })],
  ['a link', 'file-unsafe', withMedium((one) => ({ ...one, mode: 0o120777 }))],
  ['a device', 'file-unsafe', withMedium((one) => ({ ...one, mode: 0o020666 }))],
  ['two entries of one name', 'file-unsafe', withEntry({ name: 'story.json', data: '{}' })],
  ['names that differ in case', 'file-unsafe', withEntry({ name: 'Story.JSON', data: '{}' })],
  [
    'what the manifest does not name',
    'file-unsafe',
    withEntry({ name: 'media/more.png', data: png }),
  ],
  [
    'an encrypted entry',
    'file-unsafe',
    withMedium((one) => ({ ...one, isDeflated: true, flags: 1 })),
  ],
  ['an unknown compression', 'file-unsafe', withMedium((one) => ({ ...one, method: 12 }))],
  ['a bomb', 'file-unsafe', bomb],
  ['entries beyond number', 'file-unsafe', changed({ claimedCount: 60_000 })],
  [
    'entries beyond number, in the large form',
    'file-unsafe',
    changed({ isZip64: true, claimedCount: 2 ** 40 }),
  ],
  [
    'an entry beyond 1 GB',
    'file-too-large',
    withEntry({ name: 'a', data: 'a', claimedLargeSize: 2 ** 40 }),
  ],
  [
    'a picture that is larger than it says',
    'file-damaged',
    withMedium((one) => ({
      ...one,
      isDeflated: true,
      data: Buffer.concat([png, png]),
      claimedSize: png.length,
    })),
  ],
];

describeOnEngines('story files that are refused', (engine) => {
  const server = openTestServer(engine);
  const signUp = async (name: string) => (await registerAccount(server().send, name)).token;
  let names = 0;

  /** Nothing of a refused file is in the database, the storage or the directory. */
  async function expectNothing(token: string) {
    const { send, services, place: at } = server();
    const stories = await send('GET', '/api/story', { token });
    expect(stories.body.stories ?? stories.body.items).toEqual([]);
    expect((await send('GET', '/api/media/storage/info', { token })).body).toMatchObject({
      usedBytes: 0,
      fileCount: 0,
    });
    const objects: string[] = [];
    for await (const { key } of services.media.storage.list()) objects.push(key);
    expect(objects).toEqual([]);
    await expect.poll(() => readdir(join(at.dataDirectory, 'imports'))).toEqual([]);
  }

  test.each(refusals.map(([what, code, bytes]) => ({ what, code, bytes })))(
    '$what: $code',
    async ({ code, bytes }) => {
      names += 1;
      const token = await signUp(`refused.${names}`);
      const job = await importFile(server().send, token, bytes);
      expect(job.status).toBe('failed');
      expect(job.errorMessage).toContain(errorMessages.ru[code]);
      await expectNothing(token);
    },
  );

  test('the sentence names the file inside, in the language of the reader', async () => {
    const { send } = server();
    const token = await signUp('reader.of.sentences');
    const { body } = await startImport(send, token, typed(Buffer.from('GIF89a nonsense')));
    await waitForImport(send, token, body.jobId);
    const { body: job } = await send('GET', `/api/story/export/jobs/${body.jobId}`, {
      token,
      headers: { 'accept-language': 'en' },
    });
    expect(job.errorMessage).toBe(
      `“media/picture-1.png”: ${errorMessages.en['media-type-unsupported']}`,
    );
  });

  test('a form without a story file is refused at once, and leaves nothing', async () => {
    const { send } = server();
    const token = await signUp('careless');
    const path = '/api/story/export/import/start';
    expectError(await send('POST', path, { token, body: {} }), 400, 'request-invalid');
    expectError(await startImport(send, token, 'a', 'Маяк.zip'), 422, 'file-unrecognised');
    const cut = await send('POST', path, {
      token,
      rawBody: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.df"\r\n\r\nPK',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expectError(cut, 400, 'request-invalid');
    await expectNothing(token);
  });
});

describeOnEngines('story files beyond a quota', (engine) => {
  const server = openTestServer(engine, { storyQuotaBytes: 20_000 }, async ({ services }) => {
    services.configuration.media.quotaBytes = png.length + 100;
  });

  test('leave nothing, whether the files or the story are too much', async () => {
    const { send, services } = server();
    const { token } = await registerAccount(send, 'thrifty');
    const two = changed({
      document: storyShowing(['a', 'b']),
      media: ['a', 'b'].map((id) => ({ ...picture1, id })),
    });
    const files = await importFile(send, token, two);
    expect(files.errorMessage).toBe(errorMessages.ru['media-quota-exceeded']);
    const [node, ...others] = illustrated.document.nodes;
    const long = {
      ...illustrated.document,
      nodes: [{ ...node, content: 'а'.repeat(20_000) }, ...others],
    };
    const story = await importFile(send, token, changed({ document: long as typeof sampleStory }));
    expect(story.errorMessage).toBe(errorMessages.ru['story-quota-exceeded']);
    const rows = await services.database.selectFrom('media_files').select('id').execute();
    expect(rows).toEqual([]);
    expect((await importFile(send, token, sound)).status).toBe('succeeded');
  });
});
