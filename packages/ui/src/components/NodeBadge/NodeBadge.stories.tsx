import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { InEachTheme } from '../../testing/InEachTheme.tsx';
import { type NodeHue, nodeHues } from '../../tokens/index.ts';
import { NodeBadge } from './NodeBadge.tsx';

const words: Record<NodeHue, string> = {
  start: 'Начало',
  text: 'Текст',
  choice: 'Выбор',
  image: 'Изображение',
  video: 'Видео',
  audio: 'Аудио',
  document: 'Документ',
  end: 'Конец',
};

const meta = {
  title: 'Components/NodeBadge',
  component: NodeBadge,
  args: { type: 'choice', label: words.choice },
} satisfies Meta<typeof NodeBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Выбор')).toBeVisible();
  },
};

export const Themes: Story = {
  tags: ['visual'],
  render: () => (
    <InEachTheme>
      <Inline gap="2" wrap>
        {nodeHues.map((type) => (
          <NodeBadge key={type} type={type} label={words[type]} />
        ))}
      </Inline>
    </InEachTheme>
  ),
};
