import type { Page } from '@playwright/test';
import { account, readThroughApi, registerThroughApi } from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

/** Sets the target of a node or its choice in the node's tab, with the keyboard only. */
async function connectTo(page: Page, label: string | RegExp, target: string): Promise<void> {
  const select = page.getByTestId('node-tab').getByRole('button', { name: label });
  await select.focus();
  await page.keyboard.press('Enter');
  const option = page.getByRole('option', { name: target });
  await expect(option).toBeVisible();
  while (!(await option.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
}

test('a story is written, connected, saved and read with the keyboard only', async ({
  page,
  server,
}) => {
  const author = await registerThroughApi(server.url, account('keyboard'));
  await signInWith(page, author);
  const editor = new EditorPage(page);
  await page.goto('/app/editor');
  await editor.waitUntilReady();

  const addByKeyboard = async (type: string, title: string) => {
    await page.getByTestId(`add-${type}`).focus();
    await page.keyboard.press('Enter');
    const tab = page.getByTestId('node-tab');
    await tab.getByRole('button', { name: 'Изменить' }).focus();
    await page.keyboard.press('Enter');
    await expect(tab.getByLabel('Текст')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type(title);
    await page.keyboard.press('Control+Enter');
    await expect(editor.card(title)).toBeVisible();
  };

  await addByKeyboard('end', 'Берег');
  await addByKeyboard('text', 'Мост');
  await connectTo(page, /Ведёт к/, 'Берег');
  await page.getByRole('tab', { name: 'Элементы' }).focus();
  await page.keyboard.press('Enter');
  await page
    .getByTestId('element-nodes')
    .getByRole('button', { name: /Начало истории/ })
    .focus();
  await page.keyboard.press('Enter');
  await connectTo(page, /Ведёт к/, 'Мост');
  await editor.expectCounts('3 узла · 2 связи');

  await page.keyboard.press('Control+z');
  await editor.expectCounts('3 узла · 1 связь');
  await page.keyboard.press('Control+Shift+z');
  await editor.expectCounts('3 узла · 2 связи');
  await editor.save();

  const id = await editor.storyId();
  const saved = await readThroughApi(server.url, id, author.token);
  expect(saved.nodes.map((node) => node.title)).toEqual(['Начало истории', 'Берег', 'Мост']);

  await page.goto(`/story/${id}`);
  const player = page.getByTestId('player-root');
  await expect(player.getByRole('heading', { name: 'Начало истории' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(player.getByRole('heading', { name: 'Мост' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(player.getByRole('heading', { name: 'Начало истории' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(player.getByRole('heading', { name: 'Мост' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(player.getByText('История завершена!')).toBeVisible();
});
