import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { InEachTheme } from '../../testing/InEachTheme.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Patterns/ErrorState',
  component: ErrorState,
  args: {
    title: 'Ошибка загрузки списка историй',
    text: 'Сервер не ответил. Ваши истории на месте; попробуйте ещё раз через минуту.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Retry: Story = {
  play: async ({ args, canvasElement }) => {
    const error = within(canvasElement).getByRole('alert');
    await userEvent.click(within(error).getByRole('button', { name: 'Попробовать снова' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Themes: Story = {
  tags: ['visual'],
  render: (args) => (
    <InEachTheme>
      <ErrorState {...args} />
    </InEachTheme>
  ),
};
