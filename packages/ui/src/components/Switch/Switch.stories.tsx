import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { textStart } from '../../testing/textPlace.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, namesOf, VariantGrid } from '../../testing/variantGrid.tsx';
import type { SwitchProps } from './Switch.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  parameters: usage({
    when: 'A setting that is on or off and takes effect as soon as it is pressed.',
    whenNot: 'It is sent with a form, or it changes a view and not a setting.',
    instead: 'Checkbox in a form, ToggleButton in a bar.',
    keyboard: { Tab: 'Moves to the switch.', Space: 'Turns it.' },
    accessibility: 'A `switch` with `aria-checked`; its words are its name.',
    do: 'Take effect at once, and say so if it fails.',
    dont: 'Use it in a form with a save button.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Публичная история, switch on; Её увидит каждый, кто откроет список историй”; Space says “off”, then “on”.',
  }),
  args: { children: 'Публичная история', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { description: 'Её увидит каждый, кто откроет список историй' },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Публичная история' });
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

/** Its words switch it too. */
export const SwitchedByItsWords: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('switch', { name: 'Публичная история' });
    await userEvent.click(canvas.getByText('Публичная история'));
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

/** The description starts where the words do. */
export const WithDescription: Story = {
  args: { children: 'Публичная история', description: 'Её увидит каждый' },
  play: async ({ canvas }) => {
    await expect(textStart(canvas.getByText('Её увидит каждый'))).toBe(
      textStart(canvas.getByText('Публичная история')),
    );
  },
};

const states: Record<string, Partial<SwitchProps>> = {
  off: {},
  on: { defaultSelected: true },
  description: { description: 'Её увидит каждый, кто откроет список историй' },
  isDisabled: { isDisabled: true },
  'isDisabled, on': { isDisabled: true, defaultSelected: true },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      items={eachOf(namesOf(states), (state) => (
        <Switch {...states[state]}>Публичная история</Switch>
      ))}
    />
  ),
};
