import { errorMessages } from '@dreamfork/api-client';
import {
  anna,
  type FixtureReport,
  fixtureReports,
  fixtureStories,
  type MockData,
  mockData,
  moderator,
} from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { inPage, picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { press } from '../testing/storyActions.ts';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { caseMessages } from './case.messages.ts';
import { ModerationPage } from './ModerationPage.tsx';
import { moderationMessages } from './messages.ts';

const meta = {
  title: 'Admin/Moderation/Queue',
  component: ModerationPage,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: 'The queue of reports: who has claimed what, what waits longest.',
      whenNot: 'One case is worked on.',
      instead: 'CasePage.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'A table; the state of a case is a word and not a colour alone.',
      do: 'Sort by the time of waiting.',
      dont: 'Open one case in two windows.',
    }),
  },
  beforeEach: ({ globals, msw }) => {
    msw.use(...createHandlers('ok'));
    return saveStoryTheme({ globals });
  },
  decorators: [inPage, withAdmin(moderator)],
} satisfies Meta<typeof ModerationPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const openTab = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('tab', { name }));

const waitForItems = (canvas: Canvas, count: number) =>
  waitFor(() => expect(canvas.queryAllByRole('article')).toHaveLength(count));

export const Filled: Story = {
  tags: ['conditions', 'screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: t(moderationMessages).tabs.open });
    await expect(within(list).getAllByRole('article')).toHaveLength(2);
    await expect(within(list).getByText(t(caseMessages).reportCount(2))).toBeVisible();
    await expect(within(list).getByText('Купите лучше мои рассказы, они короче.')).toBeVisible();
    await expect(
      within(list).getByRole('link', {
        name: t(caseMessages).openOf(t(moderationMessages).storyTitle('Снег идёт вверх')),
      }),
    ).toHaveAttribute('href', expect.stringMatching(/^\/moderation\/.+/));
  },
};

const [comment, , story] = fixtureReports;
const reason = 'Рассказ из журнала.';

/** One case that a moderator works on, and one that its author has appealed. */
const underWay: MockData = {
  ...mockData,
  cases: [
    {
      id: comment?.commentId ?? '',
      status: 'open',
      claim: { moderatorId: moderator.id, endsAt: '2026-11-01T09:30:00.000Z' },
      decision: null,
      appeal: null,
    },
    {
      id: story?.storyId ?? '',
      status: 'appealed',
      claim: null,
      decision: {
        outcome: 'unpublished',
        reason,
        moderatorId: moderator.id,
        decidedAt: '2026-10-07T08:00:00.000Z',
      },
      appeal: {
        text: 'Журнал напечатал меня.',
        createdAt: '2026-10-08T08:00:00.000Z',
        outcome: null,
        answer: null,
        decidedAt: null,
      },
    },
  ],
};

export const ClaimedAndAppealed: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', { database: underWay })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(caseMessages).claimedByYou)).toBeVisible();
    await openTab(canvas, t(moderationMessages).tabs.appealed);
    await expect(await canvas.findByText(t(caseMessages).statuses.appealed)).toBeVisible();
    await openTab(canvas, t(moderationMessages).tabs.settled);
    await expect(await canvas.findByText(t(moderationMessages).empty.settled)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...createHandlers('ok', { database: { ...mockData, reports: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(moderationMessages).empty.open)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 600_000 })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('status', { name: t(moderationMessages).loading }),
    ).toBeVisible();
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(moderationMessages).error)).toBeVisible();
  },
};

export const TriedAgain: Story = {
  beforeEach: Failing.beforeEach,
  play: async (context) => {
    await Failing.play?.(context);
    const { canvas, msw } = context;
    msw.use(...createHandlers('ok'));
    await press(canvas, t({ ru: 'Попробовать снова', en: 'Try again' }));
    await waitForItems(canvas, 2);
  },
};

/** The server refuses a user who is no moderator. */
export const Forbidden: Story = {
  decorators: [withAdmin(anna)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(errorMessages).forbidden)).toBeVisible();
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
  },
};

const commentIds = Array.from({ length: 25 }, (_, index) => `comment-${index}`);
const [commentedStory] = fixtureStories;

const longQueue: MockData = {
  ...mockData,
  stories: fixtureStories.map((story) =>
    story === commentedStory
      ? {
          ...story,
          comments: commentIds.map((id) => ({
            id,
            authorId: anna.id,
            text: `Комментарий ${id}`,
            createdAt: '2026-10-05T12:00:00.000Z',
          })),
        }
      : story,
  ),
  reports: commentIds.map(
    (commentId): FixtureReport => ({
      storyId: commentedStory?.id ?? '',
      commentId,
      reporterId: moderator.id,
      reason: 'other',
      details: null,
      reportedAt: '2026-10-06T08:00:00.000Z',
    }),
  ),
};

/** Further pages of the queue load near the end of the list. */
export const SeveralPages: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', { database: longQueue })),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.getByText(t(moderationMessages).shown(20))).toBeInTheDocument();
    // Fonts that load late move the end of the list away, so a moderator scrolls on.
    await waitFor(async () => {
      canvas.getByText(t({ ru: /^Показано дел: /, en: /^Cases shown: / })).scrollIntoView();
      await expect(canvas.getAllByRole('article')).toHaveLength(25);
    });
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Moderation', level: 1 }),
    ).toBeVisible();
    const list = await canvas.findByRole('list', { name: 'Open' });
    await expect(within(list).getByText('2 reports')).toBeVisible();
  },
};
