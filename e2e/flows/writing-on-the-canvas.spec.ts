import { account, readThroughApi, registerThroughApi } from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test('a story is written on its cards, with choices that are typed', async ({ page, server }) => {
  const author = await registerThroughApi(server.url, account('canvas-writer'));
  await signInWith(page, author);
  const editor = new EditorPage(page);
  await page.goto('/app/editor');
  await editor.waitUntilReady();
  const card = page.getByTestId('card-editor');
  const textOf = (title: string) => card.getByRole('textbox', { name: `Текст узла «${title}»` });

  // A new story is ready to be written: the first letter replaces the default text.
  await expect(textOf('Начало истории')).toBeFocused();
  await page.keyboard.type('Лодка ткнулась в песок.\n[[Войти->Маяк]]\n[[Уплыть->Конец: море]]');
  await page.keyboard.press('Control+Enter');
  await expect(textOf('Маяк')).toBeFocused();
  await editor.expectCounts('3 узла · 2 связи');

  // A choice below the text, and one that leads back to a node that is there.
  await page.keyboard.type('Дверь скрипит.');
  await card.getByRole('textbox', { name: 'Новый вариант' }).click();
  await page.keyboard.type('Подняться\n');
  await page.keyboard.type('Вернуться->нач');
  await expect(card.getByRole('option', { name: /Начало истории/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await editor.expectCounts('4 узла · 4 связи');
  await page.keyboard.press('Control+Enter');
  await expect(textOf('Подняться')).toBeFocused();

  // Escape keeps what was typed, undo takes it back and redo brings it again.
  await page.keyboard.type('Ступени кончились.');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(editor.card('Подняться').last()).toContainText('Ступени кончились.');
  await page.keyboard.press('Control+z');
  await expect(editor.card('Подняться').last()).not.toContainText('Ступени кончились.');
  await page.keyboard.press('Control+Shift+z');

  // By mouse; after the last text the editor says so.
  await editor.save();
  const id = await editor.storyId();
  await editor.card('Конец: море').dblclick();
  await page.keyboard.type('Берег тает.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Все узлы написаны')).toBeVisible();
  await page.keyboard.press('Escape');
  await editor.save();

  const { nodes, connections, startNodeId } = await readThroughApi(server.url, id, author.token);
  const start = nodes.find((node) => node.id === startNodeId);
  expect(start).toMatchObject({ type: 'choice', content: 'Лодка ткнулась в песок.' });
  expect(start?.choices.map(({ text }) => text)).toEqual(['Войти', 'Уплыть']);
  expect(nodes.find(({ title }) => title === 'Конец: море')).toMatchObject({
    type: 'end',
    content: 'Берег тает.',
  });
  const lighthouse = nodes.find(({ title }) => title === 'Маяк');
  expect(
    connections.some((one) => one.fromNodeId === lighthouse?.id && one.toNodeId === startNodeId),
  ).toBe(true);
});
