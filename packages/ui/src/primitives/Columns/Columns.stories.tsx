import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../testing/usage.ts';
import { Box } from '../Box/Box.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Column } from './Column.tsx';
import { Columns } from './Columns.tsx';
import { collapsePoints, columnWidths } from './variants.ts';

const Block = ({ children }: { children: string }) => (
  <Box padding="4" background="sunken" radius="m">
    <Text>{children}</Text>
  </Box>
);

const meta = {
  title: 'Primitives/Columns',
  component: Columns,
  parameters: {
    docs: {
      description: {
        component:
          'Sets a few parts of unlike width side by side: text and an aside, a field and its button. **Use it** with `Column` children; `width` is a share, the width of the content, or what is left. **Not** for equal cells (a Grid), not for a row of controls (an Inline), not for parts one below the other (a Stack). Below the width of `collapseBelow` the columns stand one below the other in the order of the source.',
      },
    },
  },
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
    <Stack gap="5">
      {columnWidths.map((width) => (
        <Columns key={width}>
          <Column width={width}>
            <Block>{width}</Block>
          </Column>
          <Column>
            <Block>fluid</Block>
          </Column>
        </Columns>
      ))}
      {collapsePoints.map((point) => (
        <Columns key={point} collapseBelow={point} gap="2">
          <Column width="1/3">
            <Block>{`collapseBelow ${point}`}</Block>
          </Column>
          <Column width="2/3">
            <Block>2/3</Block>
          </Column>
        </Columns>
      ))}
    </Stack>
  ),
};
