import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { textStart } from '../../testing/textPlace.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  parameters: usage({
    when: 'One of two to five answers, all of which should be seen at once.',
    whenNot: 'There are more than about five, or the choice switches what is shown below.',
    instead:
      'Select for many, ComboBox for very many, Tabs for parts of a view, Checkbox for a single yes.',
    anatomy: {
      Label: '[role=radiogroup] > span',
      'Answers with descriptions': '[role=radiogroup] > div',
      Error: '[slot=errorMessage]',
    },
    anatomyOf: 'Invalid',
    keyboard: {
      Tab: 'Moves to the chosen answer, and out of the group.',
      'Arrow keys': 'Choose the next or previous answer.',
    },
    accessibility:
      'A `radiogroup` named by its label; each answer may have a description of its own.',
    do: 'Choose the most usual answer beforehand.',
    dont: 'Offer more than five, or answers that overlap.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Язык интерфейса, panel; English, selected radio button”, then the answer’s description; Down: “Русский, selected radio button”. Left: Down says the words of the answer once more.',
  }),
  args: {
    label: 'Язык интерфейса',
    items: [
      { id: 'ru', label: 'Русский' },
      { id: 'en', label: 'English', description: 'Translated from Russian' },
    ],
    defaultValue: 'ru',
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Русский' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('en');
  },
};

/** The description of an option starts where its words do. */
export const WithDescription: Story = {
  play: async ({ canvas }) => {
    await expect(textStart(canvas.getByText('Translated from Russian'))).toBe(
      textStart(canvas.getByText('English')),
    );
  },
};

export const Horizontal: Story = { args: { orientation: 'horizontal' } };

export const Invalid: Story = { args: { errorMessage: 'Выберите язык' } };

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      items={{
        vertical: <RadioGroup {...args} />,
        horizontal: <RadioGroup {...args} orientation="horizontal" />,
        description: <RadioGroup {...args} description="Меняет слова, не истории" />,
        errorMessage: <RadioGroup {...args} defaultValue={null} errorMessage="Выберите язык" />,
        isDisabled: <RadioGroup {...args} isDisabled />,
        'one disabled': (
          <RadioGroup
            {...args}
            items={[
              { id: 'ru', label: 'Русский' },
              { id: 'en', label: 'English', isDisabled: true },
            ]}
          />
        ),
      }}
    />
  ),
};
