import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryDocument } from '@dreamfork/story';
import type { Page } from '@playwright/test';
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
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const file = join(import.meta.dirname, '../../../shared/data/toggle-game.story.json');
const steps = 30;

/** A seeded generator of numbers from 0 to 1, so that a failure can be reproduced. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Reads the story with random steps, beginning anew at every end. */
async function playRandomly(page: Page, id: string): Promise<void> {
  await page.goto(`/story/${id}`);
  const player = page.getByTestId('player-root');
  const random = seeded(7);
  for (let step = 0; step < steps; step += 1) {
    const before = await player.getAttribute('data-node-id');
    const restart = player.getByRole('button', { name: 'Начать заново' });
    const options = player.getByRole('list', { name: 'Выберите вариант:' }).getByRole('button');
    const next = player.getByRole('button', { name: 'Далее' });
    await expect(restart.or(options.first()).or(next).first()).toBeVisible();
    if (await restart.isVisible()) {
      await restart.click();
    } else if ((await options.count()) > 0) {
      await options.nth(Math.floor(random() * (await options.count()))).click();
    } else {
      await next.click();
    }
    await expect(player).not.toHaveAttribute('data-node-id', before ?? '');
  }
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The game as the page that Twine publishes: every connection a link on a line of its own. */
function twinePage({ title, nodes, connections, startNodeId }: StoryDocument): string {
  const titles = new Map(nodes.map((node) => [node.id, node.title]));
  const passages = nodes.map((node, index) => {
    const links = connections
      .filter(({ fromNodeId }) => fromNodeId === node.id)
      .map(({ id: connectionId, toNodeId }) => {
        const choice = node.choices.find((each) => each.connectionId === connectionId);
        const target = titles.get(toNodeId) ?? '';
        return `[[${choice?.text ?? target}->${target}]]`;
      });
    const text = escaped([node.content, ...links].join('\n'));
    const { x, y } = node.position;
    return `<tw-passagedata pid="${index + 1}" name="${escaped(node.title)}" tags="" position="${x / 3},${y / 3}">${text}</tw-passagedata>`;
  });
  const start = nodes.findIndex((node) => node.id === startNodeId) + 1;
  return `<!DOCTYPE html><html><head><script>document.title = "<tw-storydata>";</script></head><body>
<tw-storydata name="${escaped(title)}" startnode="${start}" ifid="A" format="Harlowe" format-version="2.1.0" hidden>
<style role="stylesheet"></style><script role="script">document.body.textContent = "run";</script>
${passages.join('\n')}</tw-storydata></body></html>`;
}

test('a published Twine game is imported, saved unchanged and played', async ({ page, server }) => {
  test.skip(!existsSync(file), 'The published game is not beside this checkout.');
  const game: StoryDocument = JSON.parse(readFileSync(file, 'utf8'));
  const errors = watchForErrors(page);
  const author = await registerThroughApi(server.url, account('converter'));
  const { id } = await saveThroughApi(server.url, author.token, game, { isPublic: true });

  await signInWith(page, author);
  await page.goto(`/app/editor/${id}`);
  await expect(page.getByText('56 узлов · 218 связей')).toBeVisible();
  await expect(page.getByTestId('story-node').first()).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('История успешно сохранена')).toBeVisible();

  const saved = await readThroughApi(server.url, id, author.token);
  expect(saved.version).toBe(2);
  expect(saved.nodes).toEqual(game.nodes);
  expect(saved.connections).toEqual(game.connections);
  expect(saved.startNodeId).toBe(game.startNodeId);

  await playRandomly(page, id);
  expect(errors()).toEqual([]);
});

test('a published Twine game is imported from its page by the dialog and played', async ({
  page,
  server,
}) => {
  test.skip(!existsSync(file), 'The published game is not beside this checkout.');
  const game: StoryDocument = JSON.parse(readFileSync(file, 'utf8'));
  const errors = watchForErrors(page);
  const author = await registerThroughApi(server.url, account('importer'));

  await signInWith(page, author);
  await page.goto('/app/editor');
  const dialog = await new EditorPage(page).openFiles();
  await fileField(page).setInputFiles({
    name: 'The Toggle Game.html',
    mimeType: 'text/html',
    buffer: Buffer.from(twinePage(game)),
  });
  await expect(dialog.getByText(/Harlowe 2\.1\.0 · 56\sузлов · 218\sсвязей/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Создать историю' }).click();

  await page.waitForURL(/\/app\/editor\/[\w-]+$/);
  await expect(page.getByText('56 узлов · 218 связей')).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  const saved = await readThroughApi(server.url, id, author.token);
  expect(saved.title).toBe(game.title);
  expect(saved.nodes.map(({ title }) => title)).toEqual(game.nodes.map(({ title }) => title));

  // Readers get no page of a private story.
  await updateThroughApi(server.url, author.token, id, saved);
  await playRandomly(page, id);
  expect(errors()).toEqual([]);
});
