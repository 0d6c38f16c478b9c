import { capabilitiesAnswer } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { aboutMessages } from '../../messages/about.ts';
import { contactsMessages } from '../../messages/contacts.ts';
import { headMessages } from '../../messages/heads.ts';
import { siteStory } from '../../testing/siteStory.tsx';
import { AboutPage } from './AboutPage.tsx';
import { ContactsPage } from './ContactsPage.tsx';

const meta = {
  ...siteStory,
  title: 'Site/About and contacts',
  component: AboutPage,
  parameters: {
    ...siteStory.parameters,
    ...usage({
      when: 'Who makes it, and how to reach them.',
      whenNot: 'Help is needed.',
      instead: 'HelpPage.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'Plain text with headings.',
      do: 'Keep addresses true.',
      dont: 'Bury the contact.',
    }),
  },
} satisfies Meta<typeof AboutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const About: Story = {
  tags: ['conditions', 'screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: t(aboutMessages).title, level: 1 }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: t(aboutMessages).start })).toHaveAttribute(
      'href',
      '/register',
    );
    await expect(document.title).toBe(`${t(headMessages).about.title} · Dreamfork`);
  },
};

/** The address and the site that the operator named. */
export const Contacts: Story = {
  tags: ['conditions', 'screen'],
  render: () => <ContactsPage />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: t(contactsMessages).title, level: 1 }),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: 'help@stories.example.org' }),
    ).toHaveAttribute('href', 'mailto:help@stories.example.org');
    await expect(canvas.getByRole('link', { name: 'stories.example.org/forum' })).toHaveAttribute(
      'href',
      'https://stories.example.org/forum',
    );
    await expect(document.title).toBe(`${t(headMessages).contacts.title} · Dreamfork`);
  },
};

/** An operator who named neither: the page says so. */
export const NoContacts: Story = {
  render: () => <ContactsPage />,
  beforeEach: ({ msw }) => {
    const { contact: _, ...answer } = capabilitiesAnswer;
    msw.use(http.get('/api/capabilities', () => HttpResponse.json(answer)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(contactsMessages).noContacts)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const ContactsFailing: Story = {
  render: () => <ContactsPage />,
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText(t(contactsMessages).failed)).toBeVisible();
    msw.use(...createHandlers('ok'));
    await userEvent.click(canvas.getByRole('button', { name: t(contactsMessages).retry }));
    await expect(
      await canvas.findByRole('link', { name: 'help@stories.example.org' }),
    ).toBeVisible();
  },
};

export const AboutDark: Story = {
  ...About,
  tags: ['!test'],
  globals: { theme: 'dark' },
};
export const AboutCreative: Story = {
  ...About,
  tags: ['!test'],
  globals: { theme: 'creative' },
};
export const ContactsDark: Story = {
  ...Contacts,
  tags: ['!test'],
  globals: { theme: 'dark' },
};
export const ContactsCreative: Story = {
  ...Contacts,
  tags: ['!test'],
  globals: { theme: 'creative' },
};

export const AboutInEnglish: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
  },
};

export const ContactsInEnglish: Story = {
  ...AboutInEnglish,
  tags: ['screen'],
  render: () => <ContactsPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible();
  },
};
