import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, namesOf, VariantGrid } from '../../testing/variantGrid.tsx';
import type { SearchFieldProps } from './SearchField.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/Forms/SearchField',
  component: SearchField,
  parameters: usage({
    when: 'Words that narrow a list or a map down. Enter searches, Escape and the cross clear.',
    whenNot: 'The words are saved, or one of a few known answers is picked.',
    instead:
      'TextField for what is saved, ComboBox for picking by name, Select for a filter of few values, FilterBar for the row it stands in.',
    keyboard: { Enter: 'Searches.', Escape: 'Clears it.' },
    accessibility:
      'A `searchbox`; the cross is named and can be reached by touch. Announce the number of results with LiveSearch.',
    do: 'Say in the label what is searched.',
    dont: 'Use the placeholder as the label.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Поиск пользователей, entry”, with the placeholder. Left: Escape clears the field without a word.',
  }),
  args: {
    label: 'Поиск пользователей',
    placeholder: 'Email или имя пользователя',
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SubmitsAndClears: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('searchbox', { name: 'Поиск пользователей' });
    await userEvent.type(input, 'marina{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('marina');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
  },
};

/** Without a text, the placeholder has the place of the cross as well. */
export const RoomForThePlaceholder: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox');
    const { clientWidth: width } = input;
    const height = input.parentElement?.clientHeight;
    await userEvent.type(input, 'm');
    await expect(input.clientWidth).toBeLessThan(width);
    await expect(input.parentElement?.clientHeight).toBe(height);
  },
};

const states: Record<string, Partial<SearchFieldProps>> = {
  empty: {},
  filled: { defaultValue: 'marina' },
  hideLabel: { hideLabel: true },
  isDisabled: { isDisabled: true },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      items={eachOf(namesOf(states), (state) => <SearchField {...args} {...states[state]} />)}
    />
  ),
};
