import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InEachTheme } from '../../testing/InEachTheme.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Главная', href: '/' },
      { label: 'Истории', href: '/stories' },
      { label: 'Маяк на краю карты' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trail = within(canvasElement).getByRole('navigation', { name: 'Вы здесь' });
    await expect(within(trail).getAllByRole('link')).toHaveLength(2);
    await expect(within(trail).getByText('Маяк на краю карты')).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Themes: Story = {
  tags: ['visual'],
  render: (args) => (
    <InEachTheme>
      <Breadcrumbs {...args} />
    </InEachTheme>
  ),
  parameters: {
    // The same landmark stands here three times, once a theme.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
};
