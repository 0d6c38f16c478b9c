import { readFile } from 'node:fs/promises';
import { mediaPath } from '@dreamfork/api-client/contract';
import type { StoryDocument } from '@dreamfork/story';
import { generateStory, sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { demoDirectory } from '../../src/configuration/paths.ts';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { toForm } from '../support/forms.ts';
import { picture } from '../support/media/files.ts';
import { fileOf, upload } from '../support/media/upload.ts';
import { openServerWithUsers } from '../support/server-with-users.ts';

const publicUrl = 'https://stories.example';

/** The sample story with pictures at these addresses in its first node. */
const withPictures = (...urls: string[]): StoryDocument => ({
  ...sampleStory,
  nodes: sampleStory.nodes.map((node, index) => ({
    ...node,
    media:
      index === 0
        ? urls.map((url, order) => ({
            id: `picture-${order}`,
            mediaType: 'image' as const,
            url,
            title: '',
            description: '',
            fileSize: 0,
            mimeType: '',
            order,
            isActive: true,
          }))
        : [],
  })),
});

describeOnEngines('a story as one file', (engine) => {
  const { server, author } = openServerWithUsers(engine, { author: 'User' }, { publicUrl });
  const publish = async (story: StoryDocument, isPublic = true) =>
    (await saveNew(server().send, author.token, toForm(story, { isPublic }))).id;
  const get = (id: string, token?: string) =>
    server().send('GET', `/api/story/${id}/html`, { token });
  const storyIn = (html: string): StoryDocument =>
    JSON.parse(/<script type="application\/json" id="story">(.+)<\/script>/.exec(html)?.[1] ?? '');
  const picturesIn = (html: string) =>
    storyIn(html).nodes.flatMap(({ media }) => media.map(({ url }) => url));

  test('is kept under the name of the story and runs nothing here', async () => {
    const id = await publish({ ...sampleStory, title: 'Ночь: «да»/нет 100% \u0007' });
    const { status, headers } = await get(id);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="story.html"; filename*=UTF-8''${encodeURIComponent('Ночь «да» нет 100%.html')}`,
    );
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('says the language of its text', async () => {
    const { text } = await get(await publish({ ...sampleStory, language: 'he' }));
    expect(text).toContain('<html lang="he">');
    expect(text).toMatch(/<dreamfork-player [^>]*lang="he"/);
  });

  test('has a name, whatever the story is called', async () => {
    const names = await Promise.all(
      ['🌲'.repeat(80), '\ud83d', '???', "it's"].map(async (title) => {
        const { headers } = await get(await publish({ ...sampleStory, title }));
        return decodeURIComponent(String(headers['content-disposition']).split("UTF-8''")[1] ?? '');
      }),
    );
    expect(names).toEqual([`${'🌲'.repeat(50)}.html`, 'story.html', 'story.html', "it's.html"]);
  });

  test('holds the player, its faces and the story, and lets no other script run', async () => {
    const id = await publish(sampleStory);
    const { text } = await get(id);
    expect(text).toContain('void "\\x3c/script>\\x3c!--";');
    expect(text.match(/<script/g)).toHaveLength(3);
    expect(text.match(/<\/script>/g)).toHaveLength(3);
    expect(text.match(/@font-face/g)).toHaveLength(4);
    expect(text).toContain(`share-url="${publicUrl}/story/${id}"`);
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(text)?.[1] ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-\S+' 'sha256-\S+';/);
    expect(storyIn(text)).not.toHaveProperty('authorName');
  });

  test('leaves out what readers never see', async () => {
    const note = {
      id: 'note',
      text: 'Тайный замысел',
      position: { x: 0, y: 0 },
      size: { width: 100, height: 100 },
      colour: 'yellow' as const,
    };
    const nodes = sampleStory.nodes.map((node) => ({ ...node, status: 'draft' as const }));
    const id = await publish({ ...sampleStory, nodes, notes: [note] });
    const { text } = await get(id);
    expect(text).not.toContain('Тайный замысел');
    expect(text).not.toContain('"status":"draft"');
  });

  test('carries the pictures of this server inside and leaves all others where they are', async () => {
    const bytes = await readFile(`${demoDirectory}/mayak/cover.webp`);
    const data = `data:image/webp;base64,${bytes.toString('base64')}`;
    const id = await publish(
      withPictures(
        '/demo/mayak/cover.webp',
        `${publicUrl}/demo/mayak/cover.webp`,
        '/demo/mayak/none.webp',
        '/demo/../package.json',
        '/demo/mayak/%2e%2e/story.json',
        '//elsewhere.example/a.png',
        'https://elsewhere.example/a.png',
        'http://127.0.0.1:1/secret.png',
        'file:///etc/passwd',
        `${publicUrl}.evil.example/demo/mayak/cover.webp`,
      ),
    );
    expect(picturesIn((await get(id)).text)).toEqual([
      data,
      data,
      `${publicUrl}/demo/mayak/none.webp`,
      `${publicUrl}/demo/../package.json`,
      `${publicUrl}/demo/mayak/%2e%2e/story.json`,
      'https://elsewhere.example/a.png',
      'https://elsewhere.example/a.png',
      'http://127.0.0.1:1/secret.png',
      'file:///etc/passwd',
      `${publicUrl}.evil.example/demo/mayak/cover.webp`,
    ]);
  });

  test('loads nothing from elsewhere but from hosts that are allowed', async () => {
    const id = await publish(
      withPictures('https://elsewhere.example/a.png', 'https://кот.example/b'),
    );
    const filesOf = async (query: string) => {
      const { status, text } = await server().send('GET', `/api/story/${id}/html${query}`);
      const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(text) ?? [];
      const [, hosts] = / media-hosts="([^"]*)"/.exec(text) ?? [];
      return { status, hosts, images: /img-src ([^;]+)/.exec(policy)?.[1] };
    };
    const inside = "'self' file: data:";
    expect(await filesOf('')).toEqual({ status: 200, hosts: '', images: inside });
    expect(await filesOf(`?hosts=${encodeURIComponent('кот.example,a.example:81')}`)).toEqual({
      status: 200,
      hosts: 'кот.example a.example:81',
      images: `${inside} https://xn--j1aim.example http://xn--j1aim.example https://a.example:81 http://a.example:81`,
    });
    for (const hosts of [
      '*',
      "a.example; script-src 'unsafe-inline'",
      'a.example,',
      'a"b',
      '.x..',
    ]) {
      const { status } = await filesOf(`?hosts=${encodeURIComponent(hosts)}`);
      expect([hosts, status]).toEqual([hosts, hosts === '.x..' ? 200 : 400]);
    }
  });

  test('carries the files of its author, and no file that its reader may not read', async () => {
    const { send } = server();
    const other = await registerAccount(send, 'painter');
    const png = await picture(40, 20).png().toBuffer();
    const own = await upload(send, author.token, fileOf(png, 'Маяк.png', 'image/png'));
    const foreign = await upload(send, other.token, fileOf(png, 'Маяк.png', 'image/png'));
    const story = withPictures(mediaPath(own.id), mediaPath(foreign.id));
    const inside = `data:image/png;base64,${png.toString('base64')}`;
    const absolute = `${publicUrl}${mediaPath(foreign.id)}`;
    const published = await publish(story);
    expect(picturesIn((await get(published)).text)).toEqual([inside, absolute]);
    const hidden = await publish({ ...story, title: 'Черновик' }, false);
    expect(picturesIn((await get(hidden, author.token)).text)).toEqual([inside, absolute]);
  });

  test('a private one says no address', async () => {
    const id = await publish(sampleStory, false);
    const own = await get(id, author.token);
    expect([own.status, own.text.includes('share-url')]).toEqual([200, false]);
  });

  test('a large one is written too', async () => {
    const story = generateStory(3000);
    const { status, text } = await get(await publish(story));
    expect(status).toBe(200);
    expect(storyIn(text).nodes).toHaveLength(story.nodes.length);
  });

  test('a server without the built player has no such call and does not promise it', async () => {
    const { services, send } = server();
    const { player } = services;
    services.player = undefined;
    try {
      const { body } = await send('GET', '/api/capabilities');
      expect(body.features).not.toContain('storyHtml');
      expect(body.features).toContain('embedding');
      expectError(await get(await publish(sampleStory)), 404, 'not-found');
    } finally {
      services.player = player;
    }
  });
});
