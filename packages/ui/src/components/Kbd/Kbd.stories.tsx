import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InEachTheme } from '../../testing/InEachTheme.tsx';
import { Kbd } from './Kbd.tsx';

const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  args: { children: 'Ctrl S' },
} satisfies Meta<typeof Kbd>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ctrl S').tagName).toBe('KBD');
  },
};

export const Themes: Story = {
  tags: ['visual'],
  render: (args) => (
    <InEachTheme>
      <Kbd {...args} />
    </InEachTheme>
  ),
};
