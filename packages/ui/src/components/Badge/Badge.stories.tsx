import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { InEachTheme } from '../../testing/InEachTheme.tsx';
import { Badge, badgeTones } from './Badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Публичная', tone: 'success', icon: Globe },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The word carries the meaning; the icon is decoration. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const badge = within(canvasElement).getByText('Публичная');
    await expect(badge.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Every tone on paper and on a surface; axe measures the contrast in all themes. */
export const Themes: Story = {
  tags: ['visual'],
  render: () => (
    <InEachTheme>
      {(['paper', 'surface'] as const).map((ground) => (
        <Box key={ground} background={ground} padding="3">
          <Inline gap="2" wrap>
            {badgeTones.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </Inline>
        </Box>
      ))}
    </InEachTheme>
  ),
};
