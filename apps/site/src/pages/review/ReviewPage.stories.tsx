import { reviewLinkHeader } from '@dreamfork/api-client';
import { boris, lighthouseStory } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { siteStory, storySession } from '../../testing/siteStory.tsx';
import { reviewPageMessages } from './messages.ts';
import { ReviewPage } from './ReviewPage.tsx';

const { id } = lighthouseStory;
const secret = 'secret-of-a-link';

const clearKept = () => {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith('dreamfork:review:')) storage.removeItem(key);
    }
  }
};

const meta = {
  ...siteStory,
  title: 'Site/Review of a draft',
  component: ReviewPage,
  parameters: {
    ...siteStory.parameters,
    site: {
      address: `/review/${id}#${secret}`,
      session: () => storySession(boris),
      routes: (story: ReactNode) => [{ path: '/review/:id', element: story }],
    },
    ...usage({
      when: 'A first reader opens the link to a draft.',
      whenNot: 'The story is public.',
      instead: 'Reader.',
      keyboard: { Tab: 'Moves through the player, then through the review beside it.' },
      accessibility:
        'Every passage and every choice has a button that comments it; on small screens the review is a sheet.',
      do: 'Say that the author sees how far somebody read.',
      dont: 'Send the secret in an address.',
    }),
  },
  beforeEach: (context) => {
    clearKept();
    context.msw.use(...createHandlers('ok'));
    return clearKept;
  },
} satisfies Meta<typeof ReviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked: Request[] = [];

const player = () => screen.findByTestId('player-root');

/** The secret of the link goes in a header, never in an address. */
export const Default: Story = {
  tags: ['conditions'],
  beforeEach: ({ msw }) => {
    asked.length = 0;
    msw.use(http.get('*/api/review/*', ({ request }) => void asked.push(request)));
  },
  play: async () => {
    await expect(within(await player()).getByText(/Катер уходит обратно/)).toBeVisible();
    await expect(asked.length).toBeGreaterThan(0);
    await expect(asked.every(({ url }) => !url.includes(secret))).toBe(true);
    await expect(asked.every(({ headers }) => headers.get(reviewLinkHeader) === secret)).toBe(true);
  },
};

/** Selected words are commented where they stand. */
export const SelectedWords: Story = {
  play: async () => {
    const text = within(await player()).getByText(/Катер уходит обратно/);
    const node = text.firstChild as Text;
    const range = document.createRange();
    range.setStart(node, 0);
    range.setEnd(node, 5);
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
    await userEvent.click(
      await screen.findByRole('button', {
        name: t({ ru: 'Написать об этих словах', en: 'Comment on these words' }),
      }),
    );
    await expect(await screen.findByRole('textbox')).toBeVisible();
    await expect(screen.getByText('Катер', { selector: 'blockquote' })).toBeVisible();
  },
};

/** A link that was revoked, or never was. */
export const Closed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/review/:id', () =>
        HttpResponse.json(
          {
            success: false,
            code: 'review-not-found',
            message: t({ ru: 'Ссылка ничего не открывает.', en: 'This link opens nothing.' }),
          },
          { status: 404 },
        ),
      ),
    ),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: t(reviewPageMessages).closed }),
    ).toBeVisible();
  },
};

/** The link lets in signed-in people alone. */
export const SignInFirst: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/review/:id', () =>
        HttpResponse.json(
          { success: false, code: 'review-sign-in', message: 'Войдите.' },
          { status: 403 },
        ),
      ),
    ),
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: t(reviewPageMessages).signIn }),
    ).toBeVisible();
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async () => {
    await waitFor(async () =>
      expect(
        await screen.findByRole('button', { name: t(reviewPageMessages).retry }),
      ).toBeVisible(),
    );
  },
};
