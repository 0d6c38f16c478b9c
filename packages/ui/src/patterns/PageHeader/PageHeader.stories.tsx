import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, RefreshCw } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  parameters: usage({
    when: 'The head of a page of the site: its title, a line about it, what can be done with all of it.',
    whenNot: 'It is a part of a page.',
    instead: 'Heading for a part, FormSection for fields, AppBar for the site.',
    anatomy: {
      Title: 'header h1',
      Description: 'h1 + div',
      Actions: 'header > div:last-child',
    },
    keyboard: { Tab: 'Moves through the actions.' },
    accessibility: 'Holds the one `h1` of the page.',
    do: 'Keep one primary action in it.',
    dont: 'Use it for a part of a page.',
  }),
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

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={{
        'description, actions': <PageHeader {...args} />,
        'title alone': <PageHeader title="Мои истории" />,
        'long title': (
          <PageHeader
            title="Сказание о смотрителе маяка, который перепутал берега и тридцать лет светил не туда"
            actions={args.actions}
          />
        ),
      }}
    />
  ),
};
