import { buildStory } from '@dreamfork/story/testing';
import { account, registerThroughApi, saveThroughApi, updateThroughApi } from '../support/api.ts';
import { watchForErrors } from '../support/errors.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { threeRoads } from '../support/threeRoads.ts';

test('the reading progress survives a reload and an edit of the story', { tag: '@main' }, async ({
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
  expect(scripts.filter((url) => /editor|admin|router/i.test(url))).toEqual([]);

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

  // A finished reading starts again.
  await page.reload();
  await expect(player.getByRole('heading', { name: 'Камень на распутье' })).toBeVisible();
  await expect(player.getByText('Вы продолжаете')).toHaveCount(0);
  expect(errors()).toEqual([]);
});

test('the place in a long passage survives a reload', async ({ page, server }) => {
  const author = await registerThroughApi(server.url, account('long'));
  const long = buildStory('Долгая дорога')
    .node('road', 'text', { content: 'Дорога идёт полем, полем и полем.\n\n'.repeat(120) })
    .node('end', 'end')
    .link('road', 'end')
    .build();
  const { id } = await saveThroughApi(server.url, author.token, long, { isPublic: true });
  const offset = () => page.evaluate(() => window.scrollY);
  await page.goto(`/story/${id}`);
  await expect(page.getByTestId('player-root')).toContainText('Дорога идёт полем');
  await page.mouse.wheel(0, 1500);
  await expect.poll(offset).toBeGreaterThan(1400);
  const before = await offset();
  await page.reload();
  await expect(page.getByTestId('player-root')).toContainText('Дорога идёт полем');
  // What stands above the passage, such as the notice of the return, may move it a little.
  await expect.poll(async () => Math.abs((await offset()) - before)).toBeLessThan(200);
});

test('a reader whose session has ended stays on a public story', async ({ page, server }) => {
  const errors = watchForErrors(page);
  const author = await registerThroughApi(server.url, account('ended'));
  const { id } = await saveThroughApi(server.url, author.token, threeRoads, { isPublic: true });
  await signInWith(page, author);
  await page.goto(`/story/${id}`);
  const player = page.getByTestId('player-root');
  await expect(player.getByRole('heading', { name: 'Камень на распутье' })).toBeVisible();
  await fetch(`${server.url}/auth/logout/everywhere`, {
    method: 'POST',
    headers: { authorization: `Bearer ${author.token}` },
  });
  const recorded = page.waitForResponse((response) => response.url().endsWith('/events'));
  await player.getByRole('button', { name: 'Направо' }).click();
  await expect(player.getByText('История завершена!')).toBeVisible();
  // The reading is recorded when the page is left or hidden.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await recorded).ok()).toBe(true);
  await expect(page).toHaveURL(new RegExp(`/story/${id}$`));
  expect(errors()).toEqual([]);
});

test('the Back button of the browser closes a panel, then goes one step back, also after a reload', async ({
  page,
  server,
}) => {
  const errors = watchForErrors(page);
  const author = await registerThroughApi(server.url, account('back'));
  const saved = await saveThroughApi(server.url, author.token, threeRoads, { isPublic: true });
  await page.goto('/stories');
  await page.goto(`/story/${saved.id}`);
  const player = page.getByTestId('player-root');
  await player.getByRole('button', { name: 'Налево' }).click();
  await expect(player.getByRole('heading', { name: 'Лесная тропа' })).toBeFocused();
  await player.getByRole('button', { name: 'Настройки' }).click();
  await expect(player.getByRole('complementary')).toBeVisible();

  await page.goBack();
  await expect(player.getByRole('complementary')).toHaveCount(0);
  await expect(player.getByRole('heading', { name: 'Лесная тропа' })).toBeVisible();
  await page.reload();
  await expect(player.getByText('Вы продолжаете с того места')).toBeVisible();
  await page.goBack();
  await expect(player.getByRole('heading', { name: 'Камень на распутье' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/stories$/);
  expect(errors()).toEqual([]);
});

test('the page of a story offers the ways to share it', async ({ page, server }) => {
  const author = await registerThroughApi(server.url, account('sharer'));
  const { id } = await saveThroughApi(server.url, author.token, threeRoads, { isPublic: true });
  await page.goto(`/story/${id}`);
  await page.getByRole('button', { name: 'Поделиться' }).click();
  const dialog = page.getByRole('dialog', { name: 'Поделиться историей' });
  await expect(dialog.getByLabel('Ссылка')).toHaveValue(`${server.url}/story/${id}`);
  await expect(dialog.getByLabel('Код для вставки на сайт')).toHaveValue(
    new RegExp(`^<iframe src="${server.url}/embed/${id}`),
  );
  await expect(
    dialog.frameLocator('iframe').getByRole('heading', { name: 'Камень на распутье' }),
  ).toBeVisible();
});

test('an end leads back to a fork, to another end, and to another story of the author', {
  tag: '@main',
}, async ({ page, server }) => {
  const errors = watchForErrors(page);
  const author = await registerThroughApi(server.url, account('leading'));
  const { id } = await saveThroughApi(server.url, author.token, threeRoads, { isPublic: true });
  const other = { ...threeRoads, title: 'Ещё три дороги' };
  const next = await saveThroughApi(server.url, author.token, other, { isPublic: true });
  const draft = { ...threeRoads, title: 'Черновик' };
  await saveThroughApi(server.url, author.token, draft);

  await page.goto(`/story/${id}`);
  const player = page.getByTestId('player-root');
  await player.getByRole('button', { name: 'Направо' }).click();
  await expect(player.getByText('Ваша концовка: Город')).toBeVisible();
  const forks = player.getByRole('list', { name: 'Вернуться к развилке:' });
  await expect(forks.getByRole('listitem').filter({ hasText: 'Вы выбрали: Направо' })).toHaveCount(
    2,
  );
  await expect(player.getByText('Дом у реки')).toHaveCount(0);
  await forks.getByRole('button', { name: 'Камень на распутье' }).click();
  await expect(player.getByRole('heading', { name: 'Камень на распутье' })).toBeFocused();
  // The jump is a step: Back leads to the end again.
  await page.goBack();
  await expect(player.getByText('Ваша концовка: Город')).toBeVisible();
  await forks.getByRole('button', { name: 'Камень на распутье' }).click();

  await player.getByRole('button', { name: 'Прямо' }).click();
  await expect(player.getByText('Ваша концовка: Дом у реки')).toBeVisible();
  await expect(forks.getByRole('button')).toHaveCount(1);
  const offered = player.getByRole('region', { name: 'Что почитать дальше' });
  await expect(offered.getByText('Черновик')).toHaveCount(0);
  await offered.getByRole('link', { name: 'Ещё три дороги' }).click();
  await expect(page).toHaveURL(new RegExp(`/story/${next.id}$`));
  await expect(player.getByRole('heading', { name: 'Камень на распутье' })).toBeVisible();
  expect(errors()).toEqual([]);
});
