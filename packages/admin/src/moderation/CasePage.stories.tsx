import { errorMessages } from '@dreamfork/api-client';
import {
  admin,
  anna,
  type FixtureCase,
  fixtureReports,
  type MockData,
  mockData,
  moderator,
} from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { inPage, picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { securityMessages } from '../security/messages.ts';
import { press, waitForStatus, waitForToast } from '../testing/storyActions.ts';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { caseMessages } from './case.messages.ts';
import { CasePage } from './ModerationPage.tsx';
import { moderationMessages } from './messages.ts';

const [reportedComment, , reportedStory] = fixtureReports;

const storyId = reportedStory?.storyId ?? '';

const meta = {
  title: 'Admin/Moderation/Case',
  component: CasePage,
  args: { id: storyId },
  parameters: {
    ...usage({
      when: 'One case: what was reported, by whom, what was decided, notes and the appeal.',
      whenNot: 'Several cases are looked over.',
      instead: 'ModerationPage.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'Decisions are dialogs that need a reason; the history is a list with times.',
      do: 'Claim a case before deciding.',
      dont: 'Decide without a reason: its author reads it.',
    }),
    layout: 'fullscreen',
  },
  beforeEach: ({ globals, msw }) => {
    msw.use(...createHandlers('ok'));
    return saveStoryTheme({ globals });
  },
  decorators: [inPage, withAdmin(moderator)],
} satisfies Meta<typeof CasePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const takenByAnother = () =>
  t({ ru: /Это дело взял другой модератор/, en: /Another moderator has taken this case/ });

const withCase = (state: Partial<FixtureCase>): { database: MockData } => ({
  database: {
    ...mockData,
    cases: [{ id: storyId, status: 'open', claim: null, decision: null, appeal: null, ...state }],
  },
});

const claim = { moderatorId: admin.id, endsAt: '2026-11-01T09:30:00.000Z' };

const appealed: Partial<FixtureCase> = {
  status: 'appealed',
  decision: {
    outcome: 'unpublished',
    reason: 'Рассказ из журнала.',
    moderatorId: admin.id,
    decidedAt: '2026-10-07T08:00:00.000Z',
  },
  appeal: {
    text: 'Журнал напечатал меня.',
    createdAt: '2026-10-08T08:00:00.000Z',
    outcome: null,
    answer: null,
    decidedAt: null,
  },
};

export const Filled: Story = {
  tags: ['conditions', 'screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: t(moderationMessages).storyTitle('Снег идёт вверх'),
        level: 1,
      }),
    ).toBeVisible();
    await expect(canvas.getByText('Похожий рассказ я читал в журнале.')).toBeVisible();
    await expect(
      canvas.getByText(t({ ru: /^Первая жалоба/, en: /^First reported/ })),
    ).toBeVisible();
    await expect(canvas.getByText(t(caseMessages).visibility.story.visible)).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: t(moderationMessages).unpublish }),
    ).toBeNull();
    await expect(canvas.getByRole('link', { name: t(caseMessages).toQueue })).toBeVisible();
    // The evidence and the reports come before how things stand.
    const sections = canvas
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    const { evidence, reports, progress, history } = t(caseMessages);
    await expect(sections).toEqual([evidence, reports, progress, history]);
  },
};

const onDraft: MockData = {
  ...mockData,
  cases: [
    {
      id: reportedComment?.commentId ?? '',
      ...{ status: 'open', claim: null, decision: null, appeal: null },
      review: {
        quote: 'тонкий и ровный',
        suggestion: 'тонкий, как нить',
        thread: [{ id: 'first', authorName: 'Нина', text: 'Карандаш слишком чистый.' }],
      },
    },
  ],
};

/** A comment on a draft: moderators see the quote and the thread, and no way to the draft. */
export const CommentOnDraft: Story = {
  args: { id: reportedComment?.commentId ?? '' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', { database: onDraft })),
  play: async ({ canvas }) => {
    const { quote, suggestion, saidBefore } = t(caseMessages);
    await expect(await canvas.findByText(t(caseMessages).onDraft)).toBeVisible();
    await expect(canvas.getByText(quote('тонкий и ровный'))).toBeVisible();
    await expect(canvas.getByText(suggestion('тонкий, как нить'))).toBeVisible();
    await expect(canvas.getByText(saidBefore('Нина', 'Карандаш слишком чистый.'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t(moderationMessages).read })).toBeNull();
  },
};

const hidden: MockData = {
  ...mockData,
  stories: mockData.stories.map((story) =>
    story.id === storyId ? { ...story, isPublic: false } : story,
  ),
  reports: fixtureReports.map((report) =>
    report === reportedStory ? { ...report, nodeId: 'gone' } : report,
  ),
};

/** The author has hidden the story: the case stays, and holds the story as it was. */
export const HiddenByAuthor: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', { database: hidden })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(caseMessages).visibility.story.hidden)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t(moderationMessages).read })).toBeNull();
    await press(canvas, t(caseMessages).readAsItWas);
    await expect(
      await canvas.findByText('Читается «Снег идёт вверх», место: начало'),
    ).toBeVisible();
    const history = within(await canvas.findByRole('list', { name: t(caseMessages).history }));
    await expect(
      await history.findByText(t(securityMessages).actions['case-story-read']),
    ).toBeVisible();
    await press(canvas, t(caseMessages).readPlace);
    await expect(await canvas.findByText(t(caseMessages).placeMissing)).toBeVisible();
    await press(canvas, t(caseMessages).closeStory);
    await expect(canvas.getByRole('button', { name: t(caseMessages).readAsItWas })).toBeVisible();
  },
};

/** Who reported it does not decide it. */
export const ReportedByOneself: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...createHandlers('ok', {
        database: {
          ...mockData,
          reports: fixtureReports.map((report) => ({ ...report, reporterId: moderator.id })),
        },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(caseMessages).own)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t(caseMessages).claim })).toBeNull();
  },
};

export const Claimed: Story = {
  play: async ({ canvas }) => {
    await press(canvas, t(caseMessages).claim);
    await waitForToast(t(caseMessages).claimed);
    await expect(
      await canvas.findByText(t({ ru: /Дело у вас до/, en: /The case is yours until/ })),
    ).toBeVisible();
    await expect(await canvas.findByText(t(securityMessages).actions['case-claim'])).toBeVisible();
    await press(canvas, t(caseMessages).release);
    await waitForToast(t(caseMessages).released);
    await expect(await canvas.findByRole('button', { name: t(caseMessages).claim })).toBeVisible();
  },
};

export const ClaimedByAnother: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', withCase({ claim }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(takenByAnother())).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t(caseMessages).claim })).toBeNull();
  },
};

/** Somebody else was quicker: the refusal says so, and the page shows who. */
export const ClaimRefused: Story = {
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('button', { name: t(caseMessages).claim });
    msw.use(...createHandlers('ok', withCase({ claim })));
    await press(canvas, t(caseMessages).claim);
    await waitForToast(t(moderationMessages).failed);
    await expect(await canvas.findByText(takenByAnother())).toBeVisible();
  },
};

export const NoteAdded: Story = {
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('textbox', { name: t(caseMessages).noteField });
    const { bottom } = canvas
      .getByRole('button', { name: t(caseMessages).addNote })
      .getBoundingClientRect();
    const { top } = canvas.getByText(t(caseMessages).noteMissing).getBoundingClientRect();
    await expect(top).toBeGreaterThan(bottom);
    await userEvent.type(note, 'Спросить автора');
    await press(canvas, t(caseMessages).addNote);
    await waitForToast(t(caseMessages).noteAdded);
    await expect(
      within(await canvas.findByRole('list', { name: t(caseMessages).history })).getByText(
        'Спросить автора',
      ),
    ).toBeVisible();
    await waitFor(() => expect(note).toHaveValue(''));
  },
};

export const AppealReversed: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', withCase(appealed))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Журнал напечатал меня.')).toBeVisible();
    await press(canvas, t(caseMessages).claim);
    await press(canvas, t(caseMessages).reverse);
    const dialog = within(await screen.findByRole('dialog', { name: t(caseMessages).reverse }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: new RegExp(t(caseMessages).answer) }),
      'Вы правы',
    );
    await press(dialog, t(caseMessages).reverse);
    await waitForStatus(canvas, t(caseMessages).statuses.settled);
    await expect(canvas.getByText('Вы правы', { selector: 'p' })).toBeVisible();
  },
};

/** Who decided does not decide the appeal. */
export const AppealOfOwnDecision: Story = {
  decorators: [withAdmin(admin)],
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', withCase(appealed))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(caseMessages).appealOwn)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t(caseMessages).claim })).toBeNull();
  },
};

export const Unknown: Story = {
  args: { id: 'unknown' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(errorMessages)['case-not-found'])).toBeVisible();
  },
};

export const Forbidden: Story = {
  decorators: [withAdmin(anna)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(errorMessages).forbidden)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 600_000 })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('status', { name: t(caseMessages).loading }),
    ).toBeVisible();
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Take the case' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'History of the case' })).toBeVisible();
  },
};
