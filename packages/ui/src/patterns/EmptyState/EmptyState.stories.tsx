import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { InEachTheme } from '../../testing/InEachTheme.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Patterns/EmptyState',
  component: EmptyState,
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

export const Themes: Story = {
  tags: ['visual'],
  render: (args) => (
    <InEachTheme>
      <EmptyState {...args} />
    </InEachTheme>
  ),
};
