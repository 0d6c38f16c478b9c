import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Delayed } from '../../components/Delayed/Delayed.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Box } from '../../primitives/Box/Box.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { t } from '../../testing/t.ts';
import { picturedWhole, usage } from '../../testing/usage.ts';
import { AppBar } from '../AppBar/AppBar.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { SideNav } from '../SideNav/SideNav.tsx';
import { AppShell } from './AppShell.tsx';

const meta = {
  title: 'Patterns/AppShell',
  component: AppShell,
  parameters: {
    ...usage({
      when: 'Around every page: it gives the landmarks, the skip link and a footer that stays at the bottom of the window.',
      whenNot: 'The page fills the window: the editor, the reader.',
      instead: 'A layout of its own with a `main` and a SkipLink.',
      anatomy: {
        Header: 'header',
        Sidebar: 'div:has(> div > nav[data-size])',
        Content: 'main',
        Footer: 'footer',
      },
      anatomyOf: 'Matrix',
      keyboard: { Tab: 'Comes to the skip link first, then through header, sidebar and content.' },
      accessibility: 'One `main`, which takes the focus; header and footer bring their landmarks.',
      do: 'Move the focus to the content after each navigation.',
      dont: 'Put one inside another: a page has one `main`.',
    }),
    layout: 'fullscreen',
  },
  args: {
    header: (
      <AppBar logoHref="/" mobileLabel="Меню" links={[{ href: '/stories', label: 'Истории' }]} />
    ),
    footer: <Footer groups={[]} note="Истории, которые ветвятся" />,
    children: (
      <Container>
        <Heading level={1}>Истории</Heading>
        <Text>Содержание страницы</Text>
      </Container>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The footer of a short page stands at the bottom of the window. */
export const Short: Story = {
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(footer.bottom).toBeGreaterThanOrEqual(window.innerHeight - 24);
    await userEvent.tab();
    await expect(
      canvas.getByRole('link', { name: t({ ru: 'Перейти к содержанию', en: 'Skip to content' }) }),
    ).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
  },
};

/** While the content waits there is no footer, which would jump when the content comes. */
export const Waiting: Story = {
  args: {
    children: (
      <Delayed>
        <Skeleton lines={3} />
      </Delayed>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

const sidebar = (
  <Box padding="3" background="surface">
    <SideNav
      label="Разделы"
      groups={[
        {
          items: [
            { href: '/admin/users', label: 'Пользователи', isCurrent: true },
            { href: '/admin/system', label: 'Система' },
          ],
        },
      ]}
    />
  </Box>
);

export const WithSidebar: Story = {
  args: { header: undefined, sidebar },
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation').getBoundingClientRect();
    const content = canvas.getByRole('main').getBoundingClientRect();
    if (window.innerWidth >= 900) await expect(content.left).toBeGreaterThan(navigation.right);
    else await expect(content.top).toBeGreaterThanOrEqual(navigation.bottom);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: picturedWhole,
  args: { sidebar },
};
