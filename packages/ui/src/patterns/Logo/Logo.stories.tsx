import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InEachTheme } from '../../testing/InEachTheme.tsx';
import { Logo, logoSizes } from './Logo.tsx';

const meta = {
  title: 'Patterns/Logo',
  component: Logo,
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Dreamfork')).toBeVisible();
  },
};

export const Themes: Story = {
  tags: ['visual'],
  render: () => (
    <InEachTheme>
      {logoSizes.map((size) => (
        <Logo key={size} size={size} />
      ))}
    </InEachTheme>
  ),
};
