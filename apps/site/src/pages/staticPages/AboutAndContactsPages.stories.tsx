import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { siteStory } from '../../testing/siteStory.tsx';
import { AboutPage, ContactsPage } from './AboutAndContactsPages.tsx';

const meta = {
  ...siteStory,
  title: 'Site/About and contacts',
  component: AboutPage,
} satisfies Meta<typeof AboutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const About: Story = {
  tags: ['conditions'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'О проекте', level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await expect(document.title).toBe('О проекте · Dreamfork');
  },
};

export const Contacts: Story = {
  tags: ['conditions'],
  render: () => <ContactsPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Контакты', level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await expect(document.title).toBe('Контакты · Dreamfork');
  },
};

export const AboutDark: Story = { ...About, tags: [], globals: { theme: 'dark' } };
export const AboutCreative: Story = { ...About, tags: [], globals: { theme: 'creative' } };
export const ContactsDark: Story = { ...Contacts, tags: [], globals: { theme: 'dark' } };
export const ContactsCreative: Story = { ...Contacts, tags: [], globals: { theme: 'creative' } };

export const AboutInEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
  },
};

export const ContactsInEnglish: Story = {
  ...AboutInEnglish,
  render: () => <ContactsPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible();
  },
};
