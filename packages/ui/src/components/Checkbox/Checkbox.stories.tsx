import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Link } from '../Link/Link.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
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

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap="2">
      <Checkbox>Не отмечено</Checkbox>
      <Checkbox defaultSelected>Отмечено</Checkbox>
      <Checkbox isIndeterminate>Частично</Checkbox>
      <Checkbox isDisabled>Недоступно</Checkbox>
      <Checkbox isDisabled defaultSelected>
        Недоступно и отмечено
      </Checkbox>
      <Checkbox errorMessage="Без согласия не получится создать аккаунт">
        Я принимаю <Link href="#terms">условия</Link>
      </Checkbox>
    </Stack>
  ),
};
