import type { Page } from '@playwright/test';
import { account, readThroughApi, registerThroughApi } from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

/** The field of the title, as soon as it is that of a node with this title. */
async function writing(page: Page, title: string): Promise<void> {
  const field = page.getByLabel('Название узла');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(title);
}

test('a story with a branch that comes back is written in the outline with the keyboard only', async ({
  page,
  server,
}) => {
  const author = await registerThroughApi(server.url, account('outliner'));
  await signInWith(page, author);
  const editor = new EditorPage(page);
  await page.goto('/app/editor');
  await editor.waitUntilReady();
  // The card of a new story is open; Escape leaves it.
  await expect(page.getByTestId('card-editor')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'План' }).focus();
  await page.keyboard.press('Enter');
  const outline = page.getByTestId('outline');
  const row = (name: string | RegExp) => outline.getByRole('row', { name });
  await expect(row(/Начало истории/)).toBeVisible();
  while (!(await row(/Начало истории/).evaluate((one) => one === document.activeElement))) {
    await page.keyboard.press('Tab');
  }

  await page.keyboard.press('Enter');
  await writing(page, 'Начало истории');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Лодка ткнулась в песок.');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Дверь маяка открыта.');
  await page.keyboard.press('Enter');
  await writing(page, 'Новый текст');
  await page.keyboard.press('Tab');
  await expect(row(/^Вариант 1/)).toBeVisible();
  await page.keyboard.type('Войти');
  await page.keyboard.press('Enter');
  await writing(page, 'Новый текст');
  await page.keyboard.type('Рассвет');
  await page.keyboard.press('Enter');
  await writing(page, 'Новый текст');
  await page.keyboard.type('Ждать');
  await page.keyboard.press('Shift+Tab');
  await expect(row(/^Вариант 2: Ждать/)).toBeVisible();

  // The second branch continues at a node that is there.
  await page.keyboard.press('Alt+Enter');
  await expect(page.getByRole('combobox', { name: 'Куда ведёт' })).toBeFocused();
  await page.keyboard.type('рассв');
  await expect(page.getByRole('option', { name: /Рассвет/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(row(/^Снова к\sузлу «Рассвет»/)).toBeVisible();

  // Tab is the key of the outline only in a field: Escape leaves it, and Tab goes on.
  await expect(row(/^Текст: Ждать/)).toBeFocused();
  await page.keyboard.press('Enter');
  await writing(page, 'Ждать');
  await page.keyboard.press('Escape');
  await expect(row(/^Текст: Ждать/)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(row(/^Текст: Ждать/)).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(row(/^Текст: Ждать/)).toBeFocused();

  // A level is one step of undo.
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(row(/^Вариант 2/)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(row(/^Вариант 2: Ждать/)).toBeVisible();

  await editor.save();
  const id = await editor.storyId();
  const { nodes, connections, startNodeId } = await readThroughApi(server.url, id, author.token);
  const titleOf = (nodeId: string) => nodes.find((node) => node.id === nodeId)?.title;
  const start = nodes.find((node) => node.id === startNodeId);
  expect(start).toMatchObject({
    type: 'choice',
    content: 'Лодка ткнулась в песок.\nДверь маяка открыта.',
  });
  expect(start?.choices.map(({ text }) => text)).toEqual(['Войти', 'Ждать']);
  expect(
    new Set(
      connections.map(
        ({ fromNodeId, toNodeId }) => `${titleOf(fromNodeId)} → ${titleOf(toNodeId)}`,
      ),
    ),
  ).toEqual(
    new Set([
      'Начало истории → Войти',
      'Начало истории → Ждать',
      'Войти → Рассвет',
      'Ждать → Рассвет',
    ]),
  );
});
