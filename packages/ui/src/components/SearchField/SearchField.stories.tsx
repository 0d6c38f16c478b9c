import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: {
    label: 'Поиск пользователей',
    placeholder: 'Email или имя пользователя',
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SubmitsAndClears: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('searchbox', { name: 'Поиск пользователей' });
    await userEvent.type(input, 'marina{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('marina');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
  },
};
