import { usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { selectConnection } from '../../../store/session/selection.ts';
import { PropertiesPanel } from '../PropertiesPanel.tsx';
import {
  choose,
  ofChoice,
  plain,
  remembering,
  rowNamed,
  shown,
  taken,
  undoAll,
  withCondition,
} from './Logic.fixtures.tsx';

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

const choiceNow = () => taken?.session.getState().document.nodes[0]?.choices[0];

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
