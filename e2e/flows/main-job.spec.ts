import type { Locator, Page } from '@playwright/test';
import { account } from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { watchForErrors } from '../support/errors.ts';
import { expect, test } from '../support/test.ts';

async function register(page: Page, name: string): Promise<void> {
  const { username, email, password } = account(name);
  await page.goto('/');
  await page.getByRole('link', { name: 'Начать бесплатно' }).first().click();
  await page.getByLabel('Имя пользователя').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Пароль', { exact: false }).first().fill(password);
  await page.getByLabel('Подтвердите пароль').fill(password);
  await page.getByRole('checkbox').setChecked(true, { force: true });
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await expect(page.getByText(`Добро пожаловать, ${username}`)).toBeVisible();
}

/** Presses "next" until the locator is visible; prerendered passages are in the page but invisible. */
async function continueUntil(player: Locator, until: Locator): Promise<void> {
  const next = player.getByRole('button', { name: 'Далее' });
  await expect(next.or(until).filter({ visible: true }).first()).toBeVisible();
  while (!(await until.isVisible())) {
    const before = await player.getAttribute('data-node-id');
    await next.click();
    await expect(player).not.toHaveAttribute('data-node-id', before ?? '');
  }
}

/** Plays a story from its start with the given choices, and returns the title of the ending. */
async function read(page: Page, storyTitle: string, choices: readonly string[]): Promise<string> {
  await page.goto('/stories');
  const card = page.getByRole('article').filter({ hasText: storyTitle });
  await card.getByRole('link', { name: 'Читать историю' }).click();
  const player = page.getByTestId('player-root');
  for (const choice of choices) {
    const option = player.getByRole('button', { name: choice });
    await continueUntil(player, option);
    await option.click();
  }
  const end = player.getByText('История завершена!');
  await continueUntil(player, end);
  await expect(end).toBeVisible();
  const title = await player.getByRole('heading', { level: 2 }).first().textContent();
  return title?.replaceAll('\u00a0', ' ') ?? '';
}

test('an author writes, publishes and changes a story; a guest reads every version', {
  tag: '@main',
}, async ({ page, browser }) => {
  const errors = watchForErrors(page);
  await register(page, 'vera');

  const editor = new EditorPage(page);
  await page.getByRole('link', { name: 'Создать историю' }).first().click();
  await editor.waitUntilReady();
  // A new story is ready to be written.
  await expect(page.getByRole('textbox', { name: 'Текст узла «Начало истории»' })).toBeFocused();
  await editor.describeStory({ title: 'Дороги от камня' });
  await editor.select('Начало истории');
  await editor.writeSelected({ content: 'Дорога приводит к камню.' });
  await editor.addNode({
    type: 'choice',
    title: 'Камень на распутье',
    content: 'Налево пойдёшь, направо пойдёшь, прямо пойдёшь.',
  });
  for (const choice of ['Налево', 'Направо', 'Прямо']) await editor.addChoice(choice);
  await editor.addNode({ type: 'text', title: 'Лесная тропа', content: 'Тропа петляет.' });
  await editor.addNode({ type: 'end', title: 'Дом у реки' });
  await editor.addNode({ type: 'end', title: 'Город' });

  await editor.showWholeMap();
  await editor.connect(editor.output('Начало истории'), 'Камень на распутье');
  await editor.connect(editor.choiceOutput('Камень на распутье', 1), 'Лесная тропа');
  await editor.connect(editor.choiceOutput('Камень на распутье', 2), 'Город');
  await editor.connect(editor.choiceOutput('Камень на распутье', 3), 'Дом у реки');
  await editor.connect(editor.output('Лесная тропа'), 'Дом у реки');
  await editor.expectCounts('5 узлов · 5 связей');

  await editor.save();
  await expect(page).toHaveURL(/\/app\/editor\/.+/);
  const id = await editor.storyId();
  expect(page.url().endsWith(`/app/editor/${id}`)).toBe(true);

  await page.reload();
  await editor.waitUntilReady();
  await editor.expectCounts('5 узлов · 5 связей');
  await expect(editor.cards()).toHaveCount(5);
  for (const choice of ['Налево', 'Направо', 'Прямо']) {
    await expect(editor.card('Камень на распутье')).toContainText(choice);
  }

  const guestContext = await browser.newContext();
  const guest = await guestContext.newPage();
  await guest.goto(`/story/${id}`);
  await expect(guest.getByText('История не найдена')).toBeVisible();

  await editor.describeStory({ isPublic: true });
  await editor.save();
  expect(await read(guest, 'Дороги от камня', ['Налево'])).toContain('Дом у реки');
  expect(await read(guest, 'Дороги от камня', ['Направо'])).toContain('Город');

  await editor.select('Город');
  await editor.writeSelected({ title: 'Белый город' });
  await editor.save();
  expect(await read(guest, 'Дороги от камня', ['Направо'])).toContain('Белый город');

  await page.goto('/app/my-stories');
  await page.getByRole('button', { name: 'Действия: Дороги от камня' }).click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await expect(page.getByRole('alertdialog', { name: 'История удалена' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Дороги от камня' })).toHaveCount(0);
  await guest.goto('/stories');
  await expect(guest.getByRole('article').first()).toBeVisible();
  await expect(guest.getByText('Дороги от камня')).toHaveCount(0);

  await guestContext.close();
  expect(errors()).toEqual([]);
});
