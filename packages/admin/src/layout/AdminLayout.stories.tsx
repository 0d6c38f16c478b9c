import { admin } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { type AdminHost, AdminProvider } from '../AdminContext.tsx';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { AdminLayout } from './AdminLayout.tsx';
import { layoutMessages } from './messages.ts';

const pageText = {
  ru: 'Здесь стоит страница раздела.',
  en: 'The page of the section stands here.',
};

function SectionPage() {
  return <Text>{useMessages(pageText)}</Text>;
}

const meta = {
  title: 'Admin/Layout',
  component: AdminLayout,
  parameters: {
    ...usage({
      when: 'The frame around each page of the administration: sections, heading, health of the server.',
      whenNot: 'A moderator sees the queue inside the host’s own layout.',
      instead: 'ModerationPage.',
      keyboard: {
        Tab: 'Moves through the logo, the sections and the tools.',
        Enter: 'Opens the section that has the focus.',
      },
      accessibility: 'A `nav` with a name; the section in view has `aria-current`.',
      do: 'Name in `sections` what the host has pages for.',
      dont: 'Give an address that leads nowhere.',
      screenReader:
        'Orca 43.1 with Chromium 156, 2026-11-27: The links of the sections, “Back to the site, link”; while it loads “Checking the system • Auto-refresh: 1 min”, then “System running • Auto-refresh: 1 min”. Left: the sign “•” is spoken with it.',
    }),
    layout: 'fullscreen',
  },
  args: { section: 'users', children: <SectionPage /> },
  beforeEach: ({ globals, msw }) => {
    msw.use(...createHandlers('ok'));
    return saveStoryTheme({ globals });
  },
  decorators: [withAdmin(admin)],
} satisfies Meta<typeof AdminLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All sections of the package, under the logo of the host. */
export const AllSections: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: `Dreamfork ${t(layoutMessages).home}` }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t(layoutMessages).backToSite })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(
      await canvas.findByText(t({ ru: /^Система работает/, en: /^System running/ })),
    ).toBeVisible();
  },
};

const host: AdminHost = {
  sectionsHref: '/admin',
  logo: <strong>Книжный клуб</strong>,
  sections: [
    'users',
    'security',
    { id: 'payments', label: 'Платежи', href: '/payments', icon: CreditCard },
  ],
};

/** Another product: its name, two sections of the package and one of its own, no way back to a site. */
export const AnotherProduct: Story = {
  args: { section: 'payments', title: 'Платежи', description: 'Кто и когда заплатил.' },
  render: (args) => (
    <AdminProvider host={host}>
      <AdminLayout {...args} />
    </AdminProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Книжный клуб')).toBeVisible();
    const links = within(canvas.getByRole('navigation')).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/users',
      '/admin/security',
      '/payments',
    ]);
    await expect(canvas.getByRole('link', { name: 'Платежи' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.queryByText(/Dreamfork/)).toBeNull();
  },
};

/** A server whose services are down in part. */
export const ServerDown: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(layoutMessages).unreachable)).toBeVisible();
  },
};
