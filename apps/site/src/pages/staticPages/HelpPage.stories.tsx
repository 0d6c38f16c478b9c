import { anna } from '@dreamfork/api-client/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { siteStory, storySession } from '../../testing/siteStory.tsx';
import { HelpPage } from './HelpPage.tsx';

const meta = {
  ...siteStory,
  title: 'Site/Help',
  component: HelpPage,
} satisfies Meta<typeof HelpPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['conditions'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Помощь', level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    const pictures = canvas.getAllByRole<HTMLImageElement>('img');
    await expect(pictures).toHaveLength(10);
    await expect(
      canvas.getByRole('heading', { name: 'Как научить историю помнить' }),
    ).toBeVisible();
    for (const picture of pictures) {
      await expect(picture).toHaveAttribute('src', expect.stringContaining('-ru'));
      await expect(picture).toHaveAccessibleName();
    }
    await expect(canvas.getByRole('link', { name: 'Начать бесплатно' })).toHaveAttribute(
      'href',
      '/register',
    );
    await expect(document.title).toBe('Помощь · Dreamfork');
  },
};

export const SignedIn: Story = {
  parameters: { site: { session: () => storySession(anna) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Создать историю' })).toHaveAttribute(
      'href',
      '/app/editor',
    );
  },
};

export const Narrow: Story = {
  ...Guest,
  tags: [],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const Dark: Story = { ...Guest, tags: [], globals: { theme: 'dark' } };
export const Creative: Story = { ...Guest, tags: [], globals: { theme: 'creative' } };

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
    for (const picture of canvas.getAllByRole('img')) {
      await expect(picture).toHaveAttribute('src', expect.stringContaining('-en'));
    }
  },
};
