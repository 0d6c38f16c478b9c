import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { watchForErrors } from '../support/errors.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { threeRoads } from '../support/threeRoads.ts';

test('a guest reads in a frame, and the author sees what they chose', async ({
  page,
  browser,
  server,
}) => {
  const errors = watchForErrors(page);
  const author = await registerThroughApi(server.url, account('figures'));
  const { id } = await saveThroughApi(server.url, author.token, threeRoads, { isPublic: true });

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

  await signInWith(page, author);
  await page.goto('/app/my-stories');
  await page.getByRole('button', { name: 'Действия: Три дороги', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Статистика' }).click();
  await expect(page.getByRole('heading', { name: 'Статистика', level: 1 })).toBeVisible();
  await expect(page.getByText('Пока 1 чтение')).toBeVisible();
  const choices = page.getByRole('table', { name: 'Выборы' });
  await expect(choices.getByRole('row', { name: /^Направо Камень на распутье 1/ })).toBeVisible();
  await expect(choices.getByRole('row', { name: /^Налево Камень на распутье 0/ })).toBeVisible();
  const nodes = page.getByRole('table', { name: 'Узлы' });
  await expect(nodes.getByRole('row', { name: /Сюда ещё не доходили/ })).not.toHaveCount(0);
  expect(errors()).toEqual([]);
});
