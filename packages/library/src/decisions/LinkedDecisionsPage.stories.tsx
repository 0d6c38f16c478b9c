import {
  admin,
  anna,
  fixtureLinkToken,
  fixtureReports,
  fixtureStories,
  type MockData,
  mockData,
} from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, inPage, picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { withLibrary } from '../testing/withLibrary.tsx';
import { LinkedDecisionsPage } from './LinkedDecisionsPage.tsx';
import { decisionMessages } from './messages.ts';

const storyId = fixtureReports.find(({ commentId }) => commentId === null)?.storyId ?? '';
const authorId = fixtureStories.find(({ id }) => id === storyId)?.ownerId ?? anna.id;

const suspended: MockData = {
  ...mockData,
  cases: [
    {
      id: storyId,
      status: 'settled',
      claim: null,
      decision: {
        outcome: 'suspended',
        reason: 'Оскорбления после предупреждения.',
        moderatorId: admin.id,
        decidedAt: '2026-10-07T08:00:00.000Z',
        until: '2027-01-15T12:00:00.000Z',
        hidContent: true,
      },
      appeal: null,
    },
  ],
};

const meta = {
  title: 'Library/Decision about a blocked account',
  component: LinkedDecisionsPage,
  args: { hash: `#token=${fixtureLinkToken({ id: authorId }, 'decision')}` },
  parameters: {
    ...usage({
      when: 'The same for a blocked account, opened by the link in an email.',
      whenNot: 'The author is signed in.',
      instead: 'DecisionsPage.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'An expired link is explained in text, with a way to get another.',
      do: 'Keep the link secret: it needs no password.',
      dont: 'Show anything else of the account.',
    }),
    layout: 'fullscreen',
  },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', { database: suspended })),
  decorators: [inPage, withLibrary(null)],
} satisfies Meta<typeof LinkedDecisionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['conditions', 'screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 2 });
    await expect(heading).toHaveTextContent(
      t({
        ru: /^Ваша учётная запись приостановлена до 15\.01\.2027/,
        en: /^Your account is suspended until 15\/01\/2027/,
      }),
    );
    await expect(
      canvas.getByText(t(decisionMessages).reason('Оскорбления после предупреждения.')),
    ).toBeVisible();
    await expect(canvas.getByText(t(decisionMessages).hidStory)).toBeVisible();
  },
};

export const Appealed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(`^${t(decisionMessages).appeal}`) }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: t(decisionMessages).appealTitle }),
    );
    await userEvent.type(dialog.getByRole('textbox'), 'Это цитата');
    await userEvent.click(dialog.getByRole('button', { name: t(decisionMessages).send }));
    await expectToast(t(decisionMessages).sent);
    await expect(await canvas.findByText(t(decisionMessages).states.pending)).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: new RegExp(`^${t(decisionMessages).appeal}`) }),
    ).toBeNull();
  },
};

export const LinkExpired: Story = {
  args: { hash: '#token=old' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(decisionMessages).linkExpired)).toBeVisible();
  },
};

export const LinkIncomplete: Story = {
  args: { hash: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(decisionMessages).linkIncomplete)).toBeVisible();
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(decisionMessages).error)).toBeVisible();
  },
};

export const TriedAgain: Story = {
  beforeEach: Failing.beforeEach,
  play: async (context) => {
    await Failing.play?.(context);
    const { canvas, msw } = context;
    msw.use(...createHandlers('ok', { database: suspended }));
    await userEvent.click(
      canvas.getByRole('button', { name: t({ ru: 'Попробовать снова', en: 'Try again' }) }),
    );
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 600_000 })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('status', { name: t(decisionMessages).loading }),
    ).toBeVisible();
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 2 });
    await expect(heading).toHaveTextContent(/^Your account is suspended until/);
  },
};
