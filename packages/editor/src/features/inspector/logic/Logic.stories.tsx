import type { StoryDocument, Variable } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';
import { usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { EditorContextValue } from '../../../EditorContext.tsx';
import { selectChoice, selectConnection, selectNodes } from '../../../store/session/selection.ts';
import { expectTypedIsKept } from '../../../testing/expectTypedIsKept.ts';
import { PanelRoom } from '../../../testing/PanelRoom.tsx';
import { PropertiesPanel } from '../PropertiesPanel.tsx';

const variables: Variable[] = [
  { id: 'v1', name: 'Золото', type: 'number', initial: 0, note: '' },
  { id: 'v2', name: 'Цена', type: 'number', initial: 5, note: '' },
  { id: 'v3', name: 'Ключ', type: 'boolean', initial: false, note: '' },
  { id: 'v4', name: 'Имя', type: 'text', initial: '', note: '' },
];

const plain = buildStory('Башня')
  .node('hall', 'choice', { title: 'Зал' })
  .node('cellar', 'text', { title: 'Погреб' })
  .node('end', 'end', { title: 'Финал' })
  .choice('hall', 'Спуститься', 'cellar')
  .link('cellar', 'end')
  .build();

const remembering: StoryDocument = { ...plain, variables };

const withCondition = (condition: string): StoryDocument => ({
  ...remembering,
  nodes: remembering.nodes.map((node) => ({
    ...node,
    choices: node.choices.map((choice) => ({ ...choice, condition })),
  })),
});

const withEffects = (effects: NonNullable<StoryDocument['nodes'][number]['effects']>) => ({
  ...remembering,
  nodes: remembering.nodes.map((node) => (node.id === 'cellar' ? { ...node, effects } : node)),
});

const meta = {
  title: 'Editor/Logic',
  component: PropertiesPanel,
  parameters: {
    ...usage({
      when: 'Conditions, effects and computed values at a node or a choice.',
      whenNot: 'A variable is renamed or removed.',
      instead: 'VariablesPanel.',
      keyboard: {
        Tab: 'Moves through the controls of the panel.',
        Escape: 'Gives the focus back to the canvas.',
      },
      accessibility:
        'Conditions are built from labelled choices or written as text; mistakes are told in words.',
      do: 'Begin with one variable.',
      dont: 'Close all choices at once.',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PropertiesPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

let taken: EditorContextValue | undefined;

/** The properties panel with a document and a selection. */
const shown = (
  document: StoryDocument,
  selection: Parameters<EditorContextValue['edits']['select']>[0],
) => {
  const prepare = (editor: EditorContextValue) => {
    taken = editor;
    editor.edits.select(selection);
  };
  return () => (
    <PanelRoom document={document} prepare={prepare}>
      <PropertiesPanel />
    </PanelRoom>
  );
};

const ofChoice = selectChoice('hall', 'hall.1');
const choiceNow = () => taken?.session.getState().document.nodes[0]?.choices[0];
const effectsNow = () => taken?.session.getState().document.nodes[1]?.effects;
const undoAll = () => taken?.session.travel(0);

/** Opens a select and chooses one of its options. */
async function choose(control: HTMLElement, option: string | RegExp) {
  await userEvent.click(control);
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

const rowNamed = (canvas: { getByRole: typeof screen.getByRole }, name: string) =>
  within(canvas.getByRole('group', { name }));

/** A story that remembers nothing yet: the first variable is created right here. */
export const FirstVariable: Story = {
  render: shown(plain, ofChoice),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Новая переменная' }));
    const name = canvas.getByRole('textbox', { name: 'Имя переменной' });
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'если{Enter}');
    await expect(name).toHaveAccessibleDescription(/не может так называться|нельзя/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Золото{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Добавить условие' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Новая переменная' })).toHaveFocus();
    await expect(taken?.session.getState().document.variables).toMatchObject([
      { name: 'Золото', type: 'number', initial: 0 },
    ]);
  },
};

/** A condition is built from rows, reads as a sentence, and every edit can be undone. */
export const BuildCondition: Story = {
  render: shown(remembering, ofChoice),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вариант открыт всегда.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить условие' }));
    const first = rowNamed(canvas, 'Условие 1');
    await waitFor(() => expect(first.getByRole('button', { name: /Что проверить/ })).toHaveFocus());
    const value = first.getByRole('textbox', { name: 'Значение' });
    await userEvent.clear(value);
    await userEvent.type(value, '3,05');
    await expect(value).toHaveValue('3,05');
    await expect(choiceNow()?.condition).toBe('Золото > 3.05');

    await userEvent.click(canvas.getByRole('button', { name: 'Добавить условие' }));
    const second = rowNamed(canvas, 'Условие 2');
    await choose(second.getByRole('button', { name: /Что проверить/ }), 'Ключ');
    await choose(
      canvas.getByRole('button', { name: /Что должно выполняться/ }),
      'Любое из условий',
    );
    await expect(
      canvas.getByText('Вариант открыт, если Золото больше 3,05 или есть Ключ.'),
    ).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Добавить группу' }));
    const inner = rowNamed(canvas, 'Группа 3, условие 2');
    await choose(inner.getByRole('button', { name: /Что проверить/ }), 'Был ли читатель в узле');
    await choose(inner.getByRole('button', { name: /Узел/ }), 'Погреб');
    await choose(inner.getByRole('button', { name: /Сравнение/ }), 'не был');
    await expect(choiceNow()?.condition).toBe(
      'Золото > 3.05 or Ключ or Золото > 0 and not visited("cellar")',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить: Группа 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить: Условие 1' }));
    await expect(choiceNow()?.condition).toBe('Ключ');
    undoAll();
    await expect(await canvas.findByText('Вариант открыт всегда.')).toBeVisible();
  },
};

/** The value of another variable; a text; a variable that is yes or no. */
export const Values: Story = {
  render: shown(withCondition('Золото >= 1 and Имя = "Анна" and not Ключ'), ofChoice),
  play: async ({ canvas }) => {
    const first = within(await canvas.findByRole('group', { name: 'Условие 1' }));
    await choose(first.getByRole('button', { name: /Откуда значение/ }), 'Цена');
    const name = rowNamed(canvas, 'Условие 2').getByRole('textbox', { name: 'Значение' });
    await userEvent.type(name, ' "Б"');
    await choose(rowNamed(canvas, 'Условие 3').getByRole('button', { name: /Сравнение/ }), 'да');
    await expect(choiceNow()?.condition).toBe('Золото >= Цена and Имя = "Анна \\"Б\\"" and Ключ');
  },
};

/** The same condition as text: coloured, completed, with its mistake under the place; nothing typed is lost. */
export const AsText: Story = {
  render: shown(withCondition('Золото > 3'), ofChoice),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Записать текстом' }));
    const field = canvas.getByRole('textbox', { name: 'Выражение' });
    await expect(field).toHaveValue('Золото > 3');
    await userEvent.type(field, ' и');
    await expect(choiceNow()?.condition).toBe('Золото > 3 и');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Знак 13\./);
    await expect(canvas.getByText('В условии ошибка, поэтому оно не выполняется.')).toBeVisible();
    await userEvent.type(field, ' не посещали("Погр');
    await userEvent.click(await canvas.findByRole('option', { name: /Погреб/ }));
    await userEvent.type(field, ')');
    await expect(field).toBeValid();
    await expect(choiceNow()?.condition).toBe('Золото > 3 и не посещали("cellar")');
    await userEvent.tab();
    await expect(choiceNow()?.condition).toBe('Золото > 3 and not visited("cellar")');
    await expect(field).toHaveValue('Золото > 3 и не посещали("cellar")');
    await userEvent.click(canvas.getByRole('switch', { name: 'Записать текстом' }));
    await expect(canvas.getByRole('group', { name: 'Условие 2' })).toBeVisible();
    taken?.session.undo();
    await expect(choiceNow()?.condition).toBe('Золото > 3');
  },
};

/** What rows cannot show stays text, and the panel says so. */
export const OnlyText: Story = {
  render: shown(withCondition('Золото + Цена > 3'), ofChoice),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Выражение' })).toHaveValue(
      'Золото + Цена > 3',
    );
    await expect(canvas.getByRole('switch', { name: 'Записать текстом' })).toBeDisabled();
    await expect(canvas.getByText(/Строками это условие не показать/)).toBeVisible();
  },
};

/** A name that no variable has is a mistake; the row keeps it until another is chosen. */
export const UnknownName: Story = {
  render: shown(withCondition('Серебро > 3'), ofChoice),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('group', { name: 'Условие 1' }));
    await expect(row.getByText(/Такой переменной в истории нет/)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Записать текстом' }));
    await expect(canvas.getByRole('textbox', { name: 'Выражение' })).toBeInvalid();
  },
};

/** A closed choice is hidden, or shown with a reason. */
export const ClosedReason: Story = {
  render: shown(withCondition('Ключ'), ofChoice),
  play: async ({ canvas }) => {
    const reason = await canvas.findByRole('textbox', { name: 'Почему вариант закрыт' });
    await userEvent.type(reason, 'Нужен ключ');
    await expect(choiceNow()?.closedReason).toBe('Нужен ключ');
    await userEvent.clear(reason);
    await expect(choiceNow()).not.toHaveProperty('closedReason');
  },
};

/** The condition of a way out of a node without choices. */
export const Way: Story = {
  render: shown(remembering, selectConnection('cellar>end')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить условие' }));
    await expect(canvas.getByText('Этим путём идут, если Золото больше 0.')).toBeVisible();
    const { connections } = taken?.session.getState().document ?? {};
    await expect(connections?.at(-1)?.condition).toBe('Золото > 0');
  },
};

/** Effects are added, changed, ordered and removed; each reads as a sentence. */
export const Effects: Story = {
  render: shown(remembering, selectNodes(['cellar'])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить изменение' }));
    const first = rowNamed(canvas, 'Изменение 1');
    const value = first.getByRole('textbox', { name: 'Значение' });
    await userEvent.clear(value);
    await userEvent.type(value, '2');
    await expect(canvas.getByText('+2 Золото')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Добавить изменение' }));
    const second = rowNamed(canvas, 'Изменение 2');
    await choose(second.getByRole('button', { name: /Переменная/ }), 'Ключ');
    await choose(second.getByRole('button', { name: /Действие/ }), 'Переключить');
    await expect(canvas.getByText('Ключ: наоборот')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: Изменение 2' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Поднять выше' }));
    await expect(effectsNow()).toEqual([
      { kind: 'toggle', variable: 'Ключ' },
      { kind: 'add', variable: 'Золото', value: '2' },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: Изменение 1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
    await expect(effectsNow()).toEqual([{ kind: 'add', variable: 'Золото', value: '2' }]);
    undoAll();
    await expect(effectsNow()).toBeUndefined();
  },
};

/** Readers are told what an effect changed only where the author says so; undo takes it back. */
export const ToldToReaders: Story = {
  render: shown(
    withEffects([{ kind: 'add', variable: 'Золото', value: '2' }]),
    selectNodes(['cellar']),
  ),
  play: async ({ canvas }) => {
    const told = await canvas.findByRole('switch', { name: 'Сообщить читателю' });
    await expect(told).not.toBeChecked();
    await userEvent.click(told);
    await expect(told).toBeChecked();
    await expect(effectsNow()?.[0]).toHaveProperty('isShown', true);
    undoAll();
    await expect(effectsNow()?.[0]).not.toHaveProperty('isShown');
    await waitFor(() => expect(told).not.toBeChecked());
    told.focus();
    await userEvent.keyboard(' ');
    await expect(effectsNow()?.[0]).toHaveProperty('isShown', true);
    await userEvent.keyboard(' ');
    await expect(effectsNow()).toEqual([{ kind: 'add', variable: 'Золото', value: '2' }]);
    const row = rowNamed(canvas, 'Изменение 1');
    await choose(row.getByRole('button', { name: /Действие/ }), 'Спросить читателя');
    await expect(canvas.queryByRole('switch', { name: 'Сообщить читателю' })).toBeNull();
  },
};

/** All variables are one press away from where they are used. */
export const AllVariables: Story = {
  render: shown(remembering, ofChoice),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Все переменные' }));
    await expect(taken?.workspace.getState().dock).toBe('variables');
  },
};

/** A question to the reader, with limits. */
export const Question: Story = {
  render: shown(
    withEffects([{ kind: 'set', variable: 'Имя', value: '"Анна"' }]),
    selectNodes(['cellar']),
  ),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('group', { name: 'Изменение 1' }));
    await choose(row.getByRole('button', { name: /Действие/ }), 'Спросить читателя');
    await userEvent.type(row.getByRole('textbox', { name: 'Вопрос читателю' }), 'Как вас зовут?');
    await userEvent.type(row.getByRole('textbox', { name: 'Знаков не больше' }), '20');
    await expect(effectsNow()).toEqual([
      { kind: 'ask', variable: 'Имя', question: 'Как вас зовут?', maximum: 20 },
    ]);
    await userEvent.clear(row.getByRole('textbox', { name: 'Знаков не больше' }));
    await expect(effectsNow()?.[0]).not.toHaveProperty('maximum');
  },
};

/** A value that is computed is an expression; an effect of another program stays as it is. */
export const ComputedValue: Story = {
  render: shown(
    withEffects([
      { kind: 'add', variable: 'Золото', value: 'random(1, 6)' },
      { kind: 'shuffle', variable: 'Имя' },
    ]),
    selectNodes(['cellar']),
  ),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('group', { name: 'Изменение 1' }));
    const field = row.getByRole('textbox', { name: 'Выражение' });
    await expect(field).toHaveValue('случайно(1, 6)');
    await userEvent.type(field, ' + Це');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(effectsNow()?.[0]?.value).toBe('random(1, 6) + Цена');
    await expect(canvas.getByText(/не знает действия «shuffle»/)).toBeVisible();
  },
};

const written = withEffects([
  { kind: 'add', variable: 'Золото', value: '2' },
  { kind: 'add', variable: 'Золото', value: 'random(1, 6)' },
  { kind: 'ask', variable: 'Имя', question: 'Как вас зовут?' },
]);

/** What is typed into a condition or an effect is in the session before its field is left. */
export const TypedIsKept: Story = {
  render: shown(
    {
      ...written,
      nodes: [...written.nodes, ...withCondition('Золото > 3').nodes.slice(0, 1)].slice(1),
    },
    ofChoice,
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Условие 1' });
    await expectTypedIsKept(canvas, taken, 3);
    await userEvent.click(canvas.getByRole('switch', { name: 'Записать текстом' }));
    await expectTypedIsKept(canvas, taken, 3);
    taken?.edits.select(selectNodes(['cellar']));
    await canvas.findByRole('group', { name: 'Изменение 3' });
    await expectTypedIsKept(canvas, taken, 7);
  },
};

/** In the text of a node a brace offers values and forms; the keys of the list do nothing else. */
export const CompletedText: Story = {
  render: shown(remembering, selectNodes(['cellar'])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить' }));
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Текст' });
    await userEvent.clear(text);
    await userEvent.type(text, 'У вас {{');
    const list = await canvas.findByRole('listbox', { name: 'Подсказки' });
    await expect(within(list).getAllByRole('option')).toHaveLength(6);
    const active = () => text.getAttribute('aria-activedescendant');
    await expect(active()).toBe(within(list).getAllByRole('option')[0]?.id);
    await expect(text).toHaveAttribute('aria-controls', list.id);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(text).toHaveValue('У вас {Золото}');
    await userEvent.keyboard(' {{ес{Tab}');
    await expect(text).toHaveValue('У вас {Золото} {если ');
    await expect(text).toHaveFocus();
    await userEvent.keyboard('Кл');
    await expect(canvas.getByRole('option', { name: /Ключ/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeVisible();
    await expect(text).toHaveValue('У вас {Золото} {если Кл');
    await userEvent.keyboard('ю{Control>}{Enter}{/Control}');
    await waitFor(() => expect(text).toHaveAttribute('readonly'));
    await expect(taken?.session.getState().document.nodes[1]?.content).toBe(
      'У вас {Золото} {если Клю',
    );
  },
};

/** In a story that remembers nothing a brace is a brace. */
export const PlainBraces: Story = {
  render: shown(plain, selectNodes(['cellar'])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить' }));
    const text = canvas.getByRole('textbox', { name: 'Текст' });
    await userEvent.clear(text);
    await userEvent.type(text, '{{');
    await expect(text).toHaveValue('{');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(text).toHaveAttribute('readonly'));
  },
};

/** The value of a variable is put at the caret of the text of a node, and of a choice. */
export const InsertedValue: Story = {
  render: shown(remembering, selectNodes(['cellar'])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить' }));
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Текст' });
    await userEvent.clear(text);
    await userEvent.type(text, 'У вас  монет.');
    text.setSelectionRange(6, 6);
    await userEvent.click(canvas.getByRole('button', { name: 'Вставить значение' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Золото' }));
    await expect(text).toHaveValue('У вас {Золото} монет.');
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text.selectionStart).toBe(14);
    taken?.edits.commitEditing();
    text.blur();
    taken?.edits.select(ofChoice);
    const choice = await canvas.findByRole('textbox', { name: 'Текст варианта' });
    await userEvent.click(canvas.getByRole('button', { name: 'Вставить значение' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Имя' }));
    await expect(choice).toHaveValue('Спуститься{Имя}');
  },
};
