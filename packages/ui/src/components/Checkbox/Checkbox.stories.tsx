import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { textStart } from '../../testing/textPlace.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, namesOf, VariantGrid } from '../../testing/variantGrid.tsx';
import type { CheckboxProps } from './Checkbox.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  parameters: usage({
    when: 'A yes that is saved or sent with a form: agreement, “remember me”, several of a list. Its words may hold a link.',
    whenNot: 'It takes effect at once, or one of several must be chosen.',
    instead:
      'Switch for what takes effect at once, RadioGroup for one of several, ToggleButton in a bar.',
    keyboard: { Tab: 'Moves to the box.', Space: 'Checks or clears it.' },
    accessibility:
      'A native checkbox; its words are its name, `description` and `errorMessage` describe it.',
    do: 'Word it so that a tick means yes: “Show in the catalogue”.',
    dont: 'Use a negative (“Do not show”), or make it act at once.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Запомнить меня, check box, not checked; На этом устройстве”; Space says “checked”.',
  }),
  args: { children: 'Запомнить меня', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Запомнить меня'));
    await expect(canvas.getByRole('checkbox', { name: 'Запомнить меня' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

/** The description starts where the words do. */
export const WithDescription: Story = {
  args: { children: 'Запомнить меня', description: 'На этом устройстве' },
  play: async ({ canvas }) => {
    await expect(textStart(canvas.getByText('На этом устройстве'))).toBe(
      textStart(canvas.getByText('Запомнить меня')),
    );
  },
};

const states: Record<string, Partial<CheckboxProps>> = {
  off: {},
  on: { defaultSelected: true },
  isIndeterminate: { isIndeterminate: true },
  description: { description: 'На этом устройстве' },
  errorMessage: { errorMessage: 'Без согласия не получится создать аккаунт' },
  isDisabled: { isDisabled: true },
  'isDisabled, on': { isDisabled: true, defaultSelected: true },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      items={eachOf(namesOf(states), (state) => (
        <Checkbox {...states[state]}>Запомнить меня</Checkbox>
      ))}
    />
  ),
};
