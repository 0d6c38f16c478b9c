import { sampleStory } from '@dreamfork/story/testing';
import type { Page } from '@playwright/test';
import { account, readThroughApi, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { watchForErrors } from '../support/errors.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

type Place = Record<string, string>;

async function openStory(page: Page, id: string): Promise<EditorPage> {
  await page.goto(`/app/editor/${id}`);
  const editor = new EditorPage(page);
  await editor.waitUntilReady();
  return editor;
}

/** The positions of all cards in view. */
const places = (editor: EditorPage): Promise<Place> =>
  editor
    .cards()
    .evaluateAll((cards) =>
      Object.fromEntries(
        cards.map((card) => [
          card.getAttribute('data-node-id') ?? '',
          card.closest('.react-flow__node')?.getAttribute('style') ?? '',
        ]),
      ),
    );

test('nodes are copied from a story in one tab to a story in another tab', async ({
  page,
  server,
}) => {
  const errors = watchForErrors(page);
  const session = await registerThroughApi(server.url, account('copyist'));
  const first = await saveThroughApi(server.url, session.token, sampleStory);
  const second = await saveThroughApi(server.url, session.token, {
    ...sampleStory,
    title: 'Другая история',
    nodes: sampleStory.nodes.slice(0, 1),
    connections: [],
  });
  await signInWith(page, session);

  const from = await openStory(page, first.id);
  const titleOf = (id: string) => sampleStory.nodes.find((node) => node.id === id)?.title ?? '';
  await from.card(titleOf('door')).click();
  await from.card(titleOf('sea')).click({ modifiers: ['Control'] });
  await page.keyboard.press('Control+c');

  const other = await page.context().newPage();
  const otherErrors = watchForErrors(other);
  const into = await openStory(other, second.id);
  await into.expectCounts('1 узел · 0 связей');
  await other.keyboard.press('Control+v');
  await expect(into.card(titleOf('door'))).toBeVisible();
  await expect(into.card(titleOf('sea'))).toBeVisible();
  await other.keyboard.press('Control+z');
  await into.expectCounts('1 узел · 0 связей');
  await other.keyboard.press('Control+y');
  await expect(into.card(titleOf('sea'))).toBeVisible();

  // Cut removes the nodes from the first story, and undo restores them.
  await page.bringToFront();
  await page.keyboard.press('Control+x');
  await expect(from.card(titleOf('sea'))).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(from.card(titleOf('sea'))).toBeVisible();
  expect([...errors(), ...otherErrors()]).toEqual([]);
});

test('a node is inserted into a connection, the nodes are arranged, and undo reverts both', async ({
  page,
  server,
}) => {
  const errors = watchForErrors(page);
  const session = await registerThroughApi(server.url, account('arranger'));
  const { id } = await saveThroughApi(server.url, session.token, sampleStory);
  await signInWith(page, session);
  const editor = await openStory(page, id);
  await editor.showWholeMap();
  const counts = (await page.getByTestId('story-counts').textContent()) ?? '';
  const before = await places(editor);

  await page.getByRole('tab', { name: 'Элементы' }).click();
  await page.getByRole('tab', { name: 'Связи' }).click();
  await page
    .getByRole('button', { name: /^Связь: / })
    .first()
    .click();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Вставить в связь: Текст');
  await page.keyboard.press('Enter');
  await expect(editor.card('Новый текст')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await editor.expectCounts(counts);
  expect(await places(editor)).toEqual(before);

  await page.getByTestId('canvas-pane').click({ position: { x: 8, y: 8 } });
  await page.keyboard.press('l');
  await expect.poll(() => places(editor)).not.toEqual(before);
  for (const card of await editor.cards().all()) await expect(card).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect.poll(() => places(editor)).toEqual(before);
  expect(errors()).toEqual([]);
});

test('fifty random actions and as many undos leave the story unchanged, in the editor and on the server', async ({
  page,
  server,
}) => {
  const session = await registerThroughApi(server.url, account('gambler'));
  const { id } = await saveThroughApi(server.url, session.token, sampleStory);
  const read = async () => {
    const { nodes, connections, groups, notes } = await readThroughApi(
      server.url,
      id,
      session.token,
    );
    return { nodes, connections, groups, notes };
  };
  const before = await read();
  await signInWith(page, session);
  const editor = await openStory(page, id);
  const counts = (await page.getByTestId('story-counts').textContent()) ?? '';

  // A generator with a fixed seed: the same edits on every run.
  let state = 20_251_121;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const keys = ['t', 'c', 'e', 'n', 'Control+d', 'Control+g', 'Shift+ArrowRight', 'Shift+ArrowUp'];
  for (let step = 0; step < 50; step += 1) {
    // Counted and focused in one task: cards come and go with the viewport.
    await editor
      .cards()
      .evaluateAll((cards, index) => cards[index % cards.length]?.focus(), random(1000));
    await page.keyboard.press('Space');
    const key = keys[random(keys.length)] ?? 't';
    await page.keyboard.press(key);
    if (key === 'n') await page.keyboard.press('Escape');
  }
  await expect(page.getByTestId('story-counts')).not.toHaveText(counts);

  const undo = page.getByRole('button', { name: /^Отменить: / });
  await editor.cards().first().focus();
  // The button may lose its name between the count and the click: then the loop starts again.
  await expect(async () => {
    while ((await undo.count()) > 0) await undo.click({ timeout: 5000 });
  }).toPass();
  await editor.expectCounts(counts);
  await expect(page.getByTestId('save-status')).toHaveText('Сохранено');
  await expect.poll(read).toEqual(before);
});
