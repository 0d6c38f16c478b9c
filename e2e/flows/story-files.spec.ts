import { readFileSync } from 'node:fs';
import type { MediaFile } from '@dreamfork/api-client/contract';
import { mediaIdOf, mediaPath, type StoryDocument } from '@dreamfork/story';
import type { Page } from '@playwright/test';
import { captions, movie, picture, sound } from '../../apps/server/test/support/media/files.ts';
import { storyShowing } from '../../apps/server/test/support/media/stories.ts';
import { isPostgresReachable } from '../../apps/server/test/support/places.ts';
import { rawZip } from '../../apps/server/test/support/story-files/raw-zip.ts';
import { readZip } from '../../scripts/readZip.ts';
import {
  account,
  readThroughApi,
  registerThroughApi,
  saveThroughApi,
  updateThroughApi,
} from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { watchForErrors } from '../support/errors.ts';
import { fileField } from '../support/files.ts';
import { startOtherServer } from '../support/otherServer.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

type Place = { url: string; token: string };

async function upload({ url, token }: Place, bytes: Uint8Array, name: string): Promise<MediaFile> {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], name));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/media/upload`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
  return answer.json();
}

async function download({ url, token }: Place, id: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(url + mediaPath(id), { headers });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** The ids of the files that a story shows, in the order of its document. */
const filesOf = ({ nodes }: StoryDocument): string[] =>
  nodes.flatMap(({ media }) => media).flatMap(({ url }) => mediaIdOf(url) ?? []);

/** The story as its author wrote it, without what is new on every server. */
function contentOf(story: StoryDocument): unknown {
  const places = new Map(filesOf(story).map((id, index) => [mediaPath(id), `file ${index}`]));
  const { nodes, connections, startNodeId, title, description } = story;
  const text = JSON.stringify({ nodes, connections, startNodeId, title, description });
  return JSON.parse(text, (_, value: unknown) => places.get(String(value)) ?? value);
}

async function openFiles(page: Page) {
  const editor = new EditorPage(page);
  await editor.waitUntilReady();
  return editor.openFiles();
}

test('a story with its media goes from one server to another with another database', {
  tag: '@main',
}, async ({ page, browser, server }) => {
  test.skip(!isPostgresReachable, 'PostgreSQL is not reachable.');
  const errors = watchForErrors(page);
  const session = await registerThroughApi(server.url, account('leaving-author'));
  const from: Place = { url: server.url, token: session.token };
  const contents = [
    [await picture(400, 300).png().toBuffer(), 'Маяк.png'],
    [sound(), 'Волны.wav'],
    [await movie(), 'Прилив.mp4'],
    [Buffer.from(captions), 'Титры.vtt'],
  ] as const;
  const files: MediaFile[] = [];
  for (const [bytes, name] of contents) files.push(await upload(from, bytes, name));
  const title = 'Переезд: туда / обратно?';
  const document = { ...storyShowing(files.map(({ id }) => id)), title };
  const saved = await saveThroughApi(from.url, from.token, document);

  await signInWith(page, session);
  await page.goto(`/app/editor/${saved.id}`);
  const leaving = await openFiles(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    leaving.getByRole('button', { name: 'Экспортировать' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Переезд_ туда _ обратно_.df');
  const path = await file.path();
  expect(readZip(readFileSync(path)).size).toBe(2 + files.length);

  const other = await startOtherServer('postgres');
  try {
    const newcomer = await registerThroughApi(other.url, account('arriving-author'));
    const to: Place = { url: other.url, token: newcomer.token };
    const elsewhere = await (
      await browser.newContext({ baseURL: other.url, locale: 'ru-RU' })
    ).newPage();
    await signInWith(elsewhere, newcomer);
    await elsewhere.goto('/app/editor');
    const arriving = await openFiles(elsewhere);
    await fileField(arriving).setInputFiles({
      name: 'Переезд.df',
      mimeType: 'application/zip',
      buffer: readFileSync(path),
    });
    await elsewhere.waitForURL(/\/app\/editor\/[\w-]{36}/);
    const id = new URL(elsewhere.url()).pathname.split('/').at(-1) ?? '';
    const story = await readThroughApi(to.url, id, to.token);
    expect(story).toMatchObject({ isPublic: false, title });
    const original = await readThroughApi(from.url, saved.id, from.token);
    expect(contentOf(story)).toEqual(contentOf(original));
    const copies = filesOf(story);
    expect(copies).toHaveLength(files.length);
    for (const [index, { id: source }] of files.entries()) {
      const copy = copies[index] ?? '';
      expect(copy).not.toBe(source);
      expect((await download(to, copy)).equals(await download(from, source))).toBe(true);
    }
    await elsewhere.context().close();
  } finally {
    await other.stop();
  }
  expect(errors()).toEqual([]);
});

test('files dropped on the dashboard become stories, and one is opened in the editor', async ({
  page,
  server,
}) => {
  const errors = watchForErrors(page);
  const session = await registerThroughApi(server.url, account('dropping-author'));
  await signInWith(page, session);
  await page.goto('/app/dashboard');
  await expect(page.getByRole('button', { name: 'Импортировать' })).toBeVisible();
  const files = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    const yarn = 'title: Start\n---\nПаром у берега.\n-> Войти\n    Поплыли.\n===';
    data.items.add(new File([yarn], 'Пристань.yarn'));
    return data;
  });
  await page.dispatchEvent('main', 'drop', { dataTransfer: files });
  const dialog = page.getByRole('dialog', { name: 'Импорт' });
  await expect(dialog.getByText('Yarn · 2 узла · 1 связь · 1 концовка')).toBeVisible();
  await dialog.getByRole('button', { name: 'Создать историю' }).click();
  await page.waitForURL(/\/app\/editor\/[\w-]{36}/);
  await new EditorPage(page).waitUntilReady();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const story = await readThroughApi(server.url, id, session.token);
  expect(story).toMatchObject({ title: 'Пристань', isPublic: false });
  expect(story.nodes.map(({ title }) => title)).toEqual(['Start', 'Войти']);
  expect(errors()).toEqual([]);
});

test('a game of Twine in a ZIP brings its pictures; one that is not in it waits in its node', async ({
  page,
  server,
}) => {
  const errors = watchForErrors(page);
  const session = await registerThroughApi(server.url, account('twine-author'));
  await signInWith(page, session);
  const image = await picture(40, 30).png().toBuffer();
  const game = `<tw-storydata name="Паром" startnode="1" format="Harlowe"><tw-passagedata pid="1" name="Пристань"
    position="0,0">Мост. &lt;img src="images/мост.png"&gt;&lt;img src="images/нет.png"&gt;</tw-passagedata></tw-storydata>`;
  const zip = rawZip([
    { name: 'Паром/index.html', data: game, isDeflated: true },
    { name: 'Паром/images/мост.png', data: image },
  ]);
  await page.goto('/app/editor');
  const dialog = await openFiles(page);
  await fileField(dialog).setInputFiles({
    name: 'Паром.zip',
    mimeType: 'application/zip',
    buffer: zip,
  });
  await expect(dialog.getByText(/^Файлов истории нашлось 1\sиз\s2/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Создать историю' }).click();
  await page.waitForURL(/\/app\/editor\/[\w-]{36}/);
  await new EditorPage(page).waitUntilReady();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const story = await readThroughApi(server.url, id, session.token);
  const [bridge, gone] = story.nodes[0]?.media ?? [];
  expect(gone).toMatchObject({ url: 'images/нет.png', isActive: false });
  const place: Place = { url: server.url, token: session.token };
  const bytes = await download(place, mediaIdOf(bridge?.url ?? '') ?? '');
  expect(bytes.equals(image)).toBe(true);
  expect(errors()).toEqual([]);
});

test('a file that is imported again updates the story and keeps what the author wrote since', async ({
  page,
  server,
}) => {
  const errors = watchForErrors(page);
  const session = await registerThroughApi(server.url, account('returning-author'));
  await signInWith(page, session);
  const give = async (yarn: string) => {
    await page.goto('/app/editor');
    const dialog = await openFiles(page);
    await fileField(dialog).setInputFiles({
      ...{ name: 'Пристань.yarn', mimeType: 'text/plain', buffer: Buffer.from(yarn) },
    });
    return dialog;
  };
  const before =
    'title: Start\n---\nПаром у берега.\n<<jump River>>\n===\ntitle: River\n---\nВода.\n===';
  const first = await give(before);
  await first.getByRole('button', { name: 'Создать историю' }).click();
  await page.waitForURL(/\/app\/editor\/[\w-]{36}/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { title, description, nodes, connections, startNodeId } = await readThroughApi(
    server.url,
    id,
    session.token,
  );
  await updateThroughApi(server.url, session.token, id, {
    ...{ title, description, connections, startNodeId, groups: [], notes: [] },
    nodes: nodes.map((node) =>
      node.title === 'River' ? { ...node, content: 'Чёрная вода.' } : node,
    ),
  });

  const after = before.replace('Паром у берега.', 'Паром ушёл.');
  const second = await give(`${after}\ntitle: Shore\n---\nПесок.\n===`);
  await expect(second.getByText(/новых узлов\s— 1, изменённых\s— 1, удалённых\s— 0/)).toBeVisible();
  await second.getByRole('button', { name: 'Обновить историю «Пристань»' }).click();
  await page.waitForURL(new RegExp(`/app/editor/${id}`));
  await new EditorPage(page).waitUntilReady();
  const updated = await readThroughApi(server.url, id, session.token);
  expect(updated.nodes.map(({ title, content }) => [title, content])).toEqual([
    ['Start', 'Паром ушёл.'],
    ['River', 'Чёрная вода.'],
    ['Shore', 'Песок.'],
  ]);
  expect(errors()).toEqual([]);
});
