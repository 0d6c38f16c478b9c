import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading, headingSizes } from '../Heading/Heading.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';
import { textSizes, textTones } from './variants.ts';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: 'Узел 4 из 27' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

const passage =
  'Лестница уходит вверх, в темноту. Где-то над головой скрипит старый механизм — и стихает, будто прислушиваясь к вам.';

export const Scale: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap="3">
      {[...headingSizes].reverse().map((size) => (
        <Heading key={size} level={2} size={size}>
          Истории, в которых решает читатель
        </Heading>
      ))}
      {[...textSizes].reverse().map((size) => (
        <Text key={size} size={size}>
          Соберите сюжет из узлов, {size}
        </Text>
      ))}
      <Text font="reading" size="17">
        {passage}
      </Text>
      <Text font="mono" size="13" tone="ink3">
        Ctrl + S · node-42
      </Text>
    </Stack>
  ),
};

export const Tones: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap="1">
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: Система работает
        </Text>
      ))}
    </Stack>
  ),
};

export const ClampedLines: Story = {
  args: { lines: 2, children: passage.repeat(6) },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText(/Лестница/);
    const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(text.clientHeight).toBeLessThanOrEqual(Math.ceil(lineHeight * 2));
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
};

export const ReadingProse: Story = {
  tags: ['visual'],
  render: () => (
    <Prose>
      <p>{passage}</p>
      <p>«Не зажигай. Они идут на свет».</p>
    </Prose>
  ),
};
