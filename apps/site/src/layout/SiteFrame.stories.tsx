import { createConnectionWatch } from '@dreamfork/api-client';
import { anna, mockData } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { useMessages } from '@dreamfork/ui/i18n';
import { picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { titleMessages } from '../pages/titles.messages.ts';
import { pendingAnswer, siteStory, storySession } from '../testing/siteStory.tsx';
import { PageLoading } from './Loading.tsx';
import { layoutMessages } from './messages.ts';
import { BareLayout, SiteFrame, SiteLayout } from './SiteFrame.tsx';

const pageText = { ru: 'Содержание страницы', en: 'The content of the page' };

function Content() {
  return <p>{useMessages(pageText)}</p>;
}

const content = <Content />;

const meta = {
  ...siteStory,
  title: 'Site/Layout',
  component: SiteFrame,
  parameters: {
    ...siteStory.parameters,
    ...usage({
      when: 'Bar, notices, foot and skip link around every page.',
      whenNot: 'The page is the editor or a player.',
      instead: 'EditorPage, Reading.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'Landmarks and a skip link; the focus goes to the heading after a navigation.',
      do: 'Keep one main landmark.',
      dont: 'Load anything in it that only one page needs.',
      screenReader:
        'Orca 43.1 with Chromium 156, 2026-11-27: “Skip to content, link”, “Dreamfork, link”, “Home, link”, “Stories, link”.',
    }),
  },
  args: { children: content },
} satisfies Meta<typeof SiteFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const signedIn = { site: { address: '/app/dashboard', session: () => storySession(anna) } };

const openUserMenu = async (canvas: Canvas) => {
  await userEvent.click(
    canvas.getByRole('button', {
      name: t({ ru: 'Учётная запись: Анна Северная', en: 'Account: Анна Северная' }),
    }),
  );
  return within(await screen.findByRole('menu'));
};

export const Guest: Story = {
  tags: ['conditions', 'screen'],
  parameters: { ...picturedScreen, site: { address: '/stories?q=маяк' } },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'));
    await expect(bar.getByRole('link', { name: t(layoutMessages).stories })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(bar.getByRole('link', { name: t(layoutMessages).signIn })).toHaveAttribute(
      'href',
      `/login?${new URLSearchParams({ from: '/stories?q=маяк' })}`,
    );
    await expect(bar.getByRole('link', { name: t(layoutMessages).register })).toBeVisible();
    await expect(bar.queryByRole('link', { name: t(layoutMessages).create })).toBeNull();
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByRole('link', { name: t(layoutMessages).help })).toHaveAttribute(
      'href',
      '/help',
    );
    await expect(footer.getByRole('link', { name: t(layoutMessages).contacts })).toHaveAttribute(
      'href',
      '/contacts',
    );
  },
};

export const SignedIn: Story = {
  parameters: signedIn,
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'));
    await expect(bar.getByRole('link', { name: t(layoutMessages).create })).toHaveAttribute(
      'href',
      '/app/editor',
    );
    await expect(bar.queryByRole('link', { name: t(layoutMessages).signIn })).toBeNull();
  },
};

/** The first stop of the keyboard moves the focus to the content. */
export const SkipLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', {
      name: t({ ru: 'Перейти к содержанию', en: 'Skip to content' }),
    });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#content');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
  },
};

/** A link of the bar navigates without loading the document, and moves the focus to the content. */
export const Navigation: Story = {
  parameters: {
    site: {
      address: '/help',
      routes: () => [{ element: <SiteLayout />, children: [{ path: '*', element: content }] }],
    },
  },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'));
    await userEvent.click(bar.getByRole('link', { name: t(layoutMessages).stories }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/stories'));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const OtherLanguage: Story = {
  globals: { locale: 'ru' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to English' }));
    await expect(await canvas.findByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('lang', 'en');
    await userEvent.click(canvas.getByRole('button', { name: 'Переключить на русский' }));
    await expect(await canvas.findByRole('link', { name: t(layoutMessages).signIn })).toBeVisible();
  },
};

export const UserMenu: Story = {
  tags: ['conditions'],
  parameters: signedIn,
  play: async ({ canvas }) => {
    const menu = await openUserMenu(canvas);
    await expect(
      menu.getByRole('menuitem', { name: t({ ru: 'Профиль', en: 'Profile' }) }),
    ).toHaveAttribute('href', '/app/profile');
    await expect(menu.getByRole('menuitem', { name: t(titleMessages).myStories })).toHaveAttribute(
      'href',
      '/app/my-stories',
    );
  },
};

export const SignedOut: Story = {
  parameters: signedIn,
  play: async ({ canvas }) => {
    const menu = await openUserMenu(canvas);
    await userEvent.click(menu.getByRole('menuitem', { name: t({ ru: 'Выйти', en: 'Sign out' }) }));
    await expect(await canvas.findByRole('link', { name: t(layoutMessages).signIn })).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/$/);
  },
};

export const Narrow: Story = {
  parameters: signedIn,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t(layoutMessages).menu }));
    await expect(
      await screen.findByRole('link', { name: t(layoutMessages).dashboard, current: 'page' }),
    ).toBeVisible();
  },
};

/** The notice under the bar goes when the server answers. */
export const ConnectionLost: Story = {
  parameters: {
    site: { watch: () => createConnectionWatch({ probe: async () => {}, isOnline: () => false }) },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(t({ ru: /Нет связи с сервером/, en: /No connection to the server/ })),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', {
        name: t({ ru: 'Проверить связь', en: 'Check the connection' }),
      }),
    );
    await waitFor(() =>
      expect(
        canvas.queryByText(t({ ru: /Нет связи с сервером/, en: /No connection to the server/ })),
      ).toBeNull(),
    );
  },
};

const notice = {
  text: { ru: 'В полночь обновим сервер.', en: 'The server is updated at midnight.' },
  from: '2026-01-01T00:00:00.000Z',
  to: '2999-01-01T00:00:00.000Z',
};

/** What an administrator tells everyone, guests included, in the language of the page. */
export const Maintenance: Story = {
  globals: { locale: 'ru' },
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers('ok', { database: { ...mockData, notice } }));
  },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText('В полночь обновим сервер.');
    await expect(notice.closest('[role="status"]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to English' }));
    await expect(await canvas.findByText('The server is updated at midnight.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Переключить на русский' }));
  },
};

/** Above a page that fills the window the notice takes room of its own, and can be hidden. */
export const MaintenanceOverAPage: Story = {
  beforeEach: Maintenance.beforeEach,
  parameters: {
    layout: 'fullscreen',
    site: {
      routes: () => [{ element: <BareLayout />, children: [{ path: '*', element: content }] }],
    },
  },
  play: async ({ canvas }) => {
    const text = await canvas.findByText(t(notice.text));
    const region = text.closest('[role="status"]') as HTMLElement;
    await expect(region).toBeVisible();
    const page = canvas.getByText(t(pageText));
    await expect(page.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      region.getBoundingClientRect().bottom,
    );
    await userEvent.click(
      canvas.getByRole('button', { name: t({ ru: 'Скрыть объявление', en: 'Hide the notice' }) }),
    );
    await expect(canvas.queryByText(t(notice.text))).toBeNull();
  },
};

/** The code of the first page loads. */
export const Loading: Story = {
  render: () => <PageLoading />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: t(layoutMessages).loading }),
    ).toBeVisible();
  },
};

let nextPage = pendingAnswer<null>();

/** The code of the next page loads while the current page stays. */
export const NextPageLoading: Story = {
  parameters: {
    site: {
      routes: () => [
        {
          element: <SiteLayout />,
          children: [
            { path: '/stories', loader: () => nextPage.promise, element: <p>Следующая</p> },
            { path: '*', element: content },
          ],
        },
      ],
    },
  },
  beforeEach: () => {
    nextPage = pendingAnswer();
  },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'));
    await userEvent.click(bar.getByRole('link', { name: t(layoutMessages).stories }));
    const progress = await canvas.findByRole('progressbar', { name: t(layoutMessages).loading });
    await expect(progress).toBeVisible();
    await expect(canvas.getByText(t(pageText))).toBeVisible();
    nextPage.resolve(null);
    await expect(await canvas.findByText('Следующая')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** Pages that fill the window have no bar; navigation moves the focus to them too. */
export const Bare: Story = {
  parameters: {
    site: {
      routes: () => [{ element: <BareLayout />, children: [{ path: '*', element: content }] }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t(pageText))).toBeVisible();
    await expect(canvas.queryByRole('banner')).toBeNull();
  },
};

export const English: Story = {
  tags: ['screen'],
  parameters: signedIn,
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Account: Анна Северная' })).toBeVisible();
  },
};
