import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Patterns/EmptyState',
  component: EmptyState,
  parameters: usage({
    when: 'A place that holds nothing yet, or a search that found nothing: what the place is for and the one action to start.',
    whenNot: 'Something failed, or it is still coming.',
    instead: 'ErrorState for a failure, Skeleton for what is coming.',
    anatomy: {
      Icon: 'div:has(> h2) > svg',
      Title: 'h2',
      Text: 'h2 + p',
      Action: 'div:has(> h2) button',
    },
    keyboard: { Tab: 'Moves to the action.', Enter: 'Starts it.' },
    accessibility: 'A heading of the level given, text and an action; the icon is hidden.',
    do: 'Say what the place is for and offer the first step.',
    dont: 'Write «Нет данных».',
  }),
  args: {
    icon: BookOpen,
    title: 'Здесь будут ваши истории',
    text: 'История — это узлы и развилки между ними. Начните с одного узла, остальное вырастет.',
    action: <Button variant="primary">Создать историю</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Здесь будут');
    await expect(canvas.getByRole('button', { name: 'Создать историю' })).toBeEnabled();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={{
        'icon, text, action': <EmptyState {...args} />,
        'without action': <EmptyState {...args} action={undefined} />,
        'title alone': <EmptyState title="Ничего не нашлось" />,
      }}
    />
  ),
};
