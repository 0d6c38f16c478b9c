import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#terms', children: 'условия' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <Text>
      Прежде чем начать, прочитайте <Link {...args} />: они короткие.
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'условия' });
    await expect(link).toHaveAttribute('href', '#terms');
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Stack align="start">
      <Link href="#a">В тексте</Link>
      <Link href="#b" variant="standalone">
        Отдельно
      </Link>
      <Link href="#c" variant="quiet">
        В списке ссылок
      </Link>
    </Stack>
  ),
};
