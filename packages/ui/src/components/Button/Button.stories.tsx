import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus, Save } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from './Button.tsx';
import { buttonSizes, buttonVariants } from './variants.ts';

const meta = {
  title: 'Components/Button',
  component: Button,
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
    const button = within(canvasElement).getByRole('button', { name: 'Сохранить' });
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
    await expect(button).toHaveAccessibleName(/Сохранить/);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const UnavailableWithReason: Story = {
  args: { variant: 'primary', disabledReason: 'Сначала сохраните историю', children: 'Экспорт' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Экспорт' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/Сначала сохраните историю/);
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

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap="5">
      {buttonSizes.map((size) => (
        <Inline key={size}>
          {buttonVariants.map((variant) => (
            <Button key={variant} size={size} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button size={size} icon={Plus}>
            Добавить узел
          </Button>
          <Button size={size} variant="quiet" iconEnd={ArrowRight}>
            Дальше
          </Button>
          <Button size={size} variant="primary" isDisabled>
            Недоступно
          </Button>
          <Button size={size} isDisabled>
            Недоступно
          </Button>
          <Button size={size} variant="primary" isPending>
            Сохраняем
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};
