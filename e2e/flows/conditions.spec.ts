import { buildStory } from '@dreamfork/story/testing';
import type { Locator, Page } from '@playwright/test';
import { account, readThroughApi, registerThroughApi, saveThroughApi } from '../support/api.ts';
import type { EditorPage } from '../support/editor.ts';
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

/** How an author works. */
type Hand = {
  press: (control: Locator) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
  /** Chooses from a list or a menu that a button opens. */
  choose: (opener: Locator, option: string) => Promise<void>;
};

const optionIn = (page: Page, name: string) =>
  page.getByRole('option', { name, exact: true }).or(page.getByRole('menuitem', { name }));

const closed = (page: Page) =>
  expect(page.getByRole('listbox').or(page.getByRole('menu'))).toHaveCount(0);

const mouse = (page: Page): Hand => ({
  press: (control) => control.click(),
  write: (field, text) => field.fill(text),
  choose: async (opener, option) => {
    await opener.click();
    await optionIn(page, option).click();
    await closed(page);
  },
});

const keyboard = (page: Page): Hand => ({
  press: async (control) => {
    await control.focus();
    await page.keyboard.press('Enter');
  },
  write: async (field, text) => {
    await field.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  },
  choose: async (opener, name) => {
    await opener.focus();
    await page.keyboard.press('Enter');
    const option = optionIn(page, name);
    await expect(option).toBeVisible();
    while (!(await option.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await closed(page);
  },
});

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });

async function createVariable(page: Page, hand: Hand, name: string, type: string): Promise<void> {
  await hand.press(button(page, 'Новая переменная'));
  await hand.write(page.getByLabel('Имя переменной'), name);
  await hand.choose(button(page, /Что она хранит/), type);
  await hand.press(button(page, 'Создать'));
  await expect(page.getByLabel('Имя переменной')).toBeHidden();
}

/** Adds a condition or an effect, and gives its row. */
async function addRow(page: Page, hand: Hand, kind: string, name: string): Promise<Locator> {
  await hand.press(button(page, `Добавить ${kind}`));
  return page.getByRole('group', { name, exact: true });
}

const listTabs = { nodes: 'Узлы', links: 'Связи' } as const;

/** Selects a node or a connection in the list of elements. */
async function select(page: Page, hand: Hand, list: 'nodes' | 'links', name: RegExp) {
  await hand.press(page.getByRole('tab', { name: 'Элементы' }));
  await hand.press(page.getByRole('tab', { name: listTabs[list] }));
  await hand.press(button(page.getByTestId(`element-${list}`), name));
}

/** Makes the logic of the game in the inspector: a key, a counter, and a word that the reader is asked for. */
async function makeLogic(page: Page, hand: Hand): Promise<void> {
  await select(page, hand, 'nodes', /Колодец/);
  await createVariable(page, hand, 'Монеты', 'Число');
  await createVariable(page, hand, 'Ключ', 'Да или нет');
  await createVariable(page, hand, 'Слово', 'Текст');
  await addRow(page, hand, 'изменение', 'Изменение 1');
  await expect(page.getByTestId('node-tab').getByText('+1 Монеты')).toBeVisible();
  const key = await addRow(page, hand, 'изменение', 'Изменение 2');
  await hand.choose(button(key, /Переменная/), 'Ключ');
  await expect(page.getByTestId('node-tab').getByText('Ключ: да')).toBeVisible();

  await select(page, hand, 'nodes', /Двор/);
  await hand.choose(button(page, 'Действия с вариантом 2'), 'Открыть');
  const coins = await addRow(page, hand, 'условие', 'Условие 1');
  await hand.choose(button(coins, /Сравнение/), 'не меньше');
  await hand.write(coins.getByLabel('Значение', { exact: true }), '2');
  const owned = await addRow(page, hand, 'условие', 'Условие 2');
  await hand.choose(button(owned, /Что проверить/), 'Ключ');
  await expect(
    page.getByText('Вариант открыт, если Монеты не меньше 2 и есть Ключ.'),
  ).toBeVisible();
  await hand.write(page.getByLabel('Почему вариант закрыт'), 'Нужны ключ и две монеты');

  await select(page, hand, 'nodes', /Стражник/);
  const asked = await addRow(page, hand, 'изменение', 'Изменение 1');
  await hand.choose(button(asked, /Переменная/), 'Слово');
  await hand.choose(button(asked, /Действие/), 'Спросить читателя');
  await hand.write(asked.getByLabel('Вопрос читателю'), 'Какое слово открывает ворота?');

  await select(page, hand, 'links', /Стражник.*Город/);
  const word = await addRow(page, hand, 'условие', 'Условие 1');
  await hand.choose(button(word, /Что проверить/), 'Слово');
  await hand.write(word.getByLabel('Значение', { exact: true }), 'сезам');
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

for (const [name, handOf] of [
  ['mouse', mouse],
  ['keyboard', keyboard],
] as const) {
  test(`the logic of a game is made in the inspector by ${name}, and played`, async ({
    page,
    server,
  }) => {
    const author = await registerThroughApi(server.url, account(`logic-${name}`));
    const { id } = await saveThroughApi(server.url, author.token, gate);
    await signInWith(page, author);
    const editor: EditorPage = await openInEditor(page, id);
    await makeLogic(page, handOf(page));
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
}
