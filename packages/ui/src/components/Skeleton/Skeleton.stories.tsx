import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { InEachTheme } from '../../testing/InEachTheme.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { lines: 3, width: 320 },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Says nothing to screen readers: the region that loads does. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const lines = canvasElement.querySelectorAll('[data-shape="text"]');
    await expect(lines).toHaveLength(3);
    await expect(lines[0]?.parentElement).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Themes: Story = {
  tags: ['visual'],
  render: () => (
    <InEachTheme>
      <Inline gap="3" align="center">
        <Skeleton shape="circle" />
        <Box width={240}>
          <Skeleton lines={2} />
        </Box>
        <Box width={160}>
          <Skeleton shape="block" height={90} />
        </Box>
      </Inline>
    </InEachTheme>
  ),
};
