import type { Meta, StoryObj } from '@storybook/react-vite';
import { PanelLeft, Settings, Undo2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { buttonSizes } from '../Button/variants.ts';
import { IconButton, iconButtonVariants } from './IconButton.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: Settings, label: 'Настройки', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: 'Настройки' });
    await expect(button).toHaveFocus();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('Настройки');
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

export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <Inline>
      {buttonSizes.flatMap((size) =>
        iconButtonVariants.map((variant) => (
          <IconButton key={size + variant} {...args} size={size} variant={variant} />
        )),
      )}
      <IconButton {...args} isPressed label="Включено" />
      <IconButton {...args} isDisabled label="Недоступно" />
      <IconButton {...args} isPending label="Сохраняем" />
    </Inline>
  ),
};
