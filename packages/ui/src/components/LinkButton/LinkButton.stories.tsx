import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  args: { href: '#editor', children: 'Создать историю' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary', size: 'large', icon: Plus },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Создать историю' });
    await expect(link).toHaveAttribute('href', '#editor');
  },
};

export const Secondary: Story = { args: { size: 'large' } };
