import { anna, boris, lighthouseStory } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, findDialog, inPage, picturedScreen, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withLibrary } from '../testing/withLibrary.tsx';
import { Comments } from './Comments.tsx';

const unsentKey = `dreamfork:comment:${boris.id}:${lighthouseStory.id}`;

const meta = {
  title: 'Library/Comments',
  component: Comments,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: 'What readers wrote under a story: reading, writing, removing, reporting.',
      whenNot: 'Moderators look over reports.',
      instead: 'ModerationPage of `admin`.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
        Escape: 'Closes a dialog.',
      },
      accessibility: 'A list with times; what is sent or fails is announced.',
      do: 'Keep what was typed if it could not be sent.',
      dont: 'Remove without asking.',
    }),
  },
  args: { id: lighthouseStory.id },
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers('ok'));
    return () => sessionStorage.removeItem(unsentKey);
  },
  decorators: [inPage, withLibrary(boris)],
} satisfies Meta<typeof Comments>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const own = 'Дочитал до фонаря и пошёл проверять свою дверь.';
const text = 'Свет виден и отсюда.';

const comments = (canvas: Canvas) => canvas.findByRole('list', { name: 'Комментарии' });

const send = async (canvas: Canvas, comment: string) => {
  await comments(canvas);
  if (comment !== '') {
    await userEvent.click(canvas.getByRole('textbox', { name: /Ваш комментарий/ }));
    await userEvent.paste(comment);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
};

const removeOwn = async (canvas: Canvas) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Удалить комментарий: Борис Камышов' }),
  );
  const question = within(await screen.findByRole('alertdialog'));
  await waitFor(() => expect(question.getByText('Удалить этот комментарий?')).toBeVisible());
  return question;
};

const report = async (canvas: Canvas, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await findDialog());
};

const reportStory = 'Пожаловаться на историю';
const reportComment = 'Пожаловаться на комментарий: Анна Северная';

const sendReport = (dialog: Canvas) =>
  userEvent.click(dialog.getByRole('button', { name: 'Отправить жалобу' }));

/** Authors may delete their own comments and report those of others. */
export const Filled: Story = {
  tags: ['conditions', 'screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    const list = within(await comments(canvas));
    await expect(list.getByText(own)).toBeVisible();
    await expect(list.getByText('Автор истории')).toBeVisible();
    await expect(list.getByText('Вы')).toBeVisible();
    await expect(list.getAllByRole('button', { name: /^Удалить комментарий/ })).toHaveLength(1);
    await expect(list.getAllByRole('button', { name: /^Пожаловаться/ })).toHaveLength(3);
  },
};

/** The author of the story may delete every comment. */
export const AuthorOfTheStory: Story = {
  decorators: [withLibrary(anna)],
  play: async ({ canvas }) => {
    const list = within(await comments(canvas));
    await expect(list.getAllByRole('button', { name: /^Удалить комментарий/ })).toHaveLength(4);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 600_000 })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('status', { name: 'Комментарии загружаются' }),
    ).toBeVisible();
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Не удалось загрузить комментарии')).toBeVisible();
    msw.use(...createHandlers('ok'));
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать снова' }));
    await expect(await comments(canvas)).toBeVisible();
  },
};

export const Sent: Story = {
  play: async ({ canvas }) => {
    await send(canvas, text);
    await waitFor(async () => expect(await comments(canvas)).toHaveTextContent(text));
    await expect(await canvas.findByText('Комментарий опубликован.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Ваш комментарий/ })).toHaveValue('');
    await expect(canvas.getByText('Комментарии: 5')).toBeVisible();
  },
};

/** What was not sent is in the field again after a reload or a login, until it is sent. */
export const Unsent: Story = {
  beforeEach: () => sessionStorage.setItem(unsentKey, text),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /Ваш комментарий/ });
    await expect(field).toHaveValue(text);
    await userEvent.type(field, '!');
    await expect(sessionStorage.getItem(unsentKey)).toBe(`${text}!`);
    await send(canvas, '');
    await waitFor(async () => expect(await comments(canvas)).toHaveTextContent(`${text}!`));
    await waitFor(() => expect(sessionStorage.getItem(unsentKey)).toBeNull());
  },
};

export const SendPending: Story = {
  play: async ({ canvas, msw }) => {
    await comments(canvas);
    msw.use(...createHandlers('slow', { slowness: 600_000 }));
    await send(canvas, text);
    await expect(canvas.getByRole('button', { name: /Отправить/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The text stays in the field when sending failed. */
export const SendFailed: Story = {
  play: async ({ canvas, msw }) => {
    await comments(canvas);
    msw.use(...createHandlers('failing'));
    await send(canvas, text);
    await expect(await canvas.findByText(/Комментарий не отправлен/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Ваш комментарий/ })).toHaveValue(text);
  },
};

export const EmptyText: Story = {
  play: async ({ canvas }) => {
    await send(canvas, '');
    await expect(canvas.getByText('Напишите хотя бы слово.')).toBeVisible();
  },
};

export const TooLongText: Story = {
  play: async ({ canvas }) => {
    await send(canvas, 'а'.repeat(2003));
    await expect(canvas.getByText('Слишком длинно: уберите 3 знака.')).toBeVisible();
  },
};

export const Removed: Story = {
  play: async ({ canvas }) => {
    const question = await removeOwn(canvas);
    await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
    await expectToast('Комментарий удалён');
    await waitFor(() => expect(canvas.queryByText(own)).toBeNull());
  },
};

/** A removal that the server refuses brings the comment back. */
export const RemovalFailed: Story = {
  play: async ({ canvas, msw }) => {
    const question = await removeOwn(canvas);
    msw.use(...createHandlers('failing'));
    await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
    await expectToast('Не удалось удалить комментарий');
    await expect(canvas.getByText(own)).toBeVisible();
  },
};

export const ReportDialog: Story = {
  tags: ['conditions'],
  play: async ({ canvas }) => {
    const dialog = await report(canvas, reportStory);
    await expect(dialog.getAllByRole('radio')).toHaveLength(6);
    await sendReport(dialog);
    await expect(dialog.getByText('Выберите, что не так.')).toBeVisible();
  },
};

export const ReportDetailsTooLong: Story = {
  play: async ({ canvas }) => {
    const dialog = await report(canvas, reportStory);
    await userEvent.click(dialog.getByRole('textbox', { name: /Подробности/ }));
    await userEvent.paste('а'.repeat(1001));
    await sendReport(dialog);
    await waitFor(() => expect(dialog.getByText(/Подробности длиннее 1000 знаков/)).toBeVisible());
  },
};

export const StoryReported: Story = {
  play: async ({ canvas }) => {
    const dialog = await report(canvas, reportStory);
    await userEvent.click(dialog.getByText('Чужой текст'));
    await sendReport(dialog);
    await expectToast('Жалоба отправлена');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const CommentReported: Story = {
  play: async ({ canvas }) => {
    const dialog = await report(canvas, reportComment);
    await expect(
      dialog.getByRole('heading', { name: 'Пожаловаться на комментарий' }),
    ).toBeVisible();
    await userEvent.click(dialog.getByText('Спам или реклама'));
    await sendReport(dialog);
    await expectToast('Жалоба отправлена');
  },
};

export const ReportPending: Story = {
  play: async ({ canvas, msw }) => {
    const dialog = await report(canvas, reportStory);
    msw.use(...createHandlers('slow', { slowness: 600_000 }));
    await userEvent.click(dialog.getByText('Оскорбления'));
    await sendReport(dialog);
    await expect(dialog.getByRole('button', { name: /Отправить жалобу/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const ReportFailed: Story = {
  play: async ({ canvas, msw }) => {
    const dialog = await report(canvas, reportStory);
    msw.use(...createHandlers('failing'));
    await userEvent.click(dialog.getByText('Оскорбления'));
    await sendReport(dialog);
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('Не удалось отправить жалобу'),
    );
  },
};
