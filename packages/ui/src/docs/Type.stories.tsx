import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Divider } from '../primitives/Divider/Divider.tsx';
import { Heading, headingSizes } from '../primitives/Heading/Heading.tsx';
import { Prose } from '../primitives/Prose/Prose.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { textSizes } from '../primitives/Text/variants.ts';
import { Chapter } from './Chapter.tsx';

const meta = {
  title: 'Foundations/Type',
  component: Chapter,
  args: {
    title: 'Type',
    lead: 'Two voices. What an author wrote is set in Literata wherever it stands, on the canvas and in tables too; what the product says is set in Golos Text. Headings take the display face of the theme: Literata, or Unbounded with felt-tip pens.',
    rules: [
      'Sizes are 12, 13.5, 15, 17 and 21 for text, 26, 34, 44 and 66 for headings, which shrink with the window.',
      'Three weights: 400, 500 and 600. The font files hold no others.',
      'Reading text is 21 px on a line of 1.68, 60 to 70 characters wide.',
      'Sentence case everywhere, no capitals for emphasis, figures of equal width in columns.',
      'A first paint loads at most 120 KB of fonts; a unit test adds them up. Letters beyond Russian and English come when a page needs them.',
    ],
  },
} satisfies Meta<typeof Chapter>;

export default meta;

const sample = 'Маяк зажигали в сумерках';

export const Type: StoryObj<typeof meta> = {
  render: (args) => (
    <Chapter {...args}>
      <Stack gap="5">
        {[...headingSizes].reverse().map((size) => (
          <Heading key={size} level={2} size={size}>
            {sample}
          </Heading>
        ))}
        <Divider />
        {[...textSizes].reverse().map((size) => (
          <Text key={size} size={size}>
            {`${size} · ${sample}, и каждый вечер 1 248 ступеней вели наверх.`}
          </Text>
        ))}
        <Text font="mono" size="13">
          Ctrl S · node-7f3a · 0123456789
        </Text>
        <Divider />
        <Prose>
          <p>
            Лодка ткнулась в песок и затихла. За спиной темнела бухта, впереди молчал маяк. «Сто
            двенадцать ступеней, — подумал он, — и ни одной лишней».
          </p>
        </Prose>
      </Stack>
    </Chapter>
  ),
  play: async ({ canvasElement }) => {
    const [heading] = within(canvasElement).getAllByRole('heading', { level: 2 });
    await expect(heading).toHaveTextContent(sample);
    const faces = await document.fonts.load('15px "Golos Text Variable"', sample);
    await expect(faces.map(({ status }) => status)).toContain('loaded');
  },
};
