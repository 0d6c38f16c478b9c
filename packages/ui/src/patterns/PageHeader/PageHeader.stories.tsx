import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, RefreshCw } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  tags: ['visual'],
  args: {
    title: 'Управление пользователями',
    description: 'Система работает • Автообновление: 1 мин',
    actions: (
      <>
        <Button icon={Download}>Экспорт CSV</Button>
        <Button icon={RefreshCw}>Обновить</Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Управление пользователями' }),
    ).toBeVisible();
  },
};

export const LongTitle: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    title: 'Сказание о смотрителе маяка, который перепутал берега и тридцать лет светил не туда',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
