import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid2x2, List } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, namesOf, VariantGrid, VariantTable } from '../../testing/variantGrid.tsx';
import { buttonSizes } from '../Button/variants.ts';
import type { ToggleButtonProps } from './ToggleButton.tsx';
import { ToggleButton } from './ToggleButton.tsx';

const meta = {
  title: 'Components/Actions/ToggleButton',
  component: ToggleButton,
  parameters: usage({
    when: 'A thing of this view that is on or off and takes effect at once: grid or list, a panel open or shut, bold text.',
    whenNot:
      'It is a setting that is saved with a form, or one of several answers of which one must be chosen.',
    instead:
      'Switch for a setting, RadioGroup or Tabs for one of several, Checkbox for an agreement.',
    keyboard: { Tab: 'Moves to the button.', 'Enter or Space': 'Presses it.' },
    accessibility: 'A button with `aria-pressed`; its name stays the same in both states.',
    do: 'Name the thing that is on: “Grid”.',
    dont: 'Change the words when it is pressed: then nobody knows which state is meant.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Сеткой, toggle button, not pressed”; Space says “pressed” and “not pressed”.',
  }),
  args: { icon: Grid2x2, children: 'Сеткой', onChange: fn() },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithWords: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Сеткой' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

/** Looks neither enabled nor off. */
export const DisabledAndOn: Story = {
  render: () => (
    <>
      <ToggleButton isDisabled>Выключена</ToggleButton>
      <ToggleButton defaultSelected>Включена</ToggleButton>
      <ToggleButton isDisabled defaultSelected>
        Обе
      </ToggleButton>
    </>
  ),
  play: async ({ canvas }) => {
    const look = (name: string) => getComputedStyle(canvas.getByRole('button', { name }));
    const both = look('Обе');
    await expect(both.color).toBe(look('Выключена').color);
    await expect(both.color).not.toBe(look('Включена').color);
    await expect(both.backgroundColor).not.toBe(look('Выключена').backgroundColor);
    await expect(both.backgroundColor).not.toBe(look('Включена').backgroundColor);
  },
};

const states: Record<string, Partial<ToggleButtonProps>> = {
  off: {},
  on: { defaultSelected: true },
  isDisabled: { isDisabled: true },
  'isDisabled, on': { isDisabled: true, defaultSelected: true },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      layout="stacked"
      items={eachOf(buttonSizes, (size) => (
        <VariantTable rows={['quiet', 'secondary'] as const} columns={namesOf(states)}>
          {(variant, state) => (
            <>
              <ToggleButton size={size} variant={variant} {...states[state]}>
                Авто
              </ToggleButton>
              <ToggleButton
                size={size}
                variant={variant}
                icon={List}
                label="Списком"
                {...states[state]}
              />
            </>
          )}
        </VariantTable>
      ))}
    />
  ),
};
