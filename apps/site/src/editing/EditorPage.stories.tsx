import { createClient } from '@dreamfork/api-client';
import { anna, fixtureToken, lighthouseStory } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guardMessages } from '../guards/messages.ts';
import { checkingSession, siteStory, storySession } from '../testing/siteStory.tsx';
import { EditorPage } from './EditorPage.tsx';
import { editingMessages } from './messages.ts';

const client = createClient({
  baseUrl: '',
  getToken: () => fixtureToken(anna),
  onUnauthorized: () => {},
});

const meta = {
  ...siteStory,
  title: 'Site/Editor',
  component: EditorPage,
  args: { client, id: lighthouseStory.id },
  parameters: {
    ...usage({
      when: 'The address of a story in the editor: session, loading, failures around StoryEditor.',
      whenNot: 'The editor stands in another product.',
      instead: 'StoryEditor with services of that product.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'Loading and failing are announced; the title of the page follows the story.',
      do: 'Keep the page thin.',
      dont: 'Put a feature of the editor in it.',
    }),
    ...siteStory.parameters,
    site: { session: () => storySession(anna) },
  },
} satisfies Meta<typeof EditorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = {
  parameters: { site: { session: checkingSession } },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main', { name: t(guardMessages).checking });
    await expect(main).toHaveAttribute('aria-busy', 'true');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 600_000 })),
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main', { name: t(editingMessages).loading });
    await expect(main).toHaveAttribute('aria-busy', 'true');
  },
};

export const Filled: Story = {
  tags: ['screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByDisplayValue(lighthouseStory.document.title)).toBeVisible(),
    );
    await expect(document.title).toBe(`${t(editingMessages).title} · Dreamfork`);
    // What readers chose comes last.
    await canvas.findByRole('button', { name: t({ ru: 'Читатели', en: 'Readers' }) });
  },
};

/** Another author's private story does not exist for the user. */
export const Missing: Story = {
  tags: ['conditions'],
  args: { id: 'missing' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: t(editingMessages).error, level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByText(t(editingMessages).missing)).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: t(editingMessages).toDashboard }),
    ).toHaveAttribute('href', '/app/dashboard');
    await expect(canvas.queryByRole('button', { name: t(editingMessages).retry })).toBeNull();
    const bar = within(canvas.getByRole('banner'));
    await expect(
      bar.getByRole('button', {
        name: t({ ru: 'Switch to English', en: 'Переключить на русский' }),
      }),
    ).toBeVisible();
    await expect(bar.getByRole('button', { name: t({ ru: /^Тема/, en: /^Theme/ }) })).toBeVisible();
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: t(editingMessages).error, level: 1 });
  },
};

export const TriedAgain: Story = {
  beforeEach: Failing.beforeEach,
  play: async (context) => {
    await Failing.play?.(context);
    const { canvas, msw } = context;
    msw.use(...createHandlers('ok'));
    await userEvent.click(canvas.getByRole('button', { name: t(editingMessages).retry }));
    await waitFor(() =>
      expect(canvas.getByDisplayValue(lighthouseStory.document.title)).toBeVisible(),
    );
  },
};
