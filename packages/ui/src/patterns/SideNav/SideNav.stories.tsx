import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartLine, Settings, Users } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { SideNav, type SideNavGroup } from './SideNav.tsx';

const sections: SideNavGroup[] = [
  {
    items: [
      { href: '/admin/users', label: 'Пользователи', icon: Users, isCurrent: true },
      { href: '/admin/analytics', label: 'Аналитика', icon: ChartLine },
      { href: '/admin/system', label: 'Система', icon: Settings },
    ],
  },
];

const places: SideNavGroup[] = [
  {
    title: 'Первая история',
    items: [
      { href: '#node', label: 'Добавьте узел' },
      { href: '#choices', label: 'Соедините его с другими выборами, которые видит читатель' },
    ],
  },
  { title: 'Вопросы', items: [{ href: '#delete', label: 'Как удалить историю' }] },
];

const meta = {
  title: 'Patterns/SideNav',
  component: SideNav,
  parameters: usage({
    when: 'Three to a dozen sections of one place, or the headings of a long page, stand beside what they lead to.',
    whenNot: 'They are the main places of the product, or parts of a view without an address.',
    instead: 'AppBar for the main places, Tabs for parts of a view, Breadcrumbs for the way back.',
    anatomy: {
      'Title of a group': 'nav p',
      'Mark of the page in view': 'nav a[aria-current]',
      'Link with icon': 'nav a:not([aria-current])',
    },
    anatomyOf: 'AllParts',
    keyboard: { Tab: 'Moves to the next link.', Enter: 'Follows it.' },
    accessibility: 'A `navigation` named by `label`; the page in view has `aria-current`.',
    do: 'Mark the one that is in view.',
    dont: 'Hide sections in it that fold open: two levels are shown at once or not at all.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Добавьте узел, link”, “Соедините его с другими выборами, которые видит читатель, link”.',
  }),
  args: { label: 'Разделы', groups: sections },
  render: (args) => (
    <Box width={240}>
      <SideNav {...args} />
    </Box>
  ),
} satisfies Meta<typeof SideNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sections: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Пользователи');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Аналитика' })).toHaveFocus();
  },
};

/** The headings of a page, in groups. */
export const Places: Story = {
  args: { groups: places, size: 'small', label: 'На этой странице' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Как удалить историю' })).toHaveAttribute(
      'href',
      '#delete',
    );
  },
};

/** A group with a title, and the page in view. */
export const AllParts: Story = {
  args: { groups: [{ title: 'Управление', items: sections[0]?.items ?? [] }] },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      items={{
        medium: (
          <Box width={240}>
            <SideNav label="Разделы" groups={sections} />
          </Box>
        ),
        'small, groups': (
          <Box width={240}>
            <SideNav label="На этой странице" groups={places} size="small" />
          </Box>
        ),
      }}
    />
  ),
};
