import { sampleStory } from '@dreamfork/story/testing';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test('an author adds variables, renames one, and copies a node with it to another story', async ({
  page,
  server,
}) => {
  const session = await registerThroughApi(server.url, account('remembering'));
  const first = await saveThroughApi(server.url, session.token, sampleStory);
  const second = await saveThroughApi(server.url, session.token, {
    ...sampleStory,
    title: 'Другой маяк',
  });
  await signInWith(page, session);
  await page.goto(`/app/editor/${first.id}`);
  const editor = new EditorPage(page);
  await editor.waitUntilReady();

  const openPanel = async () => {
    await page.getByRole('button', { name: 'Ещё', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Переменные' }).click();
    return page.getByTestId('variables-panel');
  };
  const rows = page.getByTestId('variables-panel').locator('[data-row]');

  await test.step('three variables by mouse', async () => {
    const panel = await openPanel();
    for (const name of ['золото', 'ключ', 'имя']) {
      await panel.getByRole('button', { name: 'Добавить переменную' }).click();
      const field = panel.getByRole('textbox', { name: 'Имя' });
      await expect(field).toBeFocused();
      await field.fill(name);
      await expect(rows.filter({ hasText: name })).toHaveCount(1);
      await rows.filter({ hasText: name }).click();
    }
    await rows.filter({ hasText: 'ключ' }).click();
    await panel.getByRole('button', { name: /Тип/ }).click();
    await page.getByRole('option', { name: 'Да или нет' }).click();
    await expect(rows.filter({ hasText: 'ключ' })).toContainText('Да или нет · нет');
  });

  await test.step('a text uses one, and it is renamed by keyboard', async () => {
    await page.getByRole('button', { name: 'Закрыть панель' }).click();
    await editor.select('Лестница');
    await editor.writeSelected({ content: 'У вас {золото} монет.' });
    await openPanel();
    const row = rows.filter({ hasText: 'золото' });
    await expect(row).toContainText('1 место');
    await row.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('монеты');
    await expect(rows.filter({ hasText: 'монеты' })).toContainText('1 место');
    await editor.save();
  });

  await test.step('after a reload all of it is there', async () => {
    await page.reload();
    await editor.waitUntilReady();
    await expect(editor.card('Лестница')).toContainText('{монеты}');
    await openPanel();
    await expect(rows).toHaveCount(3);
    await expect(rows.filter({ hasText: 'монеты' })).toContainText('Число · 0 · 1 место');
  });

  await test.step('a copied node brings its variable to another story', async () => {
    const card = editor.card('Лестница');
    await card.click();
    await card.focus();
    await page.keyboard.press('ControlOrMeta+c');
    await page.goto(`/app/editor/${second.id}`);
    await editor.waitUntilReady();
    await editor.card('Лестница').focus();
    await page.keyboard.press('ControlOrMeta+v');
    await openPanel();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('монеты');
  });
});
