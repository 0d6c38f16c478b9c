import { capabilitiesAnswer } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { siteStory } from '../../testing/siteStory.tsx';
import { headMessages } from '../heads.messages.ts';
import { AboutPage } from './AboutPage.tsx';
import { aboutMessages } from './about.messages.ts';
import { ContactsPage } from './ContactsPage.tsx';
import { contactsMessages } from './contacts.messages.ts';
import { LicensesPage } from './LicensesPage.tsx';
import { licensesMessages } from './licenses.messages.ts';

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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(contactsMessages).failed)).toBeVisible();
  },
};

export const ContactsTriedAgain: Story = {
  beforeEach: ContactsFailing.beforeEach,
  render: ContactsFailing.render,
  play: async (context) => {
    await ContactsFailing.play?.(context);
    const { canvas, msw } = context;
    msw.use(...createHandlers('ok'));
    await userEvent.click(canvas.getByRole('button', { name: t(contactsMessages).retry }));
    await expect(
      await canvas.findByRole('link', { name: 'help@stories.example.org' }),
    ).toBeVisible();
  },
};

const packages = [
  { name: 'elkjs', version: '0.12.1', license: 'EPL-2.0', text: 'Eclipse Public License - v 2.0' },
  { name: 'react', version: '19.3.1', license: 'MIT', text: 'Copyright (c) Meta Platforms' },
  { name: 'swr', version: '2.5.1', license: 'MIT', text: 'Copyright (c) Vercel, Inc.' },
];

/** What ships, by licence; a press on a name opens the text. */
export const Licenses: Story = {
  tags: ['conditions', 'screen'],
  render: () => <LicensesPage />,
  beforeEach: ({ msw }) =>
    msw.use(http.get('/third-party/licenses.json', () => HttpResponse.json(packages))),
  play: async ({ canvas }) => {
    const { heading, allTexts } = t(licensesMessages);
    await expect(await canvas.findByRole('heading', { name: heading('MIT', 2) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: allTexts })).toHaveAttribute(
      'href',
      '/third-party/licenses.txt',
    );
    await expect(canvas.queryByText('Eclipse Public License - v 2.0')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'elkjs 0.12.1' }));
    await expect(await canvas.findByText('Eclipse Public License - v 2.0')).toBeVisible();
    await expect(document.title).toBe(`${t(headMessages).licenses.title} · Dreamfork`);
  },
};

export const LicensesFailing: Story = {
  render: () => <LicensesPage />,
  beforeEach: ({ msw }) =>
    msw.use(http.get('/third-party/licenses.json', () => new HttpResponse(null, { status: 404 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(licensesMessages).failed)).toBeVisible();
  },
};

export const AboutInEnglish: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
  },
};

export const LicensesInEnglish: Story = {
  ...Licenses,
  tags: ['screen'],
  globals: { locale: 'en' },
};

export const ContactsInEnglish: Story = {
  ...AboutInEnglish,
  tags: ['screen'],
  render: () => <ContactsPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible();
  },
};
