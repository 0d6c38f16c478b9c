import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleStory } from '@dreamfork/story/testing';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchArguments } from '../../scripts/browser.ts';
import {
  account,
  readThroughApi,
  registerThroughApi,
  saveThroughApi,
  signInThroughApi,
} from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const status = (page: Page) => page.getByTestId('save-status');

/** Begins to write into a node and leaves the words there, uncommitted. */
async function startWriting(page: Page, title: string, content: string): Promise<void> {
  const editor = new EditorPage(page);
  await editor.select(title);
  const tab = page.getByTestId('node-tab');
  await tab.getByRole('button', { name: 'Изменить' }).click();
  await tab.getByLabel('Текст').fill(content);
}

/** The process of the browser that has this profile open: its lock is a link to `host-process`. */
function browserProcess(profile: string): number {
  const [, id] = /-(\d+)$/u.exec(readlinkSync(join(profile, 'SingletonLock'))) ?? [];
  if (!id) throw new Error(`No browser holds ${profile}.`);
  return Number(id);
}

async function openStory(page: Page, id: string): Promise<EditorPage> {
  await page.goto(`/app/editor/${id}`);
  const editor = new EditorPage(page);
  await editor.isReady();
  return editor;
}

const contentOf = async (url: string, id: string, token: string, title: string) =>
  (await readThroughApi(url, id, token)).nodes.find((node) => node.title === title)?.content;

test('the browser is killed in the middle of a word: the words come back', async ({ server }) => {
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
  // The server takes nothing more, so that only this browser has the words.
  await page.route('**/api/StoryManagement/**', (route) => route.abort());
  await openStory(page, id);
  await startWriting(page, 'Лестница', 'Сто тринадцатая ступень скри');
  await page.getByRole('button', { name: /подробнее$/ }).click();
  await expect(page.getByText('Все правки есть и в этом браузере', { exact: false })).toBeVisible();
  const end = new Promise((resolve) => first.once('close', resolve));
  process.kill(browserProcess(profile), 'SIGKILL');
  await end;

  const second = await launch();
  const again = await second.newPage();
  await signInWith(again, session);
  await openStory(again, id);
  const dialog = again.getByRole('dialog', { name: 'Есть несохранённые правки' });
  await expect(dialog.getByTestId('difference-list')).toContainText('Лестница');
  await dialog.getByRole('button', { name: 'Вернуть правки' }).click();
  await expect(again.getByText('Правки вернулись')).toBeVisible();
  await expect(status(again)).toHaveText('Сохранено', { timeout: 20_000 });
  expect(await contentOf(server.url, id, session.token, 'Лестница')).toBe(
    'Сто тринадцатая ступень скри',
  );
  await again.reload();
  await new EditorPage(again).isReady();
  await expect(again.getByRole('dialog')).toHaveCount(0);
  await second.close();
  rmSync(profile, { recursive: true, force: true });
});

test('a story never saved survives its tab', async ({ browser, server }) => {
  const session = await registerThroughApi(server.url, account('newcomer'));
  const context = await browser.newContext({ baseURL: server.url, locale: 'ru-RU' });
  const page = await context.newPage();
  await signInWith(page, session);
  await page.goto('/app/editor');
  const editor = new EditorPage(page);
  await editor.isReady();
  await editor.describeStory({ title: 'Только здесь' });
  await page.getByRole('button', { name: /подробнее$/ }).click();
  await expect(page.getByText('Все правки есть и в этом браузере', { exact: false })).toBeVisible();
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await signInWith(next, session);
  await next.goto('/app/editor');
  const dialog = next.getByRole('dialog', { name: 'Есть несохранённая история' });
  await dialog.getByRole('button', { name: 'Продолжить эту историю' }).click();
  await expect(dialog).toBeHidden();
  await expect(next.getByRole('heading', { name: 'Только здесь' })).toBeVisible();
  await new EditorPage(next).save();
  await expect(next).toHaveURL(/\/app\/editor\/.+/);
  await context.close();
});

test('two devices change one story: both edits are there in the end', async ({
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
      await openStory(page, id);
      return page;
    }),
  );
  if (!desktop || !tablet) throw new Error('There are no two pages.');

  await startWriting(desktop, 'Лестница', 'Написано за столом.');
  await expect(status(desktop)).toHaveText('Сохранено', { timeout: 20_000 });
  await startWriting(tablet, 'Берег', 'Написано в дороге.');
  await expect(status(tablet)).toHaveText('Конфликт', { timeout: 20_000 });

  await tablet.keyboard.press('Control+s');
  const dialog = tablet.getByRole('dialog', { name: 'Историю изменили в другом месте' });
  await expect(dialog).toContainText('их можно соединить без потерь');
  await dialog.getByRole('button', { name: 'Соединить и сохранить' }).click();
  await expect(status(tablet)).toHaveText('Сохранено');
  expect(await contentOf(server.url, id, session.token, 'Лестница')).toBe('Написано за столом.');
  expect(await contentOf(server.url, id, session.token, 'Берег')).toBe('Написано в дороге.');

  // Both now write the same text: the second is asked whose stays.
  await startWriting(desktop, 'Берег', 'Спорное место, стол.');
  await expect(status(desktop)).toHaveText('Конфликт', { timeout: 20_000 });
  await desktop.keyboard.press('Control+s');
  const clash = desktop.getByRole('dialog', { name: 'Историю изменили в другом месте' });
  await clash
    .getByRole('radiogroup', { name: 'Узел «Берег»: текст' })
    .getByRole('radio', { name: 'Моё' })
    .check({ force: true });
  await clash.getByRole('button', { name: 'Соединить и сохранить' }).click();
  await expect(status(desktop)).toHaveText('Сохранено');
  expect(await contentOf(server.url, id, session.token, 'Берег')).toBe('Спорное место, стол.');
  await Promise.all(contexts.map((context) => context.close()));
});

test('a while without a connection: the work goes on, and is sent when it is back', async ({
  page,
  context,
  server,
}) => {
  const session = await registerThroughApi(server.url, account('offline'));
  const { id } = await saveThroughApi(server.url, session.token, sampleStory);
  await signInWith(page, session);
  const editor = await openStory(page, id);
  await editor.isWhole();
  await context.setOffline(true);
  await startWriting(page, 'Лестница', 'Без сети тоже пишется.');
  await expect(status(page)).toHaveText('Офлайн', { timeout: 20_000 });
  await page.getByRole('button', { name: 'Офлайн: подробнее' }).click();
  await expect(page.getByText('Сервер не отвечает', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await contentOf(server.url, id, session.token, 'Лестница')).not.toContain('Без сети');
  await context.setOffline(false);
  await expect(status(page)).toHaveText('Сохранено', { timeout: 20_000 });
  expect(await contentOf(server.url, id, session.token, 'Лестница')).toBe('Без сети тоже пишется.');
});

test('a session that ends in the middle of an edit loses nothing', async ({ page, server }) => {
  const person = account('expired');
  await registerThroughApi(server.url, person);
  const session = await signInThroughApi(server.url, person);
  const { id } = await saveThroughApi(server.url, session.token, sampleStory);
  await page.goto('/login');
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('authToken', token);
      localStorage.setItem('user', user);
    },
    [session.token, JSON.stringify(session.user)] as const,
  );
  await openStory(page, id);
  await page.route('**/api/StoryManagement/**', (route) =>
    route.fulfill({ status: 401, contentType: 'application/json', body: '{"success":false}' }),
  );
  await startWriting(page, 'Лестница', 'Пока не выгнали.');
  await expect(page).toHaveURL(/\/login/, { timeout: 20_000 });
  await page.unroute('**/api/StoryManagement/**');

  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Пароль').first().fill(person.password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/app/editor/${id}$`));
  const dialog = page.getByRole('dialog', { name: 'Есть несохранённые правки' });
  await dialog.getByRole('button', { name: 'Вернуть правки' }).click();
  await expect(page.getByText('Правки вернулись')).toBeVisible();
  await expect(status(page)).toHaveText('Сохранено', { timeout: 20_000 });
  expect(await contentOf(server.url, id, session.token, 'Лестница')).toBe('Пока не выгнали.');
});
