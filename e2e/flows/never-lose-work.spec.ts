import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleStory } from '@dreamfork/story/testing';
import { type BrowserContext, chromium } from '@playwright/test';
import { launchArguments } from '../../scripts/browser.ts';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { expectApart } from '../support/expectApart.ts';
import { openInEditor, savedContent, saveStatus, typeIntoNode } from '../support/openedStory.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

/** The process id of the browser with this profile; its lock is a symbolic link to `host-process`. */
function browserProcess(profile: string): number {
  const [, id] = /-(\d+)$/u.exec(readlinkSync(join(profile, 'SingletonLock'))) ?? [];
  if (!id) throw new Error(`No browser holds ${profile}.`);
  return Number(id);
}

test('text is recovered after the browser was killed while typing', { tag: '@main' }, async ({
  server,
}) => {
  const session = await registerThroughApi(server.url, account('killed'));
  const { id } = await saveThroughApi(server.url, session.token, sampleStory);
  const profile = mkdtempSync(join(tmpdir(), 'dreamfork-profile-'));
  const launch = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, {
      baseURL: server.url,
      locale: 'ru-RU',
      viewport: { width: 1360, height: 800 },
      args: [...launchArguments],
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    });

  const first = await launch();
  const page = await first.newPage();
  await signInWith(page, session);
  // The server rejects saves, so that only this browser has the text.
  await page.route('**/api/StoryManagement/**', (route) => route.abort());
  await openInEditor(page, id);
  await typeIntoNode(page, 'Лестница', 'Сто тринадцатая ступень скри');
  await page.getByRole('button', { name: /подробнее$/ }).click();
  await expect(page.getByText('Все правки есть и в этом браузере', { exact: false })).toBeVisible();
  const end = new Promise((resolve) => first.once('close', resolve));
  process.kill(browserProcess(profile), 'SIGKILL');
  await end;

  const second = await launch();
  const again = await second.newPage();
  await signInWith(again, session);
  await openInEditor(again, id);
  await expect(again.getByText('Правки вернулись')).toBeVisible();
  await expect(saveStatus(again)).toHaveText('Сохранено');
  await expect
    .poll(() => savedContent(server.url, id, session.token, 'Лестница'))
    .toBe('Сто тринадцатая ступень скри');
  // A reload in the middle of a word goes on in the field.
  await typeIntoNode(again, 'Лестница', 'Сто тринадцатая ступень скри');
  await again.reload();
  await new EditorPage(again).waitUntilReady();
  await expect(again.getByRole('dialog')).toHaveCount(0);
  await expect(again.getByRole('textbox', { name: 'Текст', exact: true })).toBeFocused();
  await again.keyboard.type('пнула.');
  await expect
    .poll(() => savedContent(server.url, id, session.token, 'Лестница'))
    .toBe('Сто тринадцатая ступень скрипнула.');
  await second.close();
  rmSync(profile, { recursive: true, force: true });
});

test('an unsaved story survives its tab', { tag: '@main' }, async ({ browser, server }) => {
  const session = await registerThroughApi(server.url, account('newcomer'));
  const context = await browser.newContext({ baseURL: server.url, locale: 'ru-RU' });
  const page = await context.newPage();
  await signInWith(page, session);
  await page.goto('/app/editor');
  const editor = new EditorPage(page);
  await editor.waitUntilReady();
  await editor.describeStory({ title: 'Только здесь' });
  await page.getByRole('button', { name: /подробнее$/ }).click();
  await expect(page.getByText('Все правки есть и в этом браузере', { exact: false })).toBeVisible();
  // A reload goes on; another page offers the story and takes no key from the one that is begun there.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Только здесь' })).toBeVisible();
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await signInWith(next, session);
  await next.goto('/app/editor');
  await new EditorPage(next).waitUntilReady();
  await next.getByRole('tab', { name: 'История' }).click();
  await next.getByLabel('Название истории').fill('');
  await next.getByLabel('Название истории').pressSequentially('Вторая', { delay: 40 });
  await expect(next.getByLabel('Название истории')).toHaveValue('Вторая');
  await expect(next.getByText(/Есть несохранённая история «Только здесь»/)).toBeVisible();
  await next.getByRole('button', { name: 'Посмотреть' }).click();
  const dialog = next.getByRole('dialog', { name: 'Есть несохранённая история' });
  await dialog.getByRole('button', { name: 'Продолжить эту историю' }).click();
  await expect(dialog).toBeHidden();
  await expect(next.getByText('История, которую вы начали здесь')).toBeVisible();
  await expect(next.getByRole('heading', { name: 'Только здесь' })).toBeVisible();
  await new EditorPage(next).save();
  await expect(next).toHaveURL(/\/app\/editor\/.+/);
  await next.goto('/app/editor');
  await expect(next.getByText(/Есть несохранённая история «Вторая»/)).toBeVisible();
  await context.close();
});

test('cancelled text can be restored, also after leaving the page', async ({ page, server }) => {
  const session = await registerThroughApi(server.url, account('cancel'));
  const { id } = await saveThroughApi(server.url, session.token, sampleStory);
  await signInWith(page, session);
  await openInEditor(page, id);
  await typeIntoNode(page, 'Лестница', 'Сто тринадцатая ступень скрипнула.');
  await expect(saveStatus(page)).toHaveText('Сохранено');
  await page.getByTestId('node-tab').getByRole('button', { name: 'Отмена' }).click();
  await expect(page.getByRole('button', { name: 'Отменить: отказ от правки' })).toBeVisible();
  await typeIntoNode(page, 'Берег', 'Совсем о другом, и длиннее прежнего, чтобы слов было больше.');
  await expect(saveStatus(page)).toHaveText('Не сохранено');
  await expect(saveStatus(page)).toHaveText('Сохранено');
  const answer = await page.request.get(`${server.url}/api/story/${id}/versions/2`, {
    headers: { authorization: `Bearer ${session.token}` },
  });
  const { document } = await answer.json();
  expect(JSON.stringify(document)).toContain('Сто тринадцатая ступень скрипнула.');
});

test('work continues offline and is saved after the reconnection', { tag: '@main' }, async ({
  page,
  context,
  server,
}) => {
  const session = await registerThroughApi(server.url, account('offline'));
  const { id } = await saveThroughApi(server.url, session.token, sampleStory);
  await signInWith(page, session);
  const editor = await openInEditor(page, id);
  await editor.waitUntilPreloaded();
  await context.setOffline(true);
  await typeIntoNode(page, 'Лестница', 'Без сети тоже пишется.');
  await expect(saveStatus(page)).toHaveText('Офлайн');
  await page.keyboard.press('Control+s');
  const toast = page
    .getByRole('alertdialog')
    .filter({ hasText: 'Ошибка сохранения: Сервер не отвечает' });
  await expect(toast).toContainText('сохранён в этом браузере и уйдёт на сервер сам');
  await expectApart(toast, page.getByRole('button', { name: 'Сохранить', exact: true }).first());
  await page.getByRole('button', { name: 'Офлайн: подробнее' }).click();
  await expect(page.getByRole('dialog').getByText('Сервер не отвечает')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await savedContent(server.url, id, session.token, 'Лестница')).not.toContain('Без сети');
  await context.setOffline(false);
  await expect(saveStatus(page)).toHaveText('Сохранено');
  await expect
    .poll(() => savedContent(server.url, id, session.token, 'Лестница'))
    .toBe('Без сети тоже пишется.');
});

test('the Back button of the browser closes what lies over the canvas, and the editor stays', async ({
  page,
  server,
}) => {
  const session = await registerThroughApi(server.url, account('previewer'));
  const { id } = await saveThroughApi(server.url, session.token, sampleStory);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInWith(page, session);
  await openInEditor(page, id);
  const panel = page.getByRole('complementary', { name: 'Инструменты и элементы' });
  const openPanel = async () => {
    await page.getByRole('button', { name: 'Панель инструментов' }).click();
    await expect(panel).toBeVisible();
  };
  const preview = page.getByRole('dialog', { name: 'Просмотр' });
  const openPreview = async () => {
    await page.getByRole('button', { name: 'Просмотр' }).first().click();
    await expect(preview.getByTestId('player-root')).toBeVisible();
  };
  await openPanel();
  await openPreview();
  await page.goBack();
  await expect(preview).toBeHidden();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();

  await openPanel();
  await page.getByRole('button', { name: 'Панель свойств' }).click();
  await expect(panel).toBeHidden();
  await openPreview();
  await preview.getByRole('button', { name: 'Закрыть' }).click();
  await expect(preview).toBeHidden();
  const properties = page.getByRole('complementary', { name: 'Свойства' });
  await expect(properties).toBeVisible();
  await page.goBack();
  await expect(properties).toBeHidden();
  await expect(page.getByTestId('canvas-pane')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/editor/);
});
