import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FormSection } from './FormSection.tsx';

const meta = {
  title: 'Patterns/FormSection',
  component: FormSection,
  tags: ['visual'],
  args: {
    title: 'Личные данные',
    description: 'Отображаемое имя видят читатели ваших публичных историй.',
    children: (
      <>
        <TextField label="Имя пользователя" defaultValue="marina_v" />
        <TextField label="Отображаемое имя" defaultValue="Марина" />
      </>
    ),
    actions: <Button variant="primary">Сохранить</Button>,
  },
} satisfies Meta<typeof FormSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'Личные данные' });
    await expect(within(section).getAllByRole('textbox')).toHaveLength(2);
  },
};
