import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { bilingual } from '../../testing/bilingual.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { EmptyState } from './EmptyState.tsx';

const { say, inBothLanguages } = bilingual({
  'Здесь будут ваши истории': 'Your stories will be here',
  'История — это узлы и развилки между ними. Начните с одного узла, остальное вырастет.':
    'A story is nodes and the choices between them. Begin with one node; the rest will grow.',
  'Создать историю': 'Create a story',
  'Ничего не нашлось': 'Nothing found',
});

const meta = {
  ...inBothLanguages,
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
    dont: 'Write “No data”.',
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
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      say('Здесь будут ваши истории'),
    );
    await expect(canvas.getByRole('button', { name: say('Создать историю') })).toBeEnabled();
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
        'title alone': <EmptyState title={say('Ничего не нашлось')} />,
      }}
    />
  ),
};
