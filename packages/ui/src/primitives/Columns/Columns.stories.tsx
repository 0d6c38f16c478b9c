import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, VariantGrid } from '../../testing/variantGrid.tsx';
import { Box } from '../Box/Box.tsx';
import { Text } from '../Text/Text.tsx';
import { Column, Columns } from './Columns.tsx';
import { collapsePoints, columnWidths } from './variants.ts';

const Block = ({ children }: { children: string }) => (
  <Box padding="4" background="sunken" radius="m">
    <Text>{children}</Text>
  </Box>
);

const meta = {
  title: 'Primitives/Columns',
  component: Columns,
  parameters: usage({
    when: 'A few parts of unlike width stand side by side: text and an aside, a field and its button. `width` is a share, the width of the content, or what is left; below `collapseBelow` they stand one below the other in the order of the source.',
    whenNot:
      'The cells are equal, the parts are controls in a row, or they stand one below the other anyway.',
    instead: 'Grid for equal cells, Inline for a row of controls, Stack for a column.',
    keyboard: {},
    accessibility: 'The order of the source is the order of reading; no column is moved by style.',
    do: 'Put first in the source what is to be read first.',
    dont: 'Use it for equal cells.',
  }),
  argTypes: { collapseBelow: { control: 'select', options: collapsePoints } },
  render: (args) => (
    <Columns {...args}>
      <Column width="2/3">
        <Block>Текст истории</Block>
      </Column>
      <Column>
        <Block>Сведения</Block>
      </Column>
    </Columns>
  ),
} satisfies Meta<typeof Columns>;
export default meta;

type Story = StoryObj<typeof meta>;

const boxesOf = (canvasElement: HTMLElement) =>
  ['Текст истории', 'Сведения'].map((words) => {
    const column = within(canvasElement).getByText(words).closest('[data-width]');
    if (!column) throw new Error(`no column holds ${words}`);
    return column.getBoundingClientRect();
  });

export const SideBySide: Story = {
  args: { collapseBelow: 'never' },
  play: async ({ canvasElement }) => {
    const [text, aside] = boxesOf(canvasElement);
    await expect(text?.top).toBe(aside?.top);
    await expect((text?.width ?? 0) / (aside?.width ?? 1)).toBeGreaterThan(1.9);
    await expect(aside?.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** In the order of the source. */
export const OneBelowTheOther: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    const [text, aside] = boxesOf(canvasElement);
    await expect(aside?.top).toBeGreaterThan(text?.bottom ?? 0);
    await expect(aside?.width).toBe(text?.width);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      layout="stacked"
      items={{
        ...eachOf(columnWidths, (width) => (
          <Columns>
            <Column width={width}>
              <Block>{width}</Block>
            </Column>
            <Column>
              <Block>fluid</Block>
            </Column>
          </Columns>
        )),
        ...eachOf(collapsePoints, (point) => (
          <Columns collapseBelow={point} gap="2">
            <Column width="1/3">
              <Block>1/3</Block>
            </Column>
            <Column width="2/3">
              <Block>2/3</Block>
            </Column>
          </Columns>
        )),
      }}
    />
  ),
};
