import type { Meta, StoryObj } from '@storybook/react-vite';
import { PanelLeft, Settings, Undo2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, namesOf, VariantGrid, VariantTable } from '../../testing/variantGrid.tsx';
import { buttonSizes } from '../Button/variants.ts';
import type { IconButtonProps } from './IconButton.tsx';
import { IconButton, iconButtonVariants } from './IconButton.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  parameters: usage({
    when: 'A command in a bar, a row or the corner of a card, where its icon is known to everyone: undo, close, delete. The label is required: it is the name for screen readers and the tooltip.',
    whenNot: 'The command is rare, or its icon needs explaining, or there is room for a word.',
    instead:
      'Button with an icon and a word, ToggleButton for a thing that stays on, Menu for many commands in one place.',
    keyboard: { Tab: 'Moves to the button.', 'Enter or Space': 'Presses it.' },
    accessibility:
      '`label` is its name and its tooltip. A press target is at least 24 px, 44 px for a finger.',
    do: 'Use icons that everyone knows, and the same icon for the same action.',
    dont: 'Use an icon alone for a rare action.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Отменить, push button, grayed”, then the reason once. Found: a name was spoken again as the description and as the tooltip; the tooltip is now hidden from screen readers.',
  }),
  args: { icon: Settings, label: 'Настройки', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: 'Настройки' });
    await expect(button).toHaveFocus();
    // Seen, and not spoken: the name says the same.
    const tooltip = await within(document.body).findByRole('tooltip', { hidden: true });
    await expect(tooltip).toHaveTextContent('Настройки');
    await expect(tooltip).toHaveAttribute('aria-hidden', 'true');
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Pressed: Story = {
  args: { icon: PanelLeft, label: 'Панель инструментов', isPressed: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Панель инструментов' });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const UnavailableWithReason: Story = {
  args: { icon: Undo2, label: 'Отменить', disabledReason: 'Отменять пока нечего' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Отменить' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription(/Отменять пока нечего/);
  },
};

const states: Record<string, Partial<IconButtonProps>> = {
  plain: {},
  isPressed: { isPressed: true },
  isDisabled: { isDisabled: true },
  disabledReason: { disabledReason: 'Отменять пока нечего' },
  isPending: { isPending: true },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={eachOf(buttonSizes, (size) => (
        <VariantTable rows={iconButtonVariants} columns={namesOf(states)}>
          {(variant, state) => (
            <IconButton {...args} size={size} variant={variant} {...states[state]} />
          )}
        </VariantTable>
      ))}
    />
  ),
};
