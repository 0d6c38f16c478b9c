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
import { inPage, picturedScreen, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, waitForStatus, waitForToast } from '../testing/storyActions.ts';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { CasePage } from './ModerationPage.tsx';

const [_reportedComment, , reportedStory] = fixtureReports;

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

export const Open: Story = {
  tags: ['conditions', 'screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: '«Снег идёт вверх»', level: 2 }),
    ).toBeVisible();
    await expect(canvas.getByText('Похожий рассказ я читал в журнале.')).toBeVisible();
    await expect(canvas.getByText(/^Первая жалоба/)).toBeVisible();
    await expect(canvas.getByText('Читатели видят историю сейчас.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Снять с публикации' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'К списку жалоб' })).toBeVisible();
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
    await expect(await canvas.findByText(/Дело остаётся до решения/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Прочитать историю' })).toBeNull();
    await press(canvas, 'Прочитать, как было');
    await expect(
      await canvas.findByText('Читается «Снег идёт вверх», место: начало'),
    ).toBeVisible();
    const history = within(await canvas.findByRole('list', { name: 'История дела' }));
    await expect(await history.findByText('Прочитана история из дела')).toBeVisible();
    await press(canvas, 'Открыть это место');
    await expect(await canvas.findByText(/Этого места в сохранённой истории нет/)).toBeVisible();
    await press(canvas, 'Закрыть историю');
    await expect(canvas.getByRole('button', { name: 'Прочитать, как было' })).toBeVisible();
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
    await expect(await canvas.findByText(/Вы сами пожаловались/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Взять дело' })).toBeNull();
  },
};

export const Claimed: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Взять дело');
    await waitForToast('Дело у вас');
    await expect(await canvas.findByText(/Дело у вас до/)).toBeVisible();
    await expect(await canvas.findByText('Дело взято')).toBeVisible();
    await press(canvas, 'Отпустить');
    await waitForToast('Дело свободно');
    await expect(await canvas.findByRole('button', { name: 'Взять дело' })).toBeVisible();
  },
};

export const ClaimedByAnother: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', withCase({ claim }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Это дело взял другой модератор/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Взять дело' })).toBeNull();
  },
};

/** Somebody else was quicker: the refusal says so, and the page shows who. */
export const ClaimRefused: Story = {
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('button', { name: 'Взять дело' });
    msw.use(...createHandlers('ok', withCase({ claim })));
    await press(canvas, 'Взять дело');
    await waitForToast('Не получилось');
    await expect(await canvas.findByText(/Это дело взял другой модератор/)).toBeVisible();
  },
};

export const NoteAdded: Story = {
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('textbox', { name: 'Заметка для модераторов' });
    const { bottom } = canvas
      .getByRole('button', { name: 'Добавить заметку' })
      .getBoundingClientRect();
    const { top } = canvas.getByText('Напишите заметку').getBoundingClientRect();
    await expect(top).toBeGreaterThan(bottom);
    await userEvent.type(note, 'Спросить автора');
    await press(canvas, 'Добавить заметку');
    await waitForToast('Заметка добавлена');
    await expect(
      within(await canvas.findByRole('list', { name: 'История дела' })).getByText(
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
    await press(canvas, 'Взять дело');
    await press(canvas, 'Отменить решение');
    const dialog = within(await screen.findByRole('dialog', { name: 'Отменить решение' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Ответ автору/ }), 'Вы правы');
    await press(dialog, 'Отменить решение');
    await waitForStatus(canvas, 'Решено');
    await expect(canvas.getByText('Вы правы', { selector: 'p' })).toBeVisible();
  },
};

/** Who decided does not decide the appeal. */
export const AppealOfOwnDecision: Story = {
  decorators: [withAdmin(admin)],
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', withCase(appealed))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/должен другой модератор/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Взять дело' })).toBeNull();
  },
};

export const Unknown: Story = {
  args: { id: 'unknown' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Такого дела нет/)).toBeVisible();
  },
};

export const Forbidden: Story = {
  decorators: [withAdmin(anna)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Недостаточно прав для этого действия.')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 600_000 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Дело загружается' })).toBeVisible();
  },
};

export const Dark: Story = {
  ...Open,
  tags: ['!test'],
  globals: { theme: 'dark' },
};
export const Creative: Story = {
  ...Open,
  tags: ['!test'],
  globals: { theme: 'creative' },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Take the case' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'History of the case' })).toBeVisible();
  },
};
