import {
  admin,
  anna,
  boris,
  type FixtureCase,
  fixtureReports,
  fixtureStories,
  fixtureUsers,
  type MockData,
  mockData,
} from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, inPage, picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withLibrary } from '../testing/withLibrary.tsx';
import { DecisionsPage } from './DecisionsPage.tsx';
import { decisionMessages } from './messages.ts';

const storyId = fixtureReports.find(({ commentId }) => commentId === null)?.storyId ?? '';
const author =
  fixtureUsers.find(
    ({ id }) => id === fixtureStories.find((story) => story.id === storyId)?.ownerId,
  ) ?? anna;

const decided: FixtureCase = {
  id: storyId,
  status: 'settled',
  claim: null,
  decision: {
    outcome: 'unpublished',
    reason: 'Рассказ из журнала.',
    moderatorId: admin.id,
    decidedAt: '2026-10-07T08:00:00.000Z',
  },
  appeal: null,
};

const appeal = {
  text: 'Журнал напечатал меня.',
  createdAt: '2026-10-08T08:00:00.000Z',
  outcome: null,
  answer: null,
  decidedAt: null,
};

const withCase = (state: Partial<FixtureCase> = {}): MockData => ({
  ...mockData,
  stories: mockData.stories.map((story) =>
    story.id === storyId
      ? { ...story, isPublic: false, unpublishedReason: 'Рассказ из журнала.' }
      : story,
  ),
  cases: [{ ...decided, ...state }],
});

const meta = {
  title: 'Library/Decisions of moderators',
  component: DecisionsPage,
  parameters: {
    ...usage({
      when: 'What moderators decided about the stories of an author, and the way to appeal.',
      whenNot: 'The author cannot sign in.',
      instead: 'LinkedDecisionsPage.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'Each decision gives the reason and the rule as text.',
      do: 'Say what the author can do.',
      dont: 'Name the moderator.',
    }),
    layout: 'fullscreen',
  },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', { database: withCase() })),
  decorators: [inPage, withLibrary(author)],
} satisfies Meta<typeof DecisionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const appealButton = () => ({
  name: t(decisionMessages).appealOf(t(decisionMessages).story('Снег идёт вверх')),
});

const openDialog = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', appealButton()));
  return within(await screen.findByRole('dialog', { name: t(decisionMessages).appealTitle }));
};

const send = (dialog: Canvas) =>
  userEvent.click(dialog.getByRole('button', { name: t(decisionMessages).send }));

export const Filled: Story = {
  tags: ['conditions', 'screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(t(decisionMessages).reason('Рассказ из журнала.')),
    ).toBeVisible();
    await expect(canvas.getByRole('button', appealButton())).toBeVisible();
  },
};

/** A warning changes nothing but can be appealed, too. */
export const Notice: Story = {
  beforeEach: ({ msw }) => {
    const decision = { ...decided.decision, outcome: 'notice' as const };
    const database = { ...mockData, cases: [{ ...decided, decision }] } as MockData;
    msw.use(...createHandlers('ok', { database }));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: t(decisionMessages).sanctions.notice }),
    ).toBeVisible();
    await expect(
      canvas.getByText(t(decisionMessages).becauseOfStory('Снег идёт вверх')),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: new RegExp(`^${t(decisionMessages).appeal}`) }),
    ).toBeVisible();
  },
};

/** The staff took the decision back by themselves. */
export const TakenBack: Story = {
  beforeEach: ({ msw }) => {
    const reversedAt = '2026-10-09T08:00:00.000Z';
    const reversal = { reason: 'Решили слишком строго.', reversedAt };
    const decision = { ...decided.decision, outcome: 'banned' as const, reversedAt, reversal };
    const database = { ...mockData, cases: [{ ...decided, decision }] } as MockData;
    msw.use(...createHandlers('ok', { database }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(decisionMessages).states.reversed)).toBeVisible();
    await expect(
      canvas.getByText(t(decisionMessages).answer('Решили слишком строго.')),
    ).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: new RegExp(`^${t(decisionMessages).appeal}`) }),
    ).toBeNull();
  },
};

export const Appealed: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    const text = dialog.getByRole('textbox', { name: new RegExp(t(decisionMessages).field) });
    await send(dialog);
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(text, 'Это мой рассказ');
    await send(dialog);
    await expectToast(t(decisionMessages).sent);
    await expect(await canvas.findByText(t(decisionMessages).states.pending)).toBeVisible();
    await expect(canvas.queryByRole('button', appealButton())).toBeNull();
  },
};

/** The text stays where the server did not take it. */
export const AppealFailed: Story = {
  play: async ({ canvas, msw }) => {
    const dialog = await openDialog(canvas);
    const text = dialog.getByRole('textbox', { name: new RegExp(t(decisionMessages).field) });
    await userEvent.type(text, 'Это мой рассказ');
    msw.use(...createHandlers('failing'));
    await send(dialog);
    await waitFor(() =>
      expect(dialog.getByText(new RegExp(t(decisionMessages).failed))).toBeVisible(),
    );
    await expect(text).toHaveValue('Это мой рассказ');
  },
};

/** Nobody but who decided could decide the appeal. */
export const Waiting: Story = {
  beforeEach: ({ msw }) => {
    const users = mockData.users.filter(({ id, role }) => role === 'User' || id === admin.id);
    const database = { ...withCase({ status: 'appealed', appeal }), users };
    msw.use(...createHandlers('ok', { database }));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(new RegExp(t(decisionMessages).states.waiting)),
    ).toBeVisible();
  },
};

export const Reversed: Story = {
  beforeEach: ({ msw }) => {
    const outcome = {
      outcome: 'reversed' as const,
      answer: 'Вы правы.',
      decidedAt: '2026-10-09T08:00:00.000Z',
    };
    const database = withCase({ appeal: { ...appeal, ...outcome } });
    msw.use(...createHandlers('ok', { database }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(decisionMessages).states.reversed)).toBeVisible();
    await expect(canvas.getByText(t(decisionMessages).answer('Вы правы.'))).toBeVisible();
  },
};

export const Empty: Story = {
  decorators: [withLibrary(boris)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(decisionMessages).empty)).toBeVisible();
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
    msw.use(...createHandlers('ok'));
    await userEvent.click(
      canvas.getByRole('button', { name: t({ ru: 'Попробовать снова', en: 'Try again' }) }),
    );
    await expect(await canvas.findByText(t(decisionMessages).empty)).toBeVisible();
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
    await expect(await canvas.findByText('Reason: Рассказ из журнала.')).toBeVisible();
  },
};
