import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryDocument } from '@dreamfork/story';
import { account, readThroughApi, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { watchForErrors } from '../support/errors.ts';
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
  expect(errors()).toEqual([]);
});
