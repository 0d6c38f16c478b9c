import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FilterBar } from './FilterBar.tsx';

const meta = {
  title: 'Patterns/FilterBar',
  component: FilterBar,
  tags: ['visual'],
  args: {
    label: 'Поиск пользователей',
    onSubmit: fn(),
    search: <TextField label="Email или имя пользователя" />,
    actions: (
      <>
        <Button type="submit" variant="primary">
          Найти
        </Button>
        <Button variant="quiet">Сбросить</Button>
      </>
    ),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EnterSubmits: Story = {
  play: async ({ args, canvasElement }) => {
    const search = within(within(canvasElement).getByRole('search'));
    await userEvent.type(search.getByRole('textbox'), 'marina{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ButtonSubmits: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
