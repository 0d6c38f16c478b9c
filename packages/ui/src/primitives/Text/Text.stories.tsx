import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid, VariantTable } from '../../testing/variantGrid.tsx';
import { Box } from '../Box/Box.tsx';
import { Heading, headingSizes } from '../Heading/Heading.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';
import { textFonts, textSizes, textTones, textWeights } from './variants.ts';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  parameters: usage({
    when: 'Words of the interface, and short words of an author with `font="reading"`. The size names pixels at the usual setting of the browser.',
    whenNot: 'It is a title, running text that is read, or words for screen readers alone.',
    instead: 'Heading, Prose, VisuallyHidden; Kbd for keys.',
    keyboard: {},
    accessibility:
      'A paragraph or the element given in `as`. Every tone has 4.5:1 on paper and on surfaces.',
    do: 'Choose a tone by importance: ink, ink2, ink3.',
    dont: 'Make a title out of large text.',
  }),
  args: { children: 'Узел 4 из 27' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

const passage =
  'Лестница уходит вверх, в темноту. Где-то над головой скрипит старый механизм — и стихает, будто прислушиваясь к вам.';

export const Scale: Story = {
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
  render: () => (
    <Prose>
      <p>{passage}</p>
      <p>«Не зажигай. Они идут на свет».</p>
    </Prose>
  ),
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      layout="stacked"
      items={{
        'size × font': (
          <VariantTable rows={textSizes} columns={textFonts}>
            {(size, font) => (
              <Text size={size} font={font}>
                Узел 4 из 27
              </Text>
            )}
          </VariantTable>
        ),
        'tone × weight': (
          <VariantTable rows={textTones} columns={textWeights}>
            {(tone, weight) => (
              <Text tone={tone} weight={weight}>
                Узел 4 из 27
              </Text>
            )}
          </VariantTable>
        ),
        'lines 2': (
          <Box width={320}>
            <Text lines={2}>{passage.repeat(3)}</Text>
          </Box>
        ),
      }}
    />
  ),
};
