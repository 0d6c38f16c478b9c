import { anna } from '@dreamfork/api-client/fixtures';
import { picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { siteStory, storySession } from '../../testing/siteStory.tsx';
import { headMessages } from '../heads.messages.ts';
import { HelpPage } from './HelpPage.tsx';
import { helpMessages } from './help.messages.ts';

const meta = {
  ...siteStory,
  title: 'Site/Help',
  component: HelpPage,
  parameters: {
    ...siteStory.parameters,
    ...usage({
      when: 'How to write and read stories, by task.',
      whenNot: 'A key is looked for.',
      instead: 'HelpDialog of the editor.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'Headings make the outline; pictures have descriptions.',
      do: 'Answer the question first.',
      dont: 'Explain the machine.',
    }),
  },
} satisfies Meta<typeof HelpPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['conditions', 'screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: t(helpMessages).title, level: 1 }),
    ).toBeVisible();
    const pictures = canvas.getAllByRole<HTMLImageElement>('img');
    await expect(pictures).toHaveLength(10);
    await expect(
      canvas.getByRole('heading', { name: t(helpMessages).guides.remembering.title }),
    ).toBeVisible();
    for (const picture of pictures) {
      await expect(picture).toHaveAttribute(
        'src',
        expect.stringContaining(t({ ru: '-ru', en: '-en' })),
      );
      await expect(picture).toHaveAccessibleName();
    }
    await expect(canvas.getByRole('link', { name: t(helpMessages).start })).toHaveAttribute(
      'href',
      '/register',
    );
    await expect(document.title).toBe(`${t(headMessages).help.title} · Dreamfork`);
  },
};

/** The search leaves the topics that hold every word, in the list of topics too; the links lead to their places. */
export const Search: Story = {
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: t(helpMessages).search });
    await userEvent.type(search, t({ ru: 'фигурной скобки', en: 'curly bracket' }));
    await expect(await canvas.findByText(t(helpMessages).found(1))).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    const link = canvas.getByRole('link', { name: t(helpMessages).steps.values.title });
    await expect(document.querySelector(link.getAttribute('href') ?? '')).toContainElement(
      canvas.getByRole('heading', { name: `3. ${t(helpMessages).steps.values.title}` }),
    );
    await userEvent.type(search, ' дирижабль');
    await userEvent.click(await canvas.findByRole('button', { name: t(helpMessages).all }));
    await expect(canvas.getAllByRole('img')).toHaveLength(10);
  },
};

export const SignedIn: Story = {
  parameters: { site: { session: () => storySession(anna) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t(helpMessages).create })).toHaveAttribute(
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

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
    for (const picture of canvas.getAllByRole('img')) {
      await expect(picture).toHaveAttribute('src', expect.stringContaining('-en'));
    }
  },
};
