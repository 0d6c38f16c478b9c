import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { completionMessages } from '../../../components/nodeText/messages.ts';
import { selectNodes } from '../../../store/session/selection.ts';
import { nodeMessages } from '../node.messages.ts';
import { PropertiesPanel } from '../PropertiesPanel.tsx';
import { ofChoice, plain, remembering, shown, taken } from './Logic.fixtures.tsx';
import { logicMessages } from './messages.ts';

const meta = {
  title: 'Editor/Logic/Texts',
  component: PropertiesPanel,
  parameters: {
    ...usage({
      when: 'Showing the values of variables in the text of a node.',
      whenNot: 'The whole node is for some readers only.',
      instead: 'Conditions.',
      keyboard: {
        'Arrow keys': 'Walk the suggestions.',
        Enter: 'Takes the one that is marked.',
        Escape: 'Closes them.',
      },
      accessibility: 'The field announces how many suggestions there are, and which one is marked.',
      do: 'Insert a value from the list.',
      dont: 'Leave braces open.',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PropertiesPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

/** In the text of a node a brace offers values and forms; the keys of the list do nothing else. */
export const CompletedText: Story = {
  render: shown(remembering, selectNodes(['cellar'])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t(nodeMessages).edit }));
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox', {
      name: t(logicMessages).literal.text,
    });
    await userEvent.clear(text);
    await userEvent.type(text, 'У вас {{');
    const list = await canvas.findByRole('listbox', { name: t(completionMessages).suggestions });
    await expect(within(list).getAllByRole('option')).toHaveLength(6);
    const active = () => text.getAttribute('aria-activedescendant');
    await expect(active()).toBe(within(list).getAllByRole('option')[0]?.id);
    await expect(text).toHaveAttribute('aria-controls', list.id);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(text).toHaveValue('У вас {Золото}');
    await userEvent.keyboard(t({ ru: ' {{ес{Tab}', en: ' {{if{Tab}' }));
    await expect(text).toHaveValue(t({ ru: 'У вас {Золото} {если ', en: 'У вас {Золото} {if ' }));
    await expect(text).toHaveFocus();
    await userEvent.keyboard('Кл');
    await expect(canvas.getByRole('option', { name: /Ключ/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: t(nodeMessages).save })).toBeVisible();
    await expect(text).toHaveValue(
      t({ ru: 'У вас {Золото} {если Кл', en: 'У вас {Золото} {if Кл' }),
    );
    await userEvent.keyboard('ю{Control>}{Enter}{/Control}');
    await expect(await canvas.findByRole('button', { name: t(nodeMessages).edit })).toBeVisible();
    await expect(taken?.session.getState().document.nodes[1]?.content).toBe(
      t({ ru: 'У вас {Золото} {если Клю', en: 'У вас {Золото} {if Клю' }),
    );
  },
};

/** In a story that remembers nothing a brace is a brace. */
export const PlainBraces: Story = {
  render: shown(plain, selectNodes(['cellar'])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t(nodeMessages).edit }));
    const text = canvas.getByRole('textbox', { name: t(logicMessages).literal.text });
    await userEvent.clear(text);
    await userEvent.type(text, '{{');
    await expect(text).toHaveValue('{');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: t(nodeMessages).edit })).toBeVisible();
  },
};

/** The value of a variable is put at the caret of the text of a node, and of a choice. */
export const InsertedValue: Story = {
  render: shown(remembering, selectNodes(['cellar'])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t(nodeMessages).edit }));
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox', {
      name: t(logicMessages).literal.text,
    });
    await userEvent.clear(text);
    await userEvent.type(text, 'У вас  монет.');
    text.setSelectionRange(6, 6);
    await userEvent.click(canvas.getByRole('button', { name: t(logicMessages).insertValue }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Золото' }));
    await expect(text).toHaveValue('У вас {Золото} монет.');
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text.selectionStart).toBe(14);
    taken?.edits.commitEditing();
    text.blur();
    taken?.edits.select(ofChoice);
    const choice = await canvas.findByRole('textbox', { name: t(nodeMessages).ofChoice.text });
    await userEvent.click(canvas.getByRole('button', { name: t(logicMessages).insertValue }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Имя' }));
    await expect(choice).toHaveValue('Спуститься{Имя}');
  },
};
