import { sampleStory } from '@dreamfork/story/testing';
import type { Page } from '@playwright/test';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { openInEditor, savedContent, saveStatus, typeIntoNode } from '../support/openedStory.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const { nodes } = sampleStory;
const first = nodes[0]?.content ?? '';
const title = nodes[0]?.title ?? '';

const publishingStatus = (page: Page) => page.getByTestId('publishing-status');

test('readers of a public story get what its author publishes, and no half sentences', {
  tag: '@main',
}, async ({ browser, page, server }) => {
  const session = await registerThroughApi(server.url, account('publisher'));
  const { id } = await saveThroughApi(server.url, session.token, sampleStory, { isPublic: true });
  const guests = await browser.newContext({ baseURL: server.url, locale: 'ru-RU' });
  const reader = await guests.newPage();
  const expectRead = async (text: string, who = reader) => {
    await who.goto(`/story/${id}`);
    await expect(who.getByText(text, { exact: true })).toBeVisible();
  };
  const write = async (text: string) => {
    await typeIntoNode(page, title, text);
    await page.keyboard.press('Escape');
    await expect.poll(() => savedContent(server.url, id, session.token, title)).toBe(text);
    await expect(saveStatus(page)).toHaveText('Сохранено');
  };
  const details = async () => {
    await page.getByRole('button', { name: /: подробности$/ }).click();
    return page.getByRole('dialog', { name: 'Что видят читатели' });
  };

  await signInWith(page, session);
  const editor = await openInEditor(page, id);
  await expect(publishingStatus(page)).toHaveText('Опубликовано');

  await write('Лодка ткнулась в пес');
  await expect(publishingStatus(page)).toHaveText('Не всё опубликовано');
  await expectRead(first);
  const own = await page.context().newPage();
  await expectRead(first, own);
  await own.close();

  // What readers would meet is named first; what was agreed to is not asked again.
  await page.keyboard.press('Control+s');
  const question = page.getByRole('alertdialog', { name: 'Опубликовать с замечаниями?' });
  await expect(question).toContainText('Окно: ');
  await question.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(publishingStatus(page)).toHaveText('Опубликовано');
  await expectRead('Лодка ткнулась в пес');

  const opened = await details();
  await opened.getByText('Публиковать вручную').click();
  await expect(opened.getByRole('switch', { name: 'Публиковать вручную' })).toBeChecked();
  await page.keyboard.press('Escape');
  await write('Берег пуст.');
  await editor.save();
  await expect(publishingStatus(page)).toHaveText('Не всё опубликовано');
  await expectRead('Лодка ткнулась в пес');
  await page.reload();
  await editor.waitUntilReady();
  const waiting = await details();
  await expect(waiting.getByTestId('readers-see')).toContainText('1 изменение не опубликовано');
  await waiting.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(publishingStatus(page)).toHaveText('Опубликовано');
  await expectRead('Берег пуст.');

  await write('Берег всё ещё пус');
  await expect(publishingStatus(page)).toHaveText('Не всё опубликовано');
  await (await details()).getByRole('button', { name: 'Вернуть опубликованное' }).click();
  await expect(publishingStatus(page)).toHaveText('Опубликовано');
  await expect(editor.card(title)).toContainText('Берег пуст.');
  await page.getByRole('button', { name: /^Отменить/ }).click();
  await expect(editor.card(title)).toContainText('Берег всё ещё пус');
  await expect(publishingStatus(page)).toHaveText('Не всё опубликовано');
  await expectRead('Берег пуст.');
  await guests.close();
});
