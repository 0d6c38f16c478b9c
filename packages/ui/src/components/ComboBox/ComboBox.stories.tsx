import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { bilingual } from '../../testing/bilingual.tsx';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { comboBoxMessages } from './ComboBox.messages.ts';
import { ComboBox } from './ComboBox.tsx';

const { say, inBothLanguages } = bilingual({
  Начало: 'Beginning',
  Берег: 'Shore',
  Маяк: 'Lighthouse',
  'Лестница маяка': 'Lighthouse stairs',
  'Комната смотрителя, в которой давно никто не живёт, хотя лампа ещё тёплая':
    'The keeper’s room, where nobody has lived for years, though the lamp is still warm',
  Конец: 'The end',
  'Куда ведёт': 'Leads to',
  маяк: 'lighthouse',
  дракон: 'dragon',
  Метка: 'Tag',
  туман: 'fog',
  'Узел, который откроется': 'The node that opens',
  Открыт: 'Open',
  'Название узла': 'Name of a node',
  'Выберите узел': 'Choose a node',
});

const nodes = [
  { id: 'start', label: 'Начало' },
  { id: 'shore', label: 'Берег' },
  { id: 'lighthouse', label: 'Маяк' },
  { id: 'stairs', label: 'Лестница маяка' },
  {
    id: 'long',
    label: 'Комната смотрителя, в которой давно никто не живёт, хотя лампа ещё тёплая',
  },
  { id: 'end', label: 'Конец', isDisabled: true },
] as const;

const meta = {
  ...inBothLanguages,
  title: 'Components/Forms/ComboBox',
  component: ComboBox,
  parameters: usage({
    when: 'One choice out of ten or more is found by writing a part of its name: a node to link to, a tag. With `allowsCustomValue` words that are no option stay too.',
    whenNot:
      'There are a few options, two or three that deserve to be seen at once, or the search goes over the server.',
    instead: 'Select for a few, RadioGroup for two or three, SearchField with results of its own.',
    anatomy: {
      Label: '[data-open] > label',
      Field: '[data-open] [role=combobox]',
      'Button that opens the list': '[data-open] [role=group] > button',
      'Description or error': '[slot=description]',
      List: '[role=listbox]',
    },
    anatomyOf: 'AllParts',
    keyboard: {
      Tab: 'Moves to the field.',
      Letters: 'Narrow the list down.',
      'Arrow up and down': 'Move through the list.',
      Enter: 'Takes the option.',
      Escape: 'Closes the list.',
    },
    accessibility: 'A `combobox` with a `listbox`; the number of options found is announced.',
    do: 'Let the words of an option begin with what people would write.',
    dont: 'Use it for fewer than ten options.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Куда ведёт, editable combo box, opens listbox”; Down says the list with its 6 items, the option and “6 options available”; Enter says the value. Where nothing fits: “0 options available”. Left: the value is spoken again when it is chosen.',
  }),
  args: { label: 'Куда ведёт', items: nodes, onChange: fn(), onInputChange: fn() },
} satisfies Meta<typeof ComboBox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Written words narrow the list; arrows and Enter choose. */
export const WithKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: say('Куда ведёт') });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard(say('маяк'));
    const list = await screen.findByRole('listbox');
    await expect(within(list).getAllByRole('option')).toHaveLength(2);
    const [, stairs] = within(list).getAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', stairs?.id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('stairs');
    await expect(input).toHaveValue(say('Лестница маяка'));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const WithPointer: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: say('Берег') }));
    await expect(args.onChange).toHaveBeenLastCalledWith('shore');
    await expect(within(canvasElement).getByRole('combobox')).toHaveValue(say('Берег'));
  },
};

/** Escape closes the list and leaves the choice as it was. */
export const EscapeKeeps: Story = {
  args: { defaultValue: 'shore' },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(input).toHaveValue(say('Берег'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Open: Story = {
  args: { defaultValue: 'lighthouse' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await expect(screen.getAllByRole('option')).toHaveLength(6);
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), say('дракон'));
    await waitFor(() => expect(screen.getByText(t(comboBoxMessages).nothing)).toBeVisible());
  },
};

/** Words of one's own stay where they are allowed. */
export const CustomWords: Story = {
  args: { label: 'Метка', allowsCustomValue: true },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: say('Метка') });
    await userEvent.type(input, say('туман'));
    await userEvent.tab();
    await expect(input).toHaveValue(say('туман'));
    await expect(args.onInputChange).toHaveBeenLastCalledWith(say('туман'));
  },
};

/** Disabled, with a description; and open. */
export const AllParts: Story = {
  render: (args) => (
    <Inline gap="6" align="start" wrap>
      <ComboBox {...args} description={say('Узел, который откроется')} isDisabled />
      <ComboBox {...args} label={say('Открыт')} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [, opener] = canvas.getAllByRole('button');
    if (opener) await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      items={{
        empty: <ComboBox {...args} placeholder={say('Название узла')} />,
        value: <ComboBox {...args} defaultValue="lighthouse" />,
        'long value': <ComboBox {...args} defaultValue="long" />,
        required: <ComboBox {...args} isRequired description={say('Узел, который откроется')} />,
        errorMessage: <ComboBox {...args} errorMessage={say('Выберите узел')} />,
        isDisabled: <ComboBox {...args} defaultValue="shore" isDisabled />,
        isReadOnly: <ComboBox {...args} defaultValue="shore" isReadOnly />,
      }}
    />
  ),
};
