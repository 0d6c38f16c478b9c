import { onlyTexts, sampleStory } from '@dreamfork/story/testing';
import type { Page } from '@playwright/test';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { openInEditor, savedContent, saveStatus, typeIntoNode } from '../support/openedStory.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const { nodes } = sampleStory;
const first = nodes[0]?.content ?? '';
const title = nodes[0]?.title ?? '';
const phone = { width: 360, height: 740 };

/** Selects words of the passage as a finger or a mouse would. */
async function selectWords(page: Page, words: string): Promise<void> {
  await page
    .locator(':not([aria-hidden]) > [data-passage-text] p')
    .evaluate((paragraph, wanted) => {
      const text = paragraph.firstChild as Text;
      const from = text.data.indexOf(wanted);
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, from + wanted.length);
      document.getSelection()?.removeAllRanges();
      document.getSelection()?.addRange(range);
    }, words);
}

test('an author sends a draft to a first reader, takes a suggestion and publishes', {
  tag: '@main',
}, async ({ browser, page, server }) => {
  const session = await registerThroughApi(server.url, account('novelist'));
  const { id } = await saveThroughApi(server.url, session.token, onlyTexts(sampleStory), {
    isPublic: true,
  });
  await signInWith(page, session);

  // The address is shown once; its secret is in the fragment.
  await page.goto('/app/my-stories');
  await page.getByRole('row').last().getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Поделиться' }).click();
  const sharing = page.getByRole('dialog', { name: 'Поделиться историей' });
  await sharing.getByRole('button', { name: 'Новая ссылка' }).click();
  await sharing.getByLabel(/Для кого ссылка/).fill('Друзья');
  await sharing.getByRole('button', { name: 'Создать' }).click();
  const field = sharing.getByRole('textbox', { name: 'Адрес ссылки' });
  await expect(field).toHaveValue(new RegExp(`/review/${id}#.{30,}$`));
  const address = await field.inputValue();

  const friends = await browser.newContext({
    baseURL: server.url,
    locale: 'ru-RU',
    viewport: phone,
    hasTouch: true,
  });
  const friend = await friends.newPage();
  const asked: string[] = [];
  friend.on('request', (request) => asked.push(request.url()));
  await friend.goto(address);
  await expect(friend.getByText(first, { exact: true })).toBeVisible();

  // A word on a phone, without a network for a moment and over a reload.
  await selectWords(friend, 'ткнулась');
  await friend.getByRole('button', { name: 'Написать об этих словах' }).click();
  const sheet = friend.getByRole('dialog', { name: /Отзывы/ });
  await sheet.getByLabel('Как вас зовут').fill('Нина');
  await sheet.getByRole('button', { name: 'Продолжить' }).click();
  await sheet.getByLabel('Что вы думаете').fill('Мягче бы.');
  await sheet.getByText('Предложить правку').click();
  await sheet.getByLabel('Ваш вариант').fill('вошла');
  await friends.setOffline(true);
  await sheet.getByRole('button', { name: 'Отправить' }).click();
  await expect(sheet.getByText(/отправлено\./)).toBeVisible();
  await friends.setOffline(false);
  await friend.close();
  const later = await friends.newPage();
  await later.goto(address);
  await later.getByRole('button', { name: 'Отзывы: 1' }).click();
  // For a moment the remark stands there twice: as it waited here, and as it came from the server.
  const remark = later.getByRole('dialog').getByText('вошла');
  await expect(remark.first()).toBeVisible();
  await expect(later.getByText(/отправлено\./)).toBeHidden();
  await expect(remark).toHaveCount(1);
  const secret = address.split('#')[1] ?? '';
  expect(asked.filter((url) => url.includes(secret))).toEqual([]);

  // Around the words the author writes on; the suggestion is still taken with one press.
  const editor = await openInEditor(page, id);
  const edited = first.replace('Лодка', 'Старая лодка');
  await typeIntoNode(page, title, edited);
  await page.keyboard.press('Escape');
  await page.keyboard.press('F8');
  await expect(page.getByText('Мягче бы.')).toBeVisible();
  await page.getByRole('button', { name: 'Принять правку' }).click();
  const taken = edited.replace('ткнулась', 'вошла');
  await expect.poll(() => savedContent(server.url, id, session.token, title)).toBe(taken);
  await expect(saveStatus(page)).toHaveText('Сохранено');

  const guests = await browser.newContext({ baseURL: server.url, locale: 'ru-RU' });
  const reader = await guests.newPage();
  await reader.goto(`/story/${id}`);
  await expect(reader.getByText(first, { exact: true })).toBeVisible();
  await editor.save();
  await reader.reload();
  await expect(reader.getByText(taken, { exact: true })).toBeVisible();

  await later.reload();
  await later.getByRole('button', { name: 'Отзывы: 1' }).click();
  await expect(later.getByRole('dialog').getByText('Правка принята')).toBeVisible();
  await Promise.all([friends.close(), guests.close()]);
});

test('a link that was revoked opens nothing', { tag: '@main' }, async ({
  browser,
  page,
  server,
}) => {
  const session = await registerThroughApi(server.url, account('revoker'));
  const { id } = await saveThroughApi(server.url, session.token, sampleStory);
  const call = async (path: string, method: string, body?: unknown) => {
    const answer = await fetch(`${server.url}/api/story/${id}/review-links${path}`, {
      method,
      headers: {
        authorization: `Bearer ${session.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as { id: string; secret: string };
  };
  const link = await call('', 'POST', { name: 'Редактору' });
  const address = `/review/${id}#${link.secret}`;
  await page.goto(address);
  await expect(page.getByText(first, { exact: true })).toBeVisible();
  await call(`/${link.id}`, 'DELETE');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Черновик не открылся' })).toBeVisible();

  const strangers = await browser.newContext({ baseURL: server.url, locale: 'ru-RU' });
  const stranger = await strangers.newPage();
  const answer = await stranger.goto(`/review/${id}`);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await expect(stranger.getByRole('heading', { name: 'Черновик не открылся' })).toBeVisible();
  await strangers.close();
});
