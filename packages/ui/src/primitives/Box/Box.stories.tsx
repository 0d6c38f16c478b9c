import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Box } from './Box.tsx';

const meta = {
  title: 'Primitives/Box',
  component: Box,
  parameters: usage({
    when: 'A rectangle that needs space, a ground or edges from the tokens, and nothing else.',
    whenNot: 'Its children need arranging, or it is a sheet of paper.',
    instead: 'Stack, Inline, Grid or Columns to arrange, Surface for a sheet.',
    keyboard: {},
    accessibility: 'A plain element; give `as` the element that says what it is (`section`, `li`).',
    do: 'Take space and colours from the tokens.',
    dont: 'Build a card out of it: that is a Surface.',
  }),
  args: { padding: '4', background: 'surface', border: 'line', children: 'Лодка' },
} satisfies Meta<typeof Box>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Room and edges come from the tokens; the element can be any that fits the place. */
export const AsSection: Story = {
  args: { as: 'section', 'aria-label': 'Лодка' },
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'Лодка' });
    await expect(getComputedStyle(section).paddingTop).toBe('16px');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      layout="stacked"
      items={{
        'padding 1, 4, 8': (
          <Inline>
            {(['1', '4', '8'] as const).map((padding) => (
              <Box key={padding} padding={padding} background="sunken">
                <Text>{padding}</Text>
              </Box>
            ))}
          </Inline>
        ),
        background: (
          <Inline>
            {(['paper', 'surface', 'sunken', 'accentSoft'] as const).map((background) => (
              <Box key={background} padding="3" background={background}>
                <Text size="13">{background}</Text>
              </Box>
            ))}
          </Inline>
        ),
        radius: (
          <Inline>
            {(['s', 'm', 'l', 'full'] as const).map((radius) => (
              <Box key={radius} padding="3" border="line" radius={radius}>
                <Text size="13">{radius}</Text>
              </Box>
            ))}
          </Inline>
        ),
        shadow: (
          <Inline gap="6">
            {(['s1', 's2', 's3'] as const).map((shadow) => (
              <Box key={shadow} padding="3" background="surface" shadow={shadow}>
                <Text size="13">{shadow}</Text>
              </Box>
            ))}
          </Inline>
        ),
      }}
    />
  ),
};
