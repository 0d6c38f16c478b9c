import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus, Save } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, namesOf, VariantGrid, VariantTable } from '../../testing/variantGrid.tsx';
import { Button, type ButtonProps } from './Button.tsx';
import { buttonSizes, buttonVariants } from './variants.ts';

const { say, inBothLanguages } = bilingual({
  Сохранить: 'Save',
  'Сначала сохраните историю': 'Save the story first',
  Экспорт: 'Export',
  Узел: 'Node',
});

const meta = {
  ...inBothLanguages,
  title: 'Components/Actions/Button',
  component: Button,
  parameters: usage({
    when: 'Something happens on this page: save, add, send. One `primary` in a view, for what the reader came to do; `secondary` for the rest, `quiet` inside bars and rows, `danger` for what cannot be undone.',
    whenNot:
      'The press leads to another address, or sets a thing on or off that stays so. A button that cannot be used says why in `disabledReason`.',
    instead:
      'LinkButton for an address, ToggleButton or Switch for on and off, IconButton where a bar is too narrow for words, ButtonGroup for several that belong together.',
    anatomy: {
      'Icon, if its meaning is known, or a spinner while it works': 'button svg:first-child',
      Words: 'button > span',
      'Icon at the end': 'button svg:last-child',
    },
    anatomyOf: 'AllParts',
    keyboard: { Tab: 'Moves to the button.', 'Enter or Space': 'Presses it.' },
    accessibility:
      'A native button. While `isPending` it keeps the focus and says that it works; with `disabledReason` it stays focusable and reads the reason.',
    do: 'Begin with a verb and say what happens: “Save”, “Delete the story”. One `primary` in a view.',
    dont: 'Disable a button without `disabledReason`, or lead to another page with it.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Сохранить, push button”. While pending: “Сохранить, Please wait, push button, grayed”. With `disabledReason`: “Экспорт, push button, grayed” and then the reason; Enter says nothing.',
  }),
  args: { children: 'Сохранить', onPress: fn() },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'select', options: buttonSizes },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary', icon: Save },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: say('Сохранить') });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Pending: Story = {
  args: { variant: 'primary', isPending: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    button.focus();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName(expect.stringContaining(say('Сохранить')));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const UnavailableWithReason: Story = {
  args: { variant: 'primary', disabledReason: 'Сначала сохраните историю', children: 'Экспорт' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: say('Экспорт') });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(
      expect.stringContaining(say('Сначала сохраните историю')),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button).toBeDisabled();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** An icon on both sides of the words. */
export const AllParts: Story = { args: { icon: Save, iconEnd: ArrowRight } };

const states: Record<string, Partial<ButtonProps>> = {
  plain: {},
  icon: { icon: Plus },
  iconEnd: { iconEnd: ArrowRight },
  isDisabled: { isDisabled: true },
  disabledReason: { disabledReason: 'Сначала сохраните историю' },
  isPending: { isPending: true },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      layout="stacked"
      items={eachOf(buttonSizes, (size) => (
        <VariantTable rows={buttonVariants} columns={namesOf(states)}>
          {(variant, state) => (
            <Button variant={variant} size={size} {...say(states)[state]}>
              {say('Узел')}
            </Button>
          )}
        </VariantTable>
      ))}
    />
  ),
};
