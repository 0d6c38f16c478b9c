import { sampleStory } from '@dreamfork/story/testing';
import { account, readThroughApi, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { openInEditor, savedContent, saveStatus, typeIntoNode } from '../support/openedStory.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test('edits of one story on two devices are merged', { tag: '@main' }, async ({
  browser,
  server,
}) => {
  const session = await registerThroughApi(server.url, account('both'));
  const { id } = await saveThroughApi(server.url, session.token, sampleStory);
  const contexts = await Promise.all([
    browser.newContext({ baseURL: server.url, locale: 'ru-RU' }),
    browser.newContext({ baseURL: server.url, locale: 'ru-RU' }),
  ]);
  const [desktop, tablet] = await Promise.all(
    contexts.map(async (context) => {
      const page = await context.newPage();
      await signInWith(page, session);
      await openInEditor(page, id);
      return page;
    }),
  );
  if (!desktop || !tablet) throw new Error('There are no two pages.');

  await typeIntoNode(desktop, 'Лестница', 'Написано за столом.');
  await expect(saveStatus(desktop)).toHaveText('Сохранено');
  await typeIntoNode(tablet, 'Берег', 'Написано в дороге.');
  await expect(saveStatus(tablet)).toHaveText('Сохранено');
  await expect
    .poll(() => savedContent(server.url, id, session.token, 'Лестница'))
    .toBe('Написано за столом.');
  await expect
    .poll(() => savedContent(server.url, id, session.token, 'Берег'))
    .toBe('Написано в дороге.');

  // Both change the same text while the desktop is offline: its words wait beside those of the tablet.
  await contexts[0]?.setOffline(true);
  await typeIntoNode(desktop, 'Берег', 'Спорное место, стол.');
  await expect(saveStatus(desktop)).toHaveText('Офлайн');
  await tablet.getByTestId('node-tab').getByLabel('Текст').fill('Спорное место, дорога.');
  await expect
    .poll(() => savedContent(server.url, id, session.token, 'Берег'))
    .toBe('Спорное место, дорога.');
  await contexts[0]?.setOffline(false);
  const kept = desktop.getByTestId('node-tab').getByTestId('kept-text');
  await expect(kept).toContainText('Спорное место, стол.');
  await desktop.reload();
  await kept.getByRole('button', { name: 'Взять моё' }).click();
  await expect(saveStatus(desktop)).toHaveText('Сохранено');
  await expect
    .poll(() => savedContent(server.url, id, session.token, 'Берег'))
    .toBe('Спорное место, стол.');
  await Promise.all(contexts.map((context) => context.close()));
});

test('two tabs write into one story: undo takes back only the own words', { tag: '@main' }, async ({
  page,
  context,
  server,
}) => {
  const session = await registerThroughApi(server.url, account('tabs'));
  const { id } = await saveThroughApi(server.url, session.token, sampleStory);
  const saved = (title: string) => savedContent(server.url, id, session.token, title);
  await signInWith(page, session);
  const editor = await openInEditor(page, id);
  const other = await context.newPage();
  const otherEditor = await openInEditor(other, id);
  const undo = async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
  };

  // Different nodes: what the other tab saved shows here and stays.
  await typeIntoNode(other, 'Лестница', 'Из второй вкладки, на лестнице тихо.');
  await expect(saveStatus(other)).toHaveText('Сохранено');
  await expect(editor.card('Лестница')).toContainText('Из второй вкладки');
  await expect(page.getByText('открыта и в другой вкладке')).toBeVisible();
  await typeIntoNode(page, 'Берег', 'Из первой вкладки.');
  await expect(saveStatus(page)).toHaveText('Сохранено');
  await undo();
  await expect(editor.card('Берег')).not.toContainText('Из первой вкладки.');
  await expect(editor.card('Лестница')).toContainText('Из второй вкладки');
  await expect(page.getByRole('button', { name: 'Отменить', exact: true })).toBeDisabled();

  // The same paragraph: the words of both stay, and the caret stays among the own ones.
  await typeIntoNode(page, 'Лестница', 'Из второй вкладки, на лестнице темно');
  const field = page.getByTestId('node-tab').getByLabel('Текст');
  await expect(saveStatus(page)).toHaveText('Сохранено');
  await expect(otherEditor.card('Лестница')).toContainText('темно');
  await other.bringToFront();
  await other
    .getByTestId('node-tab')
    .getByLabel('Текст')
    .fill('Здесь и сейчас: из второй вкладки, на лестнице темно');
  await expect(saveStatus(other)).toHaveText('Сохранено');
  await expect(field).toHaveValue('Здесь и сейчас: из второй вкладки, на лестнице темно');
  await page.bringToFront();
  await page.keyboard.type(' и сыро.');
  await expect(field).toHaveValue('Здесь и сейчас: из второй вкладки, на лестнице темно и сыро.');
  await expect
    .poll(() => saved('Лестница'))
    .toBe('Здесь и сейчас: из второй вкладки, на лестнице темно и сыро.');
  await undo();
  await undo();
  await expect
    .poll(() => saved('Лестница'))
    .toBe('Здесь и сейчас: из второй вкладки, на лестнице тихо.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(other.getByRole('dialog')).toHaveCount(0);
});

test('Enter does not overwrite a story with the same title; an overwritten story stays available as a version', async ({
  page,
  server,
}) => {
  const session = await registerThroughApi(server.url, account('titles'));
  const { id } = await saveThroughApi(server.url, session.token, sampleStory);
  await signInWith(page, session);
  const question = page.getByRole('dialog', { name: /уже существует. Перезаписать\?$/ });
  const saveAsDuplicate = async () => {
    await page.goto('/app/editor');
    const editor = new EditorPage(page);
    await editor.waitUntilReady();
    await editor.describeStory({ title: sampleStory.title });
    await page.keyboard.press('Control+s');
    await expect(question).toContainText('7 узлов');
    return editor;
  };

  const editor = await saveAsDuplicate();
  const rename = question.getByRole('button', { name: `Сохранить как «${sampleStory.title} 2»` });
  await expect(rename).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(saveStatus(page)).toHaveText('Сохранено');
  expect(await editor.storyId()).not.toBe(id);
  expect((await readThroughApi(server.url, id, session.token)).nodes).toHaveLength(7);

  await saveAsDuplicate();
  await question.getByRole('button', { name: 'Перезаписать' }).click();
  await expect(page).toHaveURL(new RegExp(`/app/editor/${id}$`));
  expect((await readThroughApi(server.url, id, session.token)).nodes).toHaveLength(1);
  await expect(saveStatus(page)).toHaveText('Сохранено');
  await editor.waitUntilPreloaded();
  // The editor of the other story replaces this one and closes its dialogs.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.getByRole('combobox').fill('Версии');
  await page.keyboard.press('Enter');
  const versions = page.getByRole('complementary', { name: 'Версии' });
  await expect(versions.getByText('До перезаписи')).toBeVisible();
});
