import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { Box } from '../../primitives/Box/Box.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { CommandPalette } from './CommandPalette.tsx';

type Deed = { id: string; name: string; keys?: string };

const nodes: Deed[] = [
  { id: 'lamp', name: 'Фонарная комната' },
  { id: 'pier', name: 'Причал, к которому никто не приходит с тех пор, как погас маяк' },
];
const commands: Deed[] = [
  { id: 'save', name: 'Сохранить версию', keys: 'Ctrl+S' },
  { id: 'check', name: 'Проверить историю' },
];

const act = fn<(id: string) => void>();

function Palette({ start = '' }: { start?: string }) {
  const [text, setText] = useState(start);
  const fits = ({ name }: Deed) => name.toLowerCase().includes(text.toLowerCase());
  return (
    <Box width={480} maxWidth="100%">
      <CommandPalette
        label="Что найти или сделать"
        placeholder="Узел или команда"
        value={text}
        onChange={setText}
        sections={[
          { id: 'nodes', title: 'Узлы', items: nodes.filter(fits) },
          { id: 'commands', title: 'Команды', items: commands.filter(fits) },
        ]}
        keyOf={({ id }) => id}
        renderItem={({ name, keys }) => (
          <>
            <span style={{ flex: 1 }}>{name}</span>
            {keys && <Kbd>{keys}</Kbd>}
          </>
        )}
        onAction={({ id }) => act(id)}
        emptyText="Ничего не нашлось. Попробуйте другое слово."
      />
    </Box>
  );
}

const meta = {
  title: 'Patterns/CommandPalette',
  component: Palette,
  subcomponents: { CommandPalette },
  parameters: usage({
    when: 'Everything that can be found or done, in one list behind one shortcut, in a Dialog.',
    whenNot: 'One value of many is chosen in a form, or there are few commands.',
    instead: 'ComboBox for a value, Menu for a few commands.',
    anatomy: {
      Field: '[role=combobox]',
      Sections: '[role=listbox] > [role=group]',
      'Rows, or the words where nothing fits': '[role=option]',
    },
    keyboard: {
      'Arrow up and down': 'Move through the rows, round the ends.',
      'Page up and down': 'Move by eight rows.',
      Enter: 'Carries the row out.',
    },
    accessibility:
      'A `combobox` whose list names its active row; sections are groups with names. That nothing fits is announced.',
    do: 'Show first what was used last.',
    dont: 'Make it the only way to a command.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “editable combo box, opens listbox”, “Results, list box; Узлы, panel; Фонарная комната”; Down says the command with its keys, and the group when it changes.',
  }),
} satisfies Meta<typeof Palette>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first row that fits is active at once; the arrows go on over the sections. */
export const WithKeyboard: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Что найти или сделать' });
    await userEvent.type(field, '{ArrowDown}{ArrowDown}');
    const save = canvas.getByRole('option', { name: /Сохранить версию/ });
    await expect(save).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', save.id);
    await userEvent.keyboard('{Enter}');
    await expect(act).toHaveBeenLastCalledWith('save');
    await userEvent.type(field, 'фонар{Enter}');
    await expect(act).toHaveBeenLastCalledWith('lamp');
  },
};

export const WithPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('option', { name: 'Проверить историю' }));
    await expect(act).toHaveBeenLastCalledWith('check');
  },
};

export const Nothing: Story = {
  args: { start: 'щщщ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ничего не нашлось');
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => <VariantGrid layout="stacked" items={{ 'first row active': <Palette /> }} />,
};
