import { buildStory } from '@dreamfork/story/testing';
import type { Locator, Page } from '@playwright/test';
import { account, readThroughApi, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { openInEditor } from '../support/openedStory.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

/** A game without its logic: a well with a coin and a key, a gate, and a guard who asks for a word. */
const gate = buildStory('У ворот')
  .node('yard', 'choice', { title: 'Двор', content: 'Колодец и ворота.' })
  .node('well', 'text', { title: 'Колодец', content: 'На дне блестит монета.' })
  .node('guard', 'text', { title: 'Стражник', content: 'Он ждёт слова.' })
  .node('city', 'end', { title: 'Город', content: 'Ворота позади.' })
  .choice('yard', 'Заглянуть в колодец', 'well')
  .choice('yard', 'Открыть ворота', 'guard')
  .link('well', 'yard')
  .link('guard', 'city')
  .link('guard', 'yard')
  .build();

const optionIn = (page: Page, name: string) =>
  page.getByRole('option', { name, exact: true }).or(page.getByRole('menuitem', { name }));

const closed = (page: Page) =>
  expect(page.getByRole('listbox').or(page.getByRole('menu'))).toHaveCount(0);

async function press(control: Locator): Promise<void> {
  await control.press('Enter');
}

async function write(field: Locator, text: string): Promise<void> {
  await field.press('Control+a');
  await field.page().keyboard.type(text);
}

/** Chooses from a list or a menu that a button opens. */
async function choose(opener: Locator, name: string): Promise<void> {
  const page = opener.page();
  await press(opener);
  const option = optionIn(page, name);
  await expect(option).toBeVisible();
  while (!(await option.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await closed(page);
}

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });

async function createVariable(page: Page, name: string, type: string): Promise<void> {
  await press(button(page, 'Новая переменная'));
  await write(page.getByLabel('Имя переменной'), name);
  await choose(button(page, /Что она хранит/), type);
  await press(button(page, 'Создать'));
  await expect(page.getByLabel('Имя переменной')).toBeHidden();
}

/** Adds a condition or an effect, and gives its row. */
async function addRow(page: Page, kind: string, name: string): Promise<Locator> {
  await press(button(page, `Добавить ${kind}`));
  return page.getByRole('group', { name, exact: true });
}

const listTabs = { nodes: 'Узлы', links: 'Связи' } as const;

/** Selects a node or a connection in the list of elements. */
async function select(page: Page, list: 'nodes' | 'links', name: RegExp) {
  await press(page.getByRole('tab', { name: 'Элементы' }));
  await press(page.getByRole('tab', { name: listTabs[list] }));
  await press(button(page.getByTestId(`element-${list}`), name));
}

/** Makes the logic of the game in the inspector: a key, a counter, and a word that the reader is asked for. */
async function makeLogic(page: Page): Promise<void> {
  await select(page, 'nodes', /Колодец/);
  await createVariable(page, 'Монеты', 'Число');
  await createVariable(page, 'Ключ', 'Да или нет');
  await createVariable(page, 'Слово', 'Текст');
  await addRow(page, 'изменение', 'Изменение 1');
  await expect(page.getByTestId('node-tab').getByText('+1 Монеты')).toBeVisible();
  const key = await addRow(page, 'изменение', 'Изменение 2');
  await choose(button(key, /Переменная/), 'Ключ');
  await expect(page.getByTestId('node-tab').getByText('Ключ: да')).toBeVisible();

  await select(page, 'nodes', /Двор/);
  await choose(button(page, 'Действия с вариантом 2'), 'Открыть');
  const coins = await addRow(page, 'условие', 'Условие 1');
  await choose(button(coins, /Сравнение/), 'не меньше');
  await write(coins.getByLabel('Значение', { exact: true }), '2');
  const owned = await addRow(page, 'условие', 'Условие 2');
  await choose(button(owned, /Что проверить/), 'Ключ');
  await expect(
    page.getByText('Вариант открыт, если Монеты не меньше 2 и есть Ключ.'),
  ).toBeVisible();
  await write(page.getByLabel('Почему вариант закрыт'), 'Нужны ключ и две монеты');

  await select(page, 'nodes', /Стражник/);
  const asked = await addRow(page, 'изменение', 'Изменение 1');
  await choose(button(asked, /Переменная/), 'Слово');
  await choose(button(asked, /Действие/), 'Спросить читателя');
  await write(asked.getByLabel('Вопрос читателю'), 'Какое слово открывает ворота?');

  await select(page, 'links', /Стражник.*Город/);
  const word = await addRow(page, 'условие', 'Условие 1');
  await choose(button(word, /Что проверить/), 'Слово');
  await write(word.getByLabel('Значение', { exact: true }), 'сезам');
  await expect(page.getByText('Этим путём идут, если Слово — «сезам».')).toBeVisible();
}

/** Reads the game: the gate is closed until both visits to the well, and opens for the right word alone. */
async function playGame(page: Page): Promise<void> {
  const player = page.getByTestId('player-root');
  const goThroughWell = async () => {
    await button(player, /Заглянуть в\sколодец/).click();
    await expect(player.getByRole('heading', { name: 'Колодец' })).toBeVisible();
    await button(player, 'Далее').click();
    await expect(player.getByRole('heading', { name: 'Двор' })).toBeVisible();
  };
  const answer = async (word: string) => {
    await button(player, /Открыть ворота/).click();
    await player.getByLabel('Какое слово открывает ворота?').fill(word);
    await button(player, 'Ответить').click();
    await button(player, 'Далее').click();
  };
  await goThroughWell();
  await expect(button(player, /Нужны ключ и\sдве монеты/)).toBeDisabled();
  await goThroughWell();
  await expect(player.getByText('Нужны ключ и две монеты')).toBeHidden();
  await answer('не знаю');
  await expect(player.getByRole('heading', { name: 'Двор' })).toBeVisible();
  await answer('сезам');
  await expect(player.getByRole('heading', { name: 'Город' })).toBeVisible();
}

test('the logic of a game is made in the inspector with the keyboard only, and played', async ({
  page,
  server,
}) => {
  const author = await registerThroughApi(server.url, account('logic'));
  const { id } = await saveThroughApi(server.url, author.token, gate);
  await signInWith(page, author);
  const editor = await openInEditor(page, id);
  await makeLogic(page);
  await editor.save();

  const saved = await readThroughApi(server.url, id, author.token);
  const [yard, well, guard] = saved.nodes;
  expect(well?.effects).toEqual([
    { kind: 'add', variable: 'Монеты', value: '1' },
    { kind: 'set', variable: 'Ключ', value: 'yes' },
  ]);
  expect(yard?.choices[1]).toMatchObject({
    condition: 'Монеты >= 2 and Ключ',
    closedReason: 'Нужны ключ и две монеты',
  });
  expect(guard?.effects).toEqual([
    { kind: 'ask', variable: 'Слово', question: 'Какое слово открывает ворота?' },
  ]);
  await page.goto(`/story/${id}`);
  await playGame(page);
});
