import {
  anna,
  type FixtureReport,
  fixtureStories,
  type MockData,
  mockData,
  moderator,
} from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { ModerationPage } from './ModerationPage.tsx';

const meta = {
  title: 'Admin/Moderation',
  component: ModerationPage,
  beforeEach: ({ globals, msw }) => {
    msw.use(...createHandlers('ok'));
    return saveStoryTheme({ globals });
  },
  decorators: [withAdmin(moderator)],
} satisfies Meta<typeof ModerationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const reportedComment = 'Купите лучше мои рассказы, они короче.';
const dismissStory = 'Отклонить жалобу: «Снег идёт вверх»';
const unpublishStory = 'Снять с публикации историю «Снег идёт вверх»';

const press = async (canvas: Canvas, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));

const pressRemoveComment = (canvas: Canvas) => press(canvas, /^Удалить комментарий автора/);

const openUnpublishDialog = async (canvas: Canvas) => {
  await press(canvas, unpublishStory);
  return within(await screen.findByRole('dialog', { name: 'Снять историю с публикации' }));
};

const waitForToast = (title: string) =>
  waitFor(() => expect(screen.getByText(title)).toBeVisible());

const waitForItems = (canvas: Canvas, count: number) =>
  waitFor(() => expect(canvas.queryAllByRole('article')).toHaveLength(count));

export const Filled: Story = {
  tags: ['conditions'],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Жалобы' });
    await expect(within(list).getAllByRole('article')).toHaveLength(2);
    await expect(within(list).getByText('2 жалобы')).toBeVisible();
    await expect(within(list).getByText(reportedComment)).toBeVisible();
    await expect(within(list).getByText('Чужой текст')).toBeVisible();
    const [, story] = within(list).getAllByRole('link', { name: 'Прочитать историю' });
    await expect(story).toHaveAttribute('href', expect.stringMatching(/^\/story\/.+/));
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...createHandlers('ok', { database: { ...mockData, reports: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Жалоб нет')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 600_000 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Жалобы загружаются' })).toBeVisible();
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Не удалось загрузить жалобы')).toBeVisible();
    msw.use(...createHandlers('ok'));
    await press(canvas, 'Попробовать снова');
    await waitForItems(canvas, 2);
  },
};

/** The server refuses a user who is no moderator. */
export const Forbidden: Story = {
  decorators: [withAdmin(anna)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Недостаточно прав для этого действия.')).toBeVisible();
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
  },
};

/** The list stays in view when it could not be loaded again. */
export const Stale: Story = {
  play: async ({ canvas, msw }) => {
    await waitForItems(canvas, 2);
    msw.use(...createHandlers('failing'));
    await press(canvas, dismissStory);
    await expect(await canvas.findByText(/Список мог измениться/)).toBeVisible();
    await waitForItems(canvas, 2);
    msw.use(...createHandlers('ok'));
    await press(canvas, 'Обновить');
    await waitFor(() => expect(canvas.queryByText(/Список мог измениться/)).toBeNull());
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
    await expect(canvas.getByText('Показано жалоб: 20')).toBeInTheDocument();
    // Fonts that load late move the end of the list away, so a moderator scrolls on.
    await waitFor(async () => {
      canvas.getByText(/^Показано жалоб: /).scrollIntoView();
      await expect(canvas.getAllByRole('article')).toHaveLength(25);
    });
  },
};

export const Dismissed: Story = {
  play: async ({ canvas }) => {
    await press(canvas, dismissStory);
    await waitForToast('Жалоба отклонена');
    await waitForItems(canvas, 1);
    await expect(canvas.queryByRole('button', { name: dismissStory })).toBeNull();
  },
};

export const RemovalQuestion: Story = {
  play: async ({ canvas }) => {
    await pressRemoveComment(canvas);
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByText('Удалить этот комментарий?')).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitForItems(canvas, 2);
  },
};

export const CommentRemoved: Story = {
  play: async ({ canvas }) => {
    await pressRemoveComment(canvas);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Удалить комментарий' }));
    await waitForToast('Комментарий удалён');
    await waitForItems(canvas, 1);
    await expect(canvas.queryByText(reportedComment)).toBeNull();
  },
};

export const UnpublishDialog: Story = {
  tags: ['conditions'],
  play: async ({ canvas }) => {
    const dialog = await openUnpublishDialog(canvas);
    await waitFor(() => expect(dialog.getByText(/Он увидит причину/)).toBeVisible());
    await expect(dialog.getByRole('textbox', { name: /Причина/ })).toHaveFocus();
  },
};

export const UnpublishReasonMissing: Story = {
  play: async ({ canvas }) => {
    const dialog = await openUnpublishDialog(canvas);
    const reason = dialog.getByRole('textbox', { name: /Причина/ });
    await press(dialog, 'Снять с публикации');
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByText(/Напишите причину/)).toBeVisible();
    await userEvent.click(reason);
    await userEvent.paste('а'.repeat(501));
    await expect(dialog.getByText(/Причина длиннее 500 знаков/)).toBeVisible();
  },
};

export const Unpublished: Story = {
  play: async ({ canvas }) => {
    const dialog = await openUnpublishDialog(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: /Причина/ }), 'Чужой текст');
    await press(dialog, 'Снять с публикации');
    await waitForToast('История снята с публикации');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitForItems(canvas, 1);
  },
};

/** The item leaves the list before the server has answered. */
export const DecisionPending: Story = {
  play: async ({ canvas, msw }) => {
    let answer = () => {};
    const waiting = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined);
    });
    msw.use(http.post('*/api/moderation/reports/:id/dismiss', () => waiting));
    await press(canvas, dismissStory);
    await waitForItems(canvas, 1);
    await expect(screen.queryByText('Жалоба отклонена')).toBeNull();
    // The handler has no response of its own: the request goes on to the mock server.
    answer();
    await waitForToast('Жалоба отклонена');
  },
};

/** A decision that the server refuses brings the item back. */
export const DecisionFailed: Story = {
  play: async ({ canvas, msw }) => {
    const dialog = await openUnpublishDialog(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: /Причина/ }), 'Чужой текст');
    msw.use(...createHandlers('failing'));
    await press(dialog, 'Снять с публикации');
    await waitForToast('Не получилось');
    await waitForItems(canvas, 2);
  },
};

export const Dark: Story = { ...Filled, tags: [], globals: { theme: 'dark' } };
export const Creative: Story = { ...Filled, tags: [], globals: { theme: 'creative' } };

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Moderation', level: 1 }),
    ).toBeVisible();
    const list = await canvas.findByRole('list', { name: 'Reports' });
    await expect(within(list).getByText('2 reports')).toBeVisible();
    await expect(within(list).getByText('Somebody else’s text')).toBeVisible();
  },
};
