import type { StoryDocument } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { open, pictureSettings, take } from './take.ts';

const texts = {
  ru: {
    title: 'Ночь на маяке',
    oil: 'масло',
    note: 'Сколько масла в лампе',
    shore: ['Берег', 'Лодка ткнулась в песок. Впереди молчал маяк.'],
    door: ['У двери', 'За дверью темно.'],
    boat: ['Лодка', 'Под скамьёй нашлась фляга с маслом.'],
    stairs: ['Лестница', 'Лампа светит до самого верха.'],
    climb: 'Войти и подняться',
    search: 'Поискать в лодке',
    reason: 'В лампе мало масла',
    more: 'Ещё',
    variables: 'Переменные',
    paths: 'Проверить все пути',
    check: 'Проверить',
    edit: 'Изменить',
    text: 'Текст',
    preview: 'Просмотр',
    next: 'Далее',
  },
  en: {
    title: 'A night at the lighthouse',
    oil: 'oil',
    note: 'How much oil is in the lamp',
    shore: ['The shore', 'The boat ran into the sand. Ahead stood the lighthouse.'],
    door: ['At the door', 'It is dark behind the door.'],
    boat: ['The boat', 'Under the bench lies a flask of oil.'],
    stairs: ['The stairs', 'The lamp shines all the way up.'],
    climb: 'Go in and climb',
    search: 'Search the boat',
    reason: 'The lamp is low on oil',
    more: 'More',
    variables: 'Variables',
    paths: 'Check all paths',
    check: 'Check',
    edit: 'Edit',
    text: 'Text',
    preview: 'Preview',
    next: 'Next',
  },
} as const;

function remembering(locale: keyof typeof texts): StoryDocument {
  const { title, oil, note, shore, door, boat, stairs, climb, search, reason } = texts[locale];
  const at = ([name, content]: readonly [string, string], x: number, y: number) => ({
    title: name,
    content,
    position: { x, y },
  });
  const plain = buildStory(title)
    .node('shore', 'start', at(shore, 210, 225))
    .node('door', 'choice', at(door, 510, 225))
    .node('boat', 'text', at(boat, 510, 480))
    .node('stairs', 'end', at(stairs, 840, 225))
    .link('shore', 'door')
    .choice('door', climb, 'stairs')
    .choice('door', search, 'boat')
    .link('boat', 'door')
    .build();
  const add = { kind: 'add', variable: oil, value: '2', isShown: true };
  return {
    ...plain,
    variables: [{ id: 'oil', name: oil, type: 'number', initial: 1, note }],
    nodes: plain.nodes.map((node) => ({
      ...node,
      ...(node.id === 'boat' && { effects: [add] }),
      choices: node.choices.map((choice) =>
        choice.id === 'door.1'
          ? { ...choice, condition: `${oil} >= 3`, closedReason: reason }
          : choice,
      ),
    })),
  };
}

for (const locale of ['ru', 'en'] as const) {
  test.describe(locale, () => {
    test.use({ ...pictureSettings, locale });

    test('a story that remembers', async ({ page, server }) => {
      const words = texts[locale];
      const author = await registerThroughApi(server.url, account(`memory${locale}`));
      await signInWith(page, author);
      const { id } = await saveThroughApi(server.url, author.token, remembering(locale));
      await open(page, `/app/editor/${id}`);
      const editor = new EditorPage(page);
      const choose = async (command: string) => {
        await page.getByRole('button', { name: words.more, exact: true }).click();
        await page.getByRole('menuitem', { name: command }).click();
      };

      await choose(words.variables);
      const variables = page.getByTestId('variables-panel');
      await variables.getByRole('button', { name: new RegExp(`^${words.oil} `) }).click();
      await expect(variables.getByTestId('variable-form')).toBeVisible();
      await take(page, `variables-${locale}`);

      await open(page, `/app/editor/${id}`);
      await editor.card(words.door[0]).getByText(words.climb).click();
      await expect(page.getByTestId('choice-tab')).toBeVisible();
      await take(page, `condition-${locale}`);

      await open(page, `/app/editor/${id}`);
      await page.getByRole('button', { name: words.preview, exact: true }).first().click();
      await page.getByRole('button', { name: words.next }).click();
      await page.getByRole('button', { name: new RegExp(words.search) }).click();
      await expect(page.getByRole('heading', { name: words.boat[0] })).toBeVisible();
      await take(page, `memory-${locale}`);

      await open(page, `/app/editor/${id}`);
      await choose(words.paths);
      const bot = page.getByTestId('bot-panel');
      await bot.getByRole('button', { name: words.check, exact: true }).click();
      await expect(bot.getByText(/100/).first()).toBeVisible();
      await take(page, `bot-${locale}`);

      // The last one: an edit that was begun is offered again when the editor is opened.
      await open(page, `/app/editor/${id}`);
      await editor.card(words.door[0]).click();
      const tab = page.getByTestId('node-tab');
      await tab.getByRole('button', { name: words.edit, exact: true }).click();
      const text = tab.getByRole('textbox', { name: words.text, exact: true });
      await text.press('End');
      await text.pressSequentially(' {');
      await expect(page.getByRole('option').first()).toBeVisible();
      await take(page, `values-${locale}`);
    });
  });
}
