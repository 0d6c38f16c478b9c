import type { StoryDocument } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';
import { account, readThroughApi, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { watchForErrors } from '../support/errors.ts';
import { openInEditor, saveStatus } from '../support/openedStory.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const plain = buildStory('Застава')
  .node('gate', 'choice', { title: 'У заставы' })
  .node('cellar', 'choice', { title: 'Подвал' })
  .node('town', 'end', { title: 'Город' })
  .choice('gate', 'Заплатить', 'town')
  .choice('gate', 'Спуститься', 'cellar')
  .choice('cellar', 'Откупиться', 'town')
  .build();

/** The only choice of the cellar never opens: there is no gold to be had. */
const border: StoryDocument = {
  ...plain,
  variables: [{ id: 'gold', name: 'золото', type: 'number', initial: 2, note: '' }],
  nodes: plain.nodes.map((node) => ({
    ...node,
    choices: node.choices.map((choice) =>
      choice.id === 'cellar.1' ? { ...choice, condition: 'золото > 5' } : choice,
    ),
  })),
};

test('the bot finds a dead end, and a reading that is kept names the edit that breaks it', async ({
  page,
  server,
}) => {
  const errors = watchForErrors(page);
  const author = await registerThroughApi(server.url, account('tester'));
  const { id } = await saveThroughApi(server.url, author.token, border);
  await signInWith(page, author);
  const editor = await openInEditor(page, id);

  await page.getByRole('button', { name: 'Ещё' }).click();
  await page.getByRole('menuitem', { name: 'Проверить все пути' }).click();
  const panel = page.getByTestId('bot-panel');
  await panel.getByRole('button', { name: 'Проверить', exact: true }).click();
  const deadEnd = panel.getByRole('button', { name: /Подвал.*Значения: золото 2/ });
  await deadEnd.click();
  await expect(editor.card('Подвал')).toHaveAttribute('data-selected');

  await panel.getByRole('button', { name: /Самое короткое: 2\sузла/ }).click();
  await panel.getByRole('button', { name: 'Сохранить как проверку' }).click();
  await panel.getByRole('tab', { name: 'Проверки · 1' }).click();
  await expect(panel.getByRole('button', { name: /Конец: Город.*Проходит/ })).toBeVisible();

  await editor.card('Город').click();
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  const broken = panel.getByText(
    'Сломано: в узле «У заставы» вариант «Заплатить» никуда не ведёт.',
  );
  await expect(broken).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(panel.getByText('1 проверка, все проходят.')).toBeVisible();

  await expect(saveStatus(page)).toHaveText('Сохранено');
  await expect
    .poll(async () => (await readThroughApi(server.url, id, author.token)).tests)
    .toMatchObject([{ title: 'Конец: Город', nodeId: 'town' }]);
  expect(errors()).toEqual([]);
});
