import { problemMessages } from '@dreamfork/story';
import { t, usage } from '@dreamfork/ui/testing';
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
import { logicMessages } from './messages.ts';

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
    await userEvent.click(
      await canvas.findByRole('button', { name: t(logicMessages).newVariable }),
    );
    const name = canvas.getByRole('textbox', { name: t(logicMessages).variableName });
    await expect(name).toHaveFocus();
    await userEvent.type(name, t({ ru: 'если{Enter}', en: 'if{Enter}' }));
    await expect(name).toHaveAccessibleDescription(
      new RegExp(t(problemMessages)['variable-name-invalid']),
    );
    await userEvent.clear(name);
    await userEvent.type(name, 'Золото{Enter}');
    await expect(
      await canvas.findByRole('button', { name: t(logicMessages).addCondition }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: t(logicMessages).newVariable })).toHaveFocus();
    await expect(taken?.session.getState().document.variables).toMatchObject([
      { name: 'Золото', type: 'number', initial: 0 },
    ]);
  },
};

/** A condition is built from rows, reads as a sentence, and every edit can be undone. */
export const BuildCondition: Story = {
  render: shown(remembering, ofChoice),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(logicMessages).choiceOpen)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t(logicMessages).addCondition }));
    const first = rowNamed(canvas, t(logicMessages).conditionNumber(1));
    await waitFor(() =>
      expect(first.getByRole('button', { name: new RegExp(t(logicMessages).what) })).toHaveFocus(),
    );
    const value = first.getByRole('textbox', { name: t(logicMessages).value });
    await userEvent.clear(value);
    await userEvent.type(value, '3,05');
    await expect(value).toHaveValue('3,05');
    await expect(choiceNow()?.condition).toBe('Золото > 3.05');

    await userEvent.click(canvas.getByRole('button', { name: t(logicMessages).addCondition }));
    const second = rowNamed(canvas, t(logicMessages).conditionNumber(2));
    await choose(second.getByRole('button', { name: new RegExp(t(logicMessages).what) }), 'Ключ');
    await choose(
      canvas.getByRole('button', { name: new RegExp(t(logicMessages).joint) }),
      t(logicMessages).joints.or,
    );
    await expect(
      canvas.getByText(
        t({
          ru: 'Вариант открыт, если Золото больше 3,05 или есть Ключ.',
          en: 'The choice is open if Золото is more than 3.05 or Ключ.',
        }),
      ),
    ).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: t(logicMessages).addGroup }));
    const inner = rowNamed(canvas, t(logicMessages).inGroup(3, 2));
    await choose(
      inner.getByRole('button', { name: new RegExp(t(logicMessages).what) }),
      t(logicMessages).visitedNode,
    );
    await choose(inner.getByRole('button', { name: new RegExp(t(logicMessages).node) }), 'Погреб');
    await choose(
      inner.getByRole('button', { name: new RegExp(t(logicMessages).comparison) }),
      t(logicMessages).wasNotThere,
    );
    await expect(choiceNow()?.condition).toBe(
      'Золото > 3.05 or Ключ or Золото > 0 and not visited("cellar")',
    );
    await userEvent.click(
      canvas.getByRole('button', {
        name: t(logicMessages).removeRow(t(logicMessages).groupNumber(3)),
      }),
    );
    await userEvent.click(
      canvas.getByRole('button', {
        name: t(logicMessages).removeRow(t(logicMessages).conditionNumber(1)),
      }),
    );
    await expect(choiceNow()?.condition).toBe('Ключ');
    undoAll();
    await expect(await canvas.findByText(t(logicMessages).choiceOpen)).toBeVisible();
  },
};

/** The value of another variable; a text; a variable that is yes or no. */
export const Values: Story = {
  render: shown(withCondition('Золото >= 1 and Имя = "Анна" and not Ключ'), ofChoice),
  play: async ({ canvas }) => {
    const first = within(
      await canvas.findByRole('group', { name: t(logicMessages).conditionNumber(1) }),
    );
    await choose(
      first.getByRole('button', { name: new RegExp(t(logicMessages).valueFrom) }),
      'Цена',
    );
    const name = rowNamed(canvas, t(logicMessages).conditionNumber(2)).getByRole('textbox', {
      name: t(logicMessages).value,
    });
    await userEvent.type(name, ' "Б"');
    await choose(
      rowNamed(canvas, t(logicMessages).conditionNumber(3)).getByRole('button', {
        name: new RegExp(t(logicMessages).comparison),
      }),
      t(logicMessages).yes,
    );
    await expect(choiceNow()?.condition).toBe('Золото >= Цена and Имя = "Анна \\"Б\\"" and Ключ');
  },
};

/** The same condition as text: coloured, completed, with its mistake under the place; nothing typed is lost. */
export const AsText: Story = {
  render: shown(withCondition('Золото > 3'), ofChoice),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: t(logicMessages).asText }));
    const field = canvas.getByRole('textbox', { name: t(logicMessages).expression });
    await expect(field).toHaveValue('Золото > 3');
    await userEvent.type(field, t({ ru: ' и', en: ' and' }));
    await expect(choiceNow()?.condition).toBe(t({ ru: 'Золото > 3 и', en: 'Золото > 3 and' }));
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(t({ ru: /Знак 13\./, en: /Character 15\./ }));
    await expect(canvas.getByText(t(logicMessages).broken)).toBeVisible();
    await userEvent.type(field, t({ ru: ' не посещали("Погр', en: ' not visited("Погр' }));
    await userEvent.click(await canvas.findByRole('option', { name: /Погреб/ }));
    await userEvent.type(field, ')');
    const words = t({
      ru: 'Золото > 3 и не посещали("cellar")',
      en: 'Золото > 3 and not visited("cellar")',
    });
    await expect(field).toBeValid();
    await expect(choiceNow()?.condition).toBe(words);
    await userEvent.tab();
    await expect(choiceNow()?.condition).toBe('Золото > 3 and not visited("cellar")');
    await expect(field).toHaveValue(words);
    await userEvent.click(canvas.getByRole('switch', { name: t(logicMessages).asText }));
    await expect(
      canvas.getByRole('group', { name: t(logicMessages).conditionNumber(2) }),
    ).toBeVisible();
    taken?.session.undo();
    await expect(choiceNow()?.condition).toBe('Золото > 3');
  },
};

/** What rows cannot show stays text, and the panel says so. */
export const OnlyText: Story = {
  render: shown(withCondition('Золото + Цена > 3'), ofChoice),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('textbox', { name: t(logicMessages).expression }),
    ).toHaveValue('Золото + Цена > 3');
    await expect(canvas.getByRole('switch', { name: t(logicMessages).asText })).toBeDisabled();
    await expect(canvas.getByText(t(logicMessages).notInRows)).toBeVisible();
  },
};

/** A name that no variable has is a mistake; the row keeps it until another is chosen. */
export const UnknownName: Story = {
  render: shown(withCondition('Серебро > 3'), ofChoice),
  play: async ({ canvas }) => {
    const row = within(
      await canvas.findByRole('group', { name: t(logicMessages).conditionNumber(1) }),
    );
    await expect(row.getByText(new RegExp(t(logicMessages).unknownHint))).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: t(logicMessages).asText }));
    await expect(canvas.getByRole('textbox', { name: t(logicMessages).expression })).toBeInvalid();
  },
};

/** A closed choice is hidden, or shown with a reason. */
export const ClosedReason: Story = {
  render: shown(withCondition('Ключ'), ofChoice),
  play: async ({ canvas }) => {
    const reason = await canvas.findByRole('textbox', { name: t(logicMessages).closedReason });
    await userEvent.type(reason, 'Нужен ключ');
    await expect(choiceNow()?.closedReason).toBe('Нужен ключ');
    await userEvent.clear(reason);
    await expect(choiceNow()).not.toHaveProperty('closedReason');
  },
};

/** The condition of a connection of a node without choices. */
export const Way: Story = {
  render: shown(remembering, selectConnection('cellar>end')),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t(logicMessages).addCondition }),
    );
    await expect(
      canvas.getByText(
        t({
          ru: 'Этим путём идут, если Золото больше 0.',
          en: 'Readers take this path if Золото is more than 0.',
        }),
      ),
    ).toBeVisible();
    const { connections } = taken?.session.getState().document ?? {};
    await expect(connections?.at(-1)?.condition).toBe('Золото > 0');
  },
};
