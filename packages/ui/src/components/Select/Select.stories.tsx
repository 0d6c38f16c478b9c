import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe, Lock } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { bilingual } from '../../testing/bilingual.tsx';
import { picturedWhole, usage } from '../../testing/usage.ts';
import { eachOf, namesOf, VariantGrid } from '../../testing/variantGrid.tsx';
import type { SelectProps } from './Select.tsx';
import { Select } from './Select.tsx';

const { say, inBothLanguages } = bilingual({
  все: 'all',
  Активный: 'Active',
  Заблокирован: 'Blocked',
  Ожидает: 'Pending',
  Статус: 'Status',
  'Её меняет администратор': 'An administrator changes it',
  Открыт: 'Open',
  Публичная: 'Public',
  Приватная: 'Private',
  'Выберите статус': 'Choose a status',
});

const statuses = [
  { id: 'all', label: 'все' },
  { id: 'Active', label: 'Активный' },
  { id: 'Suspended', label: 'Заблокирован' },
  { id: 'Pending', label: 'Ожидает' },
] as const;

const meta = {
  ...inBothLanguages,
  title: 'Components/Forms/Select',
  component: Select,
  parameters: usage({
    when: 'One of about five to fifteen known answers, in a form or a row of filters.',
    whenNot:
      'All answers should be seen at once; there are too many to look through; the choice is a command.',
    instead: 'RadioGroup for few, ComboBox for many, Menu for commands.',
    anatomy: {
      Label: 'div:has(> button[aria-haspopup]) > span',
      'Button with the value': 'button[aria-haspopup]',
      'Description or error': '[slot=description]',
      List: '[role=listbox]',
    },
    anatomyOf: 'AllParts',
    keyboard: {
      'Enter, Space or Arrow keys': 'Open the list.',
      Letters: 'Jump to the option that begins with them.',
      Enter: 'Takes the option.',
      Escape: 'Closes the list without a change.',
    },
    accessibility: 'A button with a `listbox`; label, value and error are read together.',
    do: 'Order the options as people think of them.',
    dont: 'Use it for two answers.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Статус все Статус, collapsed, push button, opens listbox”; in the list each option with “not selected”; Enter goes back to the button with the new value. Left: opening says nothing until an arrow is pressed; the label is said twice, before and after the value.',
  }),
  args: { label: 'Статус', items: statuses, defaultValue: 'all', onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesWithKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: new RegExp(say('Статус')) });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const list = await within(document.body).findByRole('listbox');
    await waitFor(() =>
      expect(within(list).getByRole('option', { name: say('все') })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('Active');
    await expect(button).toHaveTextContent(say('Активный'));
  },
};

export const Open: Story = {
  args: { isLabelInside: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: new RegExp(say('Статус')) });
    await userEvent.click(button);
    const list = await within(document.body).findByRole('listbox');
    await waitFor(() => expect(list).toBeVisible());
  },
};

/** At rest, with a description; and open. */
export const AllParts: Story = {
  render: (args) => (
    <Inline gap="6" align="start" wrap>
      <Select {...args} description={say('Её меняет администратор')} />
      <Select {...args} label={say('Открыт')} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [, opener] = canvas.getAllByRole('button');
    if (opener) await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

const states: Record<string, Partial<SelectProps<string>>> = {
  empty: { defaultValue: undefined },
  chosen: {},
  isLabelInside: { isLabelInside: true },
  hideLabel: { hideLabel: true },
  icons: {
    items: [
      { id: 'public', label: 'Публичная', icon: Globe },
      { id: 'private', label: 'Приватная', icon: Lock },
    ],
    defaultValue: 'private',
  },
  description: { description: 'Её меняет администратор' },
  errorMessage: { defaultValue: undefined, errorMessage: 'Выберите статус' },
  isDisabled: { isDisabled: true },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: picturedWhole,
  render: () => (
    <VariantGrid
      items={{
        ...eachOf(namesOf(states), (state) => (
          <Select<string>
            label={say('Статус')}
            items={say(statuses)}
            defaultValue="Active"
            {...say(states)[state]}
          />
        )),
        open: (
          <Select<string>
            label={say('Открыт')}
            items={say(statuses)}
            defaultValue="Active"
            defaultOpen
          />
        ),
      }}
    />
  ),
};
