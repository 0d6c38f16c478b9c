import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Menu, MenuTrigger } from '../../components/Menu/Menu.tsx';
import { Box } from '../../primitives/Box/Box.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { bilingual } from '../../testing/bilingual.tsx';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { appBarMessages } from './AppBar.messages.ts';
import { AppBar } from './AppBar.tsx';

const { say, inBothLanguages } = bilingual({
  Главная: 'Home',
  Истории: 'Stories',
  Войти: 'Sign in',
  Регистрация: 'Registered',
  'Страница под полосой': 'The page below the bar',
  Марина: 'Marina',
  Профиль: 'Profile',
  Выйти: 'Sign out',
});

const signIn = fn();
const navigate = fn();

const meta = {
  ...inBothLanguages,
  title: 'Patterns/AppBar',
  component: AppBar,
  parameters: {
    ...usage({
      when: 'The top of every page of the site: where one is, the few places to go, and who one is. On narrow screens it folds into a menu.',
      whenNot: 'It is the bar of a tool, such as the editor, or the head of one page.',
      instead: 'Toolbar for tools, PageHeader for a page, Breadcrumbs for depth.',
      anatomy: {
        Logo: 'header > a',
        'Menu on narrow screens': 'header button[aria-expanded]',
        Links: 'nav ul',
        Actions: 'nav + div',
      },
      anatomyOf: 'Narrow',
      keyboard: {
        Tab: 'Moves through logo, links and actions.',
        Enter: 'Follows a link, or opens the menu on a narrow screen.',
        Escape: 'Closes the menu.',
      },
      accessibility: 'A `banner` with a `nav`; the current link is marked `aria-current="page"`.',
      do: 'Keep it to the few places people go to.',
      dont: 'Change its links from page to page.',
      screenReader:
        'Orca 43.1 with Chromium 156, 2026-11-27: “Главная, link”, “Истории, link”, leaving list and navigation, “Марина, collapsed, push button, opens menu”.',
    }),
    layout: 'fullscreen',
  },
  args: {
    logoHref: '/',
    links: [
      { href: '/', label: 'Главная', isCurrent: true },
      { href: '/stories', label: 'Истории' },
    ],
    actions: (
      <>
        <Button variant="quiet" onPress={signIn}>
          Войти
        </Button>
        <Button variant="primary">Регистрация</Button>
      </>
    ),
  },
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <AppBar {...args} />
      <Box as="main" padding="6" minHeight={1400}>
        <Text>{say('Страница под полосой')}</Text>
      </Box>
    </RouterProvider>
  ),
} satisfies Meta<typeof AppBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const narrow = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

/** Stays at the top while the page scrolls. */
export const Wide: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('banner');
    await expect(canvas.getByRole('link', { name: say('Главная') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    window.scrollTo(0, 300);
    await waitFor(() => expect(bar.getBoundingClientRect().top).toBe(0));
    window.scrollTo(0, 0);
  },
};

const openMenu = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const button = await canvas.findByRole('button', { name: t(appBarMessages).menu });
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  return { canvas, button };
};

/** The menu mirrors links and actions. */
export const Narrow: Story = {
  ...narrow,
  play: async ({ canvasElement }) => {
    const { canvas } = await openMenu(canvasElement);
    await expect(canvas.getByRole('link', { name: say('Истории') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Войти') }));
    await expect(signIn).toHaveBeenCalled();
  },
};

export const ClosesOnNavigation: Story = {
  ...narrow,
  play: async ({ canvasElement }) => {
    const { canvas, button } = await openMenu(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: say('Истории') }));
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await expect(navigate).toHaveBeenCalledWith('/stories', undefined);
  },
};

export const ClosesOnEscape: Story = {
  ...narrow,
  play: async ({ canvasElement }) => {
    const { canvas, button } = await openMenu(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: say('Главная') })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ClosesOnPressOutside: Story = {
  ...narrow,
  play: async ({ canvasElement }) => {
    const { canvas, button } = await openMenu(canvasElement);
    await userEvent.click(canvas.getByText(say('Страница под полосой')));
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** A menu among the actions opens above the panel; its commands close both. */
export const WithAccountMenu: Story = {
  ...narrow,
  args: {
    actions: (
      <MenuTrigger>
        <Button>Марина</Button>
        <Menu
          items={[
            { id: 'profile', label: 'Профиль' },
            { id: 'logout', label: 'Выйти' },
          ]}
        />
      </MenuTrigger>
    ),
  },
  play: async ({ canvasElement }) => {
    const { canvas, button } = await openMenu(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: say('Марина') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: say('Выйти') }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <>
      <AppBar {...args} />
      <Text font="mono" size="12">
        wide · links, one current · actions
      </Text>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('banner')).toBeVisible();
  },
};
