import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, namesOf, VariantGrid } from '../../testing/variantGrid.tsx';
import type { NumberFieldProps } from './NumberField.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Components/Forms/NumberField',
  component: NumberField,
  parameters: usage({
    when: 'A number that is known exactly and may be typed: a coordinate, seconds, a limit. Arrow keys step by `step`.',
    whenNot:
      'The number is only felt (louder, quieter), or it is digits that are not a quantity: a code, a telephone.',
    instead: 'Slider for a felt amount, TextField for digits that are a name.',
    anatomy: {
      Label: 'label',
      Field: '[role=group] > input',
      'Two step buttons': '[role=group] > span',
      'Description or error': '[slot=description]',
    },
    anatomyOf: 'Described',
    keyboard: {
      'Arrow up and down': 'Change it by a step.',
      'Page Up and Page Down': 'Change it by a larger step.',
      'Home and End': 'Go to the least and the greatest value.',
    },
    accessibility:
      'A `spinbutton` in a labelled group; numbers are read in the language of the page.',
    do: 'Give `minValue`, `maxValue` and the unit in the label.',
    dont: 'Use it for codes and telephone numbers.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “X, Number field, 705 selected”; Up says “720”, “735”.',
  }),
  args: { label: 'X', defaultValue: 700, step: 15, onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'X' });
    await userEvent.clear(input);
    await userEvent.type(input, '300');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(300);
    input.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(315);
  },
};

export const Described: Story = { args: { defaultValue: 3, description: 'В секундах' } };

const states: Record<string, Partial<NumberFieldProps>> = {
  empty: { defaultValue: undefined },
  filled: { defaultValue: 700 },
  description: { defaultValue: 3, description: 'В секундах' },
  errorMessage: { defaultValue: 0, errorMessage: 'Не меньше 1' },
  isDisabled: { defaultValue: 200, isDisabled: true },
  isReadOnly: { defaultValue: 200, isReadOnly: true },
  hideLabel: { defaultValue: 200, hideLabel: true },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      items={eachOf(namesOf(states), (state) => <NumberField label="X" {...states[state]} />)}
    />
  ),
};
