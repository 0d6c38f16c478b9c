import { sampleStory } from '@dreamfork/story/testing';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test('the lazy panels of an open editor work offline', async ({ page, context, server }) => {
  const session = await registerThroughApi(server.url, account('travelling'));
  const { id } = await saveThroughApi(server.url, session.token, sampleStory);
  await signInWith(page, session);
  await page.goto(`/app/editor/${id}`);
  const editor = new EditorPage(page);
  await editor.waitUntilReady();
  await editor.waitUntilPreloaded();
  await context.setOffline(true);

  await editor.select('Лестница');
  await expect(page.getByTestId('node-tab')).toContainText('Ведёт к');

  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Клавиши и помощь' }).click();
  await expect(page.getByRole('dialog', { name: 'Клавиши и помощь' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('tab', { name: 'План' }).click();
  await expect(page.getByRole('treegrid')).toBeVisible();

  await page.getByRole('button', { name: 'Просмотр' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Просмотр' })).toContainText(sampleStory.title);
});
