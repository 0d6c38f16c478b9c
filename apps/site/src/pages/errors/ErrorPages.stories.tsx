import { picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { siteStory } from '../../testing/siteStory.tsx';
import { CrashedBarePage, CrashedPage, NotFoundPage } from './ErrorPages.tsx';
import { errorMessages } from './messages.ts';

function Crash(): ReactNode {
  throw new Error('A page of this story throws.');
}

const tryAgain = fn(() => Promise.resolve());

const meta = {
  ...siteStory,
  title: 'Site/Error pages',
  component: NotFoundPage,
  parameters: {
    ...siteStory.parameters,
    ...usage({
      when: 'A page that is not there, and one that crashed.',
      whenNot: 'A part of a page failed.',
      instead: 'ErrorState of `ui`.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'One `h1` and a way on.',
      do: 'Say that nothing is lost.',
      dont: 'Show a trace.',
    }),
  },
} satisfies Meta<typeof NotFoundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  tags: ['conditions', 'screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: t(errorMessages).notFound, level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t(errorMessages).toHome })).toHaveAttribute(
      'href',
      '/',
    );
  },
};

const watch = () => ({
  getState: () => 'good' as const,
  subscribe: () => () => {},
  watch: (fetch: typeof globalThis.fetch) => fetch,
  onlineChanged: () => {},
  tryAgain,
});

/** Replaces a page that throws, and tries whether the server can be reached. */
export const Crashed: Story = {
  tags: ['conditions', 'screen'],
  parameters: {
    site: {
      watch,
      routes: () => [{ path: '*', element: <Crash />, errorElement: <CrashedPage /> }],
    },
  },
  beforeEach: () => {
    tryAgain.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: t(errorMessages).broken, level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: t(errorMessages).retry })).toBeVisible();
    await expect(canvas.queryByRole('banner')).toBeNull();
    await waitFor(() => expect(tryAgain).toHaveBeenCalled());
  },
};

/** A page without the bar of the site gets it with the message. */
export const CrashedBare: Story = {
  parameters: {
    site: {
      routes: () => [{ path: '*', element: <Crash />, errorElement: <CrashedBarePage /> }],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: t(errorMessages).broken, level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByRole('banner')).toBeVisible();
  },
};

export const NotFoundInEnglish: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  },
};

export const CrashedInEnglish: Story = {
  ...Crashed,
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page didn’t open', level: 1 }),
    ).toBeVisible();
  },
};
