import {
  account,
  allowSharesThroughApi,
  readToEndThroughApi,
  registerThroughApi,
  saveThroughApi,
} from '../support/api.ts';
import { watchForErrors } from '../support/errors.ts';
import { servePage } from '../support/servePage.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { threeRoads } from '../support/threeRoads.ts';

test('a guest reads in a frame, and the author sees what they chose', { tag: '@main' }, async ({
  page,
  browser,
  server,
}) => {
  const errors = watchForErrors(page);
  const author = await registerThroughApi(server.url, account('figures'));
  const { id } = await saveThroughApi(server.url, author.token, threeRoads, { isPublic: true });

  const readInFrame = async () => {
    const guest = await browser.newPage();
    await guest.goto(`${server.url}/embed/${id}`);
    const player = guest.getByTestId('player-root');
    const recorded = guest.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('"end"'),
    );
    await player.getByRole('button', { name: 'Направо' }).click();
    await expect(player.getByText('История завершена!')).toBeVisible();
    expect((await recorded).ok()).toBe(true);
    await guest.close();
  };
  await readInFrame();

  await signInWith(page, author);
  await page.goto('/app/my-stories');
  await page.getByRole('button', { name: 'Действия: Три дороги', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Статистика' }).click();
  await expect(page.getByRole('heading', { name: 'Статистика', level: 1 })).toBeVisible();
  await expect(page.getByText('Пока 1 чтение')).toBeVisible();
  const choices = page.getByRole('table', { name: 'Выборы' });
  await expect(choices.getByRole('row', { name: /^Направо Камень на\sраспутье 1/ })).toBeVisible();
  await expect(choices.getByRole('row', { name: /^Налево Камень на\sраспутье 0/ })).toBeVisible();
  const nodes = page.getByRole('table', { name: 'Узлы' });
  await expect(nodes.getByRole('row', { name: /Сюда ещё не\sдоходили/ })).not.toHaveCount(0);

  await page.getByRole('link', { name: 'Открыть в редакторе' }).click();
  await page.getByRole('button', { name: 'Читатели' }).click();
  const panel = page.getByTestId('readers-panel');
  await expect(panel.getByText(/^1\sчтение, до\sконца дошли 1/)).toBeVisible();
  const start = threeRoads.startNodeId ?? '';
  const figures = page.locator(`[data-readers-of="${start}"]`);
  await expect(figures.locator('[data-mark="readers"]')).toHaveText('1');
  // A reading elsewhere shows on the open canvas, which asks every ten seconds.
  await readInFrame();
  await expect(figures.locator('[data-mark="readers"]')).toHaveText('2');
  await expect(page.getByTestId('reader-drawing')).toHaveAttribute('data-view', 'near');
  expect(errors()).toEqual([]);
});

const elementPage = (url: string, id: string) =>
  `<!doctype html><html lang="ru"><head><title>Elsewhere</title><link rel="icon" href="data:,"></head><body>
<dreamfork-player src="${url}/api/story/${id}/data"></dreamfork-player>
<script src="${url}/player/element.js"></script></body></html>`;

test('readers see what others chose and how many endings they have found, where the author allows it', async ({
  page,
  server,
}) => {
  const errors = watchForErrors(page);
  const author = await registerThroughApi(server.url, account('shares'));
  const { id } = await saveThroughApi(server.url, author.token, threeRoads, { isPublic: true });
  const player = page.getByTestId('player-root');
  const choose = async (address: string, name: string) => {
    const shares = page.waitForResponse((response) => response.url().endsWith('/shares'));
    await page.goto(`${server.url}${address}/${id}`);
    expect((await shares).ok()).toBe(true);
    await player.getByRole('button', { name }).click();
    await expect(player.getByText('История завершена!')).toBeVisible();
  };

  await page.goto(`${server.url}/embed/${id}`);
  await player.getByRole('button', { name: 'Направо' }).click();
  await expect(player.getByText('История завершена!')).toBeVisible();
  await expect(player.getByText(/выбрали так|концовк/)).toHaveCount(0);

  await allowSharesThroughApi(server.url, author.token, id);
  const [, right, straight] =
    threeRoads.nodes.find(({ id: nodeId }) => nodeId === 'stone')?.choices ?? [];
  for (let number = 0; number < 40; number += 1) {
    const choice = number % 4 === 0 ? right : straight;
    await readToEndThroughApi(server.url, id, {
      readingId: `reading-of-three-roads-${number}`,
      nodeId: 'stone',
      choiceId: choice?.id ?? '',
      endId: number % 4 === 0 ? 'city' : 'house',
    });
  }
  await choose('/embed', 'Направо');
  await expect(player.getByText(/^\d+.% выбрали так$/)).toBeVisible();
  await expect(player.getByText('Вы нашли 1 концовку из 2', { exact: true })).toBeVisible();
  await choose('/story', 'Прямо');
  await expect(player.getByText('Вы нашли 2 концовки из 2', { exact: true })).toBeVisible();

  // The custom element on a page of another host shows the same, and tells what is read there.
  const elsewhere = await servePage(elementPage(server.url, id));
  const counted = page.waitForResponse((response) => {
    const sent = response.request().postData() ?? '';
    return sent.includes('"element"') && sent.includes('"end"');
  });
  await page.goto(elsewhere.url);
  await player.getByRole('button', { name: 'Направо' }).click();
  await expect(player.getByText(/^\d+.% выбрали так$/)).toBeVisible();
  await expect(player.getByText('Вы нашли 1 концовку из 2', { exact: true })).toBeVisible();
  expect((await counted).ok()).toBe(true);
  elsewhere.stop();

  await signInWith(page, author);
  await page.goto('/app/dashboard');
  await expect(page.getByText(/^\d+\sза\s7\sдней$/)).toBeVisible();
  await page.goto(`/app/my-stories/${id}/statistics`);
  const paths = page.getByRole('table', { name: 'Пути к концовке' });
  await expect(paths.getByRole('row', { name: /^Прямо 31 100.%$/ })).toBeVisible();
  await page.getByRole('button', { name: /Где читали/ }).click();
  await page.getByRole('option', { name: 'во встроенном окне' }).click();
  // One browser is one reading of this site a day, however often it begins; the other page is another host.
  await expect(page.getByText(/Пока 1\sчтение/)).toBeVisible();
  await page.getByRole('button', { name: /Где читали/ }).click();
  await page.getByRole('option', { name: 'в элементе на странице' }).click();
  await expect(page.getByText(/Пока 1\sчтение/)).toBeVisible();
  await page.getByRole('button', { name: /Где читали/ }).click();
  await page.getByRole('option', { name: 'везде' }).click();
  const readings = page.getByLabel('Чтение в целом').getByRole('definition');
  await expect(readings.first()).toHaveText('42');
  expect(errors()).toEqual([]);
});
