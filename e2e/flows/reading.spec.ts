import { account, registerThroughApi, saveThroughApi, updateThroughApi } from '../support/api.ts';
import { watchForErrors } from '../support/errors.ts';
import { expect, test } from '../support/test.ts';
import { threeRoads } from '../support/threeRoads.ts';

test('a reader keeps their place across a reload and an edit of the story', async ({
  page,
  server,
}) => {
  const errors = watchForErrors(page);
  const author = await registerThroughApi(server.url, account('roads'));
  const saved = await saveThroughApi(server.url, author.token, threeRoads, { isPublic: true });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });

  await page.goto(`/story/${saved.id}`);
  const player = page.getByTestId('player-root');
  await player.getByRole('button', { name: 'Налево' }).click();
  await expect(player.getByRole('heading', { name: 'Лесная тропа' })).toBeFocused();
  await expect(player.getByText('петляет')).toHaveCSS('font-style', 'italic');
  expect(scripts.filter((url) => /Editor|Admin|router/i.test(url))).toEqual([]);

  await page.reload();
  await expect(player.getByRole('heading', { name: 'Лесная тропа' })).toBeVisible();
  await expect(player.getByText('Вы продолжаете с того места')).toBeVisible();
  await player.getByRole('button', { name: 'Понятно' }).click();
  await player.getByRole('button', { name: 'История', exact: true }).click();
  await expect(player.getByRole('listitem')).toHaveCount(2);

  const withoutPath = {
    ...threeRoads,
    nodes: threeRoads.nodes.filter(({ id }) => id !== 'path'),
    connections: threeRoads.connections.filter(
      ({ fromNodeId, toNodeId }) => fromNodeId !== 'path' && toNodeId !== 'path',
    ),
  };
  const choices = withoutPath.nodes.map((node) => ({
    ...node,
    choices: node.choices.filter(({ text }) => text !== 'Налево'),
  }));
  await updateThroughApi(server.url, author.token, saved.id, {
    ...withoutPath,
    nodes: choices,
  });
  await page.reload();
  await expect(player.getByText('Автор убрал место')).toBeVisible();
  await expect(player.getByRole('heading', { name: 'Камень на распутье' })).toBeVisible();
  await player.getByRole('button', { name: 'Направо' }).click();
  await expect(player.getByText('История завершена!')).toBeVisible();

  // Who read to an end begins anew.
  await page.reload();
  await expect(player.getByRole('heading', { name: 'Камень на распутье' })).toBeVisible();
  await expect(player.getByText('Вы продолжаете')).toHaveCount(0);
  expect(errors()).toEqual([]);
});

test('the ways to share a story stand on its page', async ({ page, server }) => {
  const author = await registerThroughApi(server.url, account('sharer'));
  const { id } = await saveThroughApi(server.url, author.token, threeRoads, { isPublic: true });
  await page.goto(`/story/${id}`);
  // What is told of the story below its first passage comes later, and offers the same.
  await page.locator('header').getByRole('button', { name: 'Поделиться' }).click();
  const dialog = page.getByRole('dialog', { name: 'Поделиться историей' });
  await expect(dialog.getByLabel('Ссылка')).toHaveValue(`${server.url}/story/${id}`);
  await expect(dialog.getByLabel('Код для вставки на сайт')).toHaveValue(
    new RegExp(`^<iframe src="${server.url}/embed/${id}`),
  );
  await expect(
    dialog.frameLocator('iframe').getByRole('heading', { name: 'Камень на распутье' }),
  ).toBeVisible();
});
