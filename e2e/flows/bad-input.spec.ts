import { repairMessages, type StoryDocument, validateDocument } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import type { Page } from '@playwright/test';
import { account, readThroughApi, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { damageStory, storedStory } from '../support/serverDatabase.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const [first, second, third, ...others] = sampleStory.nodes;
const [connection] = sampleStory.connections;
if (!first || !second || !third || !connection) throw new Error('The sample story is too small.');

/** A start that is not there, ids that two share, connections to nothing, and positions that are no numbers. */
const damaged = JSON.stringify({
  ...sampleStory,
  startNodeId: 'nowhere',
  nodes: [
    { ...first, position: { x: null, y: 'NaN' } },
    { ...second, position: { x: '300', y: '-45.5' } },
    { ...third, position: { x: 'HUGE', y: 0 } },
    ...others,
    { ...second, title: 'Двойник' },
  ],
  connections: [
    ...sampleStory.connections,
    { ...connection, toNodeId: third.id },
    { id: 'lost', fromNodeId: first.id, toNodeId: 'gone' },
    { id: 'found', fromNodeId: 'gone', toNodeId: first.id },
  ],
}).replace('"HUGE"', '1e999');

const told: (keyof typeof repairMessages.ru)[] = [
  'start-node-reset',
  'node-id-renewed',
  'connection-id-renewed',
  'connection-dropped',
  'position-reset',
];

async function openAs(page: Page, url: string, name: string, document: StoryDocument) {
  const session = await registerThroughApi(url, account(name));
  const { id } = await saveThroughApi(url, session.token, document);
  await signInWith(page, session);
  const open = async () => {
    await page.goto(`/app/editor/${id}`);
    await new EditorPage(page).waitUntilReady();
  };
  return { id, token: session.token, open, editor: new EditorPage(page) };
}

const repairs = (page: Page) => page.getByRole('dialog', { name: 'Историю пришлось починить' });

test('a damaged story opens with a notice of every repair and changes only when it is saved', async ({
  page,
  server,
}) => {
  const { id, token, open, editor } = await openAs(page, server.url, 'damaged', sampleStory);
  damageStory(server, id, damaged);
  const before = storedStory(server, id);
  await open();
  await page.getByRole('button', { name: 'Что исправлено' }).click();
  for (const code of told) await expect(repairs(page)).toContainText(repairMessages.ru[code]);
  await repairs(page).getByRole('button', { name: 'Понятно' }).click();
  await expect(repairs(page)).toBeHidden();
  await page.getByTestId('editor-root').getByRole('button', { name: 'Понятно' }).click();
  await expect(page.getByTestId('save-status')).toHaveText('Не сохранено');

  // Edits wait for the author too: repairs are not saved automatically.
  await editor.describeStory({ title: 'Починенная' });
  await page.getByRole('button', { name: 'Не сохранено: подробнее' }).click();
  await expect(page.getByText('только когда вы её сохраните', { exact: false })).toBeVisible();
  await expect(page.getByText('Все правки есть и в этом браузере', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(storedStory(server, id)).toEqual(before);

  await editor.save();
  const saved = await readThroughApi(server.url, id, token);
  expect(saved.version).toBeGreaterThan(before.version);
  expect(saved.title).toBe('Починенная');
  expect(validateDocument(saved)).toEqual([]);
  const texts = new Set(saved.nodes.map(({ content }) => content));
  expect(sampleStory.nodes.filter(({ content }) => !texts.has(content))).toEqual([]);
  await page.reload();
  await editor.waitUntilReady();
  await expect(page.getByTestId('save-status')).toHaveText('Сохранено');
  await expect(page.getByRole('button', { name: 'Что исправлено' })).toHaveCount(0);
});

test('five thousand nodes at one point can be opened, edited and saved', async ({
  page,
  server,
}) => {
  const heap: StoryDocument = {
    ...sampleStory,
    nodes: [
      ...sampleStory.nodes,
      ...Array.from({ length: 5000 }, (_, index) => ({
        ...second,
        id: `heap-${index}`,
        title: `Лист ${index}`,
        position: { x: 300, y: 300 },
        choices: [],
      })),
    ],
  };
  const { id, token, open, editor } = await openAs(page, server.url, 'heap', sampleStory);
  damageStory(server, id, JSON.stringify(heap));
  await open();
  await expect(page.getByRole('button', { name: 'Что исправлено' })).toHaveCount(0);
  await editor.addNode({ type: 'text', title: 'Ещё один' });
  await editor.save();
  const { nodes } = await readThroughApi(server.url, id, token);
  expect(nodes).toHaveLength(heap.nodes.length + 1);
  expect(nodes.at(-1)?.title).toBe('Ещё один');
});

test('a megabyte of text in one node opens, shows in its card, and is saved completely', async ({
  page,
  server,
}) => {
  const long = 'Ступень за ступенью. '.repeat(50_000);
  const { id, token, open, editor } = await openAs(page, server.url, 'megabyte', sampleStory);
  damageStory(
    server,
    id,
    JSON.stringify({
      ...sampleStory,
      nodes: [{ ...first, content: long }, ...sampleStory.nodes.slice(1)],
    }),
  );
  await open();
  await expect(page.getByRole('button', { name: 'Что исправлено' })).toHaveCount(0);
  await editor.card(first.title).click();
  // The layout of a field with a million letters takes a moment.
  await expect(page.getByTestId('node-tab')).toBeVisible();
  await editor.writeSelected({ title: 'Бесконечная лестница' });
  await editor.save();
  const saved = (await readThroughApi(server.url, id, token)).nodes.find(
    (node) => node.id === first.id,
  );
  expect(saved?.title).toBe('Бесконечная лестница');
  expect(saved?.content === long).toBe(true);
});
