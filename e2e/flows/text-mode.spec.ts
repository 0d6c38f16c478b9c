import { account, readThroughApi, registerThroughApi } from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const pasted = `# Маяк

## Берег

Лодка ткнулась в песок.

- [Войти](#лестница)
- [Уплыть](#море)

## Лестница

Сто ступеней.

-> [Море](#море)

## Море

Берег тает за кормой.
`;

test('a story is written as one text, previewed, taken over and undone as one step', async ({
  page,
  server,
}) => {
  const author = await registerThroughApi(server.url, account('text-mode'));
  await signInWith(page, author);
  const editor = new EditorPage(page);
  await page.goto('/app/editor');
  await editor.waitUntilReady();
  await editor.addNode({ type: 'end', title: 'Лишний' });
  await editor.expectCounts('2 узла · 0 связей');

  await page.keyboard.press('Control+e');
  const dialog = page.getByRole('dialog', { name: 'История текстом' });
  const field = dialog.getByRole('textbox', { name: 'Текст истории' });
  await expect(field).toHaveValue(/## Начало истории/);
  await expect(field).toBeFocused();
  await expect(dialog.getByText(/^Пока ничего/)).toBeVisible();

  // Pasted as a whole: what is added, changed and removed stands beside the text.
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(pasted);
  const differences = dialog.getByTestId('difference-list');
  await expect(differences).toContainText('Лестница');
  await expect(differences).toContainText('Море');
  await expect(differences).toContainText('Берег');
  await expect(dialog.getByText(/^Будет удалён 1\sузел/)).toBeVisible();

  // Escape closes the dialog and loses nothing.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await editor.expectCounts('2 узла · 0 связей');
  await page.keyboard.press('Control+e');
  await expect(field).toHaveValue(pasted);
  await expect(dialog.getByText(/вы\sещё не\sприняли/)).toBeVisible();

  await field.focus();
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('alertdialog', { name: 'Удалить 1 узел?' });
  await question.getByRole('button', { name: 'Удалить и принять' }).click();
  await expect(dialog).toBeHidden();
  await editor.expectCounts('3 узла · 3 связи');
  await expect(editor.card('Лестница')).toBeVisible();

  await page.keyboard.press('Control+z');
  await editor.expectCounts('2 узла · 0 связей');
  await page.keyboard.press('Control+Shift+z');
  await editor.expectCounts('3 узла · 3 связи');
  await editor.save();
  const id = await editor.storyId();
  const { nodes } = await readThroughApi(server.url, id, author.token);
  expect(nodes.map(({ title, type }) => [title, type])).toEqual([
    ['Берег', 'choice'],
    ['Лестница', 'text'],
    ['Море', 'end'],
  ]);
});
