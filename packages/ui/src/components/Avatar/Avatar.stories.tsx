import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { InEachTheme } from '../../testing/InEachTheme.tsx';
import { Avatar, avatarSizes } from './Avatar.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'марина' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('М')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Without a name there is a question mark, never an empty dot. */
export const Nameless: Story = {
  args: { name: '  ' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('?')).toBeVisible();
  },
};

export const Themes: Story = {
  tags: ['visual'],
  render: ({ name }) => (
    <InEachTheme>
      <Inline gap="3" align="center">
        {avatarSizes.map((size) => (
          <Avatar key={size} name={name} size={size} />
        ))}
        <Text>{name}</Text>
      </Inline>
    </InEachTheme>
  ),
};
