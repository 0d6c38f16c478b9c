import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { selectNodes } from '../../../store/session/selection.ts';
import { expectTypedIsKept } from '../../../testing/expectTypedIsKept.ts';
import { PropertiesPanel } from '../PropertiesPanel.tsx';
import {
  choose,
  ofChoice,
  remembering,
  rowNamed,
  shown,
  taken,
  undoAll,
  withCondition,
  withEffects,
} from './Logic.fixtures.tsx';
import { logicMessages } from './messages.ts';

const meta = {
  title: 'Editor/Logic/Effects',
  component: PropertiesPanel,
  parameters: {
    ...usage({
      when: 'Changing variables, and asking readers, where they enter a node or take a choice.',
      whenNot: 'A connection is open to some readers only.',
      instead: 'Conditions.',
      keyboard: { Tab: 'Moves between the fields of an effect.' },
      accessibility: 'Each effect is a group that is named after what it does.',
      do: 'Give the reader a question with limits.',
      dont: 'Compute in many effects what one can.',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PropertiesPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

const effectsNow = () => taken?.session.getState().document.nodes[1]?.effects;

/** Effects are added, changed, ordered and removed; each reads as a sentence. */
export const Effects: Story = {
  render: shown(remembering, selectNodes(['cellar'])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t(logicMessages).addEffect }));
    const first = rowNamed(canvas, t(logicMessages).effectNumber(1));
    const value = first.getByRole('textbox', { name: t(logicMessages).value });
    await userEvent.clear(value);
    await userEvent.type(value, '2');
    await expect(canvas.getByText('+2 Золото')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: t(logicMessages).addEffect }));
    const second = rowNamed(canvas, t(logicMessages).effectNumber(2));
    await choose(
      second.getByRole('button', { name: new RegExp(t(logicMessages).variable) }),
      'Ключ',
    );
    await choose(
      second.getByRole('button', { name: t({ ru: /Действие/, en: /Action\b/ }) }),
      t(logicMessages).kinds.toggle,
    );
    await expect(
      canvas.getByText(t({ ru: 'Ключ: наоборот', en: 'Ключ: the opposite' })),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', {
        name: t(logicMessages).actions(t(logicMessages).effectNumber(2)),
      }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: t(logicMessages).moveUp }));
    await expect(effectsNow()).toEqual([
      { kind: 'toggle', variable: 'Ключ' },
      { kind: 'add', variable: 'Золото', value: '2' },
    ]);
    await userEvent.click(
      canvas.getByRole('button', {
        name: t(logicMessages).actions(t(logicMessages).effectNumber(1)),
      }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: t(logicMessages).remove }));
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
    const told = await canvas.findByRole('switch', { name: t(logicMessages).isShown });
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
    const row = rowNamed(canvas, t(logicMessages).effectNumber(1));
    await choose(
      row.getByRole('button', { name: t({ ru: /Действие/, en: /Action\b/ }) }),
      t(logicMessages).kinds.ask,
    );
    await expect(canvas.queryByRole('switch', { name: t(logicMessages).isShown })).toBeNull();
  },
};

/** All variables are one press away from where they are used. */
export const AllVariables: Story = {
  render: shown(remembering, ofChoice),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t(logicMessages).allVariables }),
    );
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
    const row = within(
      await canvas.findByRole('group', { name: t(logicMessages).effectNumber(1) }),
    );
    await choose(
      row.getByRole('button', { name: t({ ru: /Действие/, en: /Action\b/ }) }),
      t(logicMessages).kinds.ask,
    );
    await userEvent.type(
      row.getByRole('textbox', { name: t(logicMessages).question }),
      'Как вас зовут?',
    );
    await userEvent.type(row.getByRole('textbox', { name: t(logicMessages).maximum.text }), '20');
    await expect(effectsNow()).toEqual([
      { kind: 'ask', variable: 'Имя', question: 'Как вас зовут?', maximum: 20 },
    ]);
    await userEvent.clear(row.getByRole('textbox', { name: t(logicMessages).maximum.text }));
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
    const row = within(
      await canvas.findByRole('group', { name: t(logicMessages).effectNumber(1) }),
    );
    const field = row.getByRole('textbox', { name: t(logicMessages).expression });
    await expect(field).toHaveValue(t({ ru: 'случайно(1, 6)', en: 'random(1, 6)' }));
    await userEvent.type(field, ' + Це');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(effectsNow()?.[0]?.value).toBe('random(1, 6) + Цена');
    await expect(canvas.getByText(t(logicMessages).unknownAction('shuffle'))).toBeVisible();
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
    await canvas.findByRole('group', { name: t(logicMessages).conditionNumber(1) });
    await expectTypedIsKept(canvas, taken, 3);
    await userEvent.click(canvas.getByRole('switch', { name: t(logicMessages).asText }));
    await expectTypedIsKept(canvas, taken, 3);
    taken?.edits.select(selectNodes(['cellar']));
    await canvas.findByRole('group', { name: t(logicMessages).effectNumber(3) });
    await expectTypedIsKept(canvas, taken, 9);
  },
};
