import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'react-aria-components';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Название', onChange: fn() },
  decorators: [
    (Story) => (
      <Box maxWidth={360}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { description: 'Так историю увидят читатели' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Название' });
    await userEvent.type(input, 'Маяк');
    await expect(args.onChange).toHaveBeenLastCalledWith('Маяк');
    await expect(input).toHaveAccessibleDescription('Так историю увидят читатели');
  },
};

export const WithError: Story = {
  args: { defaultValue: 'Маяк', errorMessage: 'История с таким названием уже есть' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Название' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('История с таким названием уже есть');
  },
};

const onSubmit = fn((event: SubmitEvent) => event.preventDefault());

export const RequiredInForm: Story = {
  args: { type: 'email', label: 'Почта', isRequired: true, name: 'email' },
  render: (args) => (
    <Form onSubmit={(event) => onSubmit(event.nativeEvent as SubmitEvent)}>
      <Stack>
        <TextField {...args} />
        <Button type="submit" variant="primary">
          Войти
        </Button>
      </Stack>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
    const input = canvas.getByRole('textbox', { name: 'Почта' });
    await expect(input).toHaveFocus();
    await expect(canvas.getByText('Заполните это поле')).toBeVisible();
    await userEvent.type(input, 'marina@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Stack>
      <TextField label="С подсказкой" placeholder="Например, Маяк на краю карты" />
      <TextField label="Слова автора" font="reading" defaultValue="У подножия маяка" />
      <TextField label="С ошибкой" defaultValue="марина" errorMessage="Такого адреса нет" />
      <TextField label="Недоступно" isDisabled defaultValue="Узел удалён" />
      <TextField label="Только чтение" isReadOnly defaultValue="marina@example.org" />
      <TextField label="Имя скрыто" hideLabel isRequired defaultValue="Подпись скрыта" />
    </Stack>
  ),
};
