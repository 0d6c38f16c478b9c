import { anna } from '@dreamfork/api-client/fixtures';
import { picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { siteStory, storySession } from '../../testing/siteStory.tsx';
import { headMessages } from '../heads.messages.ts';
import { HomePage } from './HomePage.tsx';
import { homeMessages } from './messages.ts';

const meta = {
  ...siteStory,
  title: 'Site/Home',
  component: HomePage,
  parameters: {
    ...siteStory.parameters,
    ...usage({
      when: 'What Dreamfork is, with a story to try at once.',
      whenNot: 'An author is signed in and continues to write.',
      instead: 'DashboardPage of `library`.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'One `h1`; the sample is a player like any other.',
      do: 'Let people play before they register.',
      dont: 'Move anything by itself.',
    }),
  },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['conditions', 'screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      t(headMessages).home.title,
    );
    const [start] = canvas.getAllByRole('link', { name: t(homeMessages).start });
    await expect(start).toHaveAttribute('href', '/register');
    const [explore] = canvas.getAllByRole('link', { name: t(homeMessages).explore });
    await expect(explore).toHaveAttribute('href', '/stories');
    await expect(canvas.getByRole('heading', { name: t(homeMessages).closing })).toBeVisible();
    await expect(document.title).toBe(`${t(headMessages).home.title} · Dreamfork`);
  },
};

export const SignedIn: Story = {
  parameters: { site: { session: () => storySession(anna) } },
  play: async ({ canvas }) => {
    const [create] = canvas.getAllByRole('link', { name: t(homeMessages).create });
    await expect(create).toHaveAttribute('href', '/app/editor');
    await expect(canvas.queryByRole('link', { name: t(homeMessages).start })).toBeNull();
    await expect(
      canvas.getByRole('heading', { name: t(homeMessages).closingSignedIn }),
    ).toBeVisible();
  },
};

/** A choice of the sample opens the player at its next node, and moves the focus to it. */
export const SamplePlayed: Story = {
  play: async ({ canvas }) => {
    const choices = within(canvas.getByRole('list', { name: t(homeMessages).sample.ask }));
    await userEvent.click(
      choices.getByRole('button', { name: new RegExp(t(homeMessages).sample.first) }),
    );
    const player = await canvas.findByRole('region', { name: t(homeMessages).sample.playing });
    await waitFor(() => expect(player).toHaveFocus());
    await expect(
      await within(player).findByRole('heading', { name: t(homeMessages).sample.voice }),
    ).toBeVisible();
  },
};

/** The page beside the map goes on where its own choice leads. */
export const PageBesideTheMap: Story = {
  play: async ({ canvas }) => {
    const map = within(canvas.getByRole('list', { name: t(homeMessages).map }));
    await expect(map.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: t(homeMessages).sample.stay }));
    const player = await canvas.findByRole('region', { name: t(homeMessages).sample.playing });
    await expect(
      await within(player).findByRole('heading', { name: t(homeMessages).sample.ship }),
    ).toBeVisible();
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
    await expect(
      canvas.getByRole('heading', { name: 'Stories where the reader decides', level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'What will you do?' })).toBeVisible();
  },
};
