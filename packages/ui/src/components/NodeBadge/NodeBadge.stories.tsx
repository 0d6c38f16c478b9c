import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { eachOf, Specimens } from '../../testing/specimens.tsx';
import { pictured, usage } from '../../testing/usage.ts';
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
  parameters: usage({
    when: 'The type of a node wherever a node is named: on a card, in a list, in the report of the doctor. Icon, word and hue together.',
    whenNot: 'It says a state and not a type.',
    instead: 'Badge.',
  }),
  args: { type: 'choice', label: words.choice },
} satisfies Meta<typeof NodeBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Выбор')).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <Specimens items={eachOf(nodeHues, (type) => <NodeBadge type={type} label={words[type]} />)} />
  ),
};
