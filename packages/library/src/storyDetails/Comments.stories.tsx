import { reportReasonNames } from '@dreamfork/api-client';
import { anna, boris, lighthouseStory } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, findDialog, inPage, picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withLibrary } from '../testing/withLibrary.tsx';
import { Comments } from './Comments.tsx';
import { storyDetailsMessages } from './messages.ts';

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

const commentField = () => ({ name: new RegExp(t(storyDetailsMessages).field) });
const removal = () => ({ name: new RegExp(`^${t(storyDetailsMessages).removeOf('')}`) });

const own = 'Дочитал до фонаря и пошёл проверять свою дверь.';
const text = 'Свет виден и отсюда.';

const comments = (canvas: Canvas) =>
  canvas.findByRole('list', { name: t(storyDetailsMessages).comments });

const send = async (canvas: Canvas, comment: string) => {
  await comments(canvas);
  if (comment !== '') {
    await userEvent.click(canvas.getByRole('textbox', commentField()));
    await userEvent.paste(comment);
  }
  await userEvent.click(canvas.getByRole('button', { name: t(storyDetailsMessages).send }));
};

const removeOwn = async (canvas: Canvas) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: t(storyDetailsMessages).removeOf('Борис Камышов') }),
  );
  const question = within(await screen.findByRole('alertdialog'));
  await waitFor(() =>
    expect(question.getByText(t(storyDetailsMessages).removeQuestion)).toBeVisible(),
  );
  return question;
};

const report = async (canvas: Canvas, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await findDialog());
};

const reportStory = () => t(storyDetailsMessages).reportStory;
const reportComment = () => t(storyDetailsMessages).reportOf('Анна Северная');

const sendReport = (dialog: Canvas) =>
  userEvent.click(dialog.getByRole('button', { name: t(storyDetailsMessages).report.send }));

/** Authors may delete their own comments and report those of others. */
export const Filled: Story = {
  tags: ['conditions', 'screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    const list = within(await comments(canvas));
    await expect(list.getByText(own)).toBeVisible();
    await expect(list.getByText(t(storyDetailsMessages).author)).toBeVisible();
    await expect(list.getByText(t(storyDetailsMessages).yours)).toBeVisible();
    await expect(list.getAllByRole('button', removal())).toHaveLength(1);
    await expect(
      list.getAllByRole('button', { name: new RegExp(`^${t(storyDetailsMessages).reportOf('')}`) }),
    ).toHaveLength(3);
  },
};

/** The author of the story may delete every comment. */
export const AuthorOfTheStory: Story = {
  decorators: [withLibrary(anna)],
  play: async ({ canvas }) => {
    const list = within(await comments(canvas));
    await expect(list.getAllByRole('button', removal())).toHaveLength(4);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 600_000 })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('status', { name: t(storyDetailsMessages).loading }),
    ).toBeVisible();
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(storyDetailsMessages).error)).toBeVisible();
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
    await expect(await comments(canvas)).toBeVisible();
  },
};

export const Sent: Story = {
  play: async ({ canvas }) => {
    await send(canvas, text);
    await waitFor(async () => expect(await comments(canvas)).toHaveTextContent(text));
    await expect(await canvas.findByText(t(storyDetailsMessages).sent)).toBeVisible();
    await expect(canvas.getByRole('textbox', commentField())).toHaveValue('');
    await expect(canvas.getByText(t(storyDetailsMessages).commentsOf(5))).toBeVisible();
  },
};

/** What was not sent is in the field again after a reload or a login, until it is sent. */
export const Unsent: Story = {
  beforeEach: () => sessionStorage.setItem(unsentKey, text),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', commentField());
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
    await expect(
      canvas.getByRole('button', { name: new RegExp(t(storyDetailsMessages).send) }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The text stays in the field when sending failed. */
export const SendFailed: Story = {
  play: async ({ canvas, msw }) => {
    await comments(canvas);
    msw.use(...createHandlers('failing'));
    await send(canvas, text);
    await expect(
      await canvas.findByText(
        t({ ru: /Комментарий не отправлен/, en: /The comment was not sent/ }),
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', commentField())).toHaveValue(text);
  },
};

export const EmptyText: Story = {
  play: async ({ canvas }) => {
    await send(canvas, '');
    await expect(canvas.getByText(t(storyDetailsMessages).missing)).toBeVisible();
  },
};

export const TooLongText: Story = {
  play: async ({ canvas }) => {
    await send(canvas, 'а'.repeat(2003));
    await expect(canvas.getByText(t(storyDetailsMessages).tooLong(3))).toBeVisible();
  },
};

export const Removed: Story = {
  play: async ({ canvas }) => {
    const question = await removeOwn(canvas);
    await userEvent.click(question.getByRole('button', { name: t(storyDetailsMessages).remove }));
    await expectToast(t(storyDetailsMessages).removed);
    await waitFor(() => expect(canvas.queryByText(own)).toBeNull());
  },
};

/** A removal that the server refuses brings the comment back. */
export const RemovalFailed: Story = {
  play: async ({ canvas, msw }) => {
    const question = await removeOwn(canvas);
    msw.use(...createHandlers('failing'));
    await userEvent.click(question.getByRole('button', { name: t(storyDetailsMessages).remove }));
    await expectToast(t(storyDetailsMessages).removeFailed);
    await expect(canvas.getByText(own)).toBeVisible();
  },
};

export const ReportDialog: Story = {
  tags: ['conditions'],
  play: async ({ canvas }) => {
    const dialog = await report(canvas, reportStory());
    await expect(dialog.getAllByRole('radio')).toHaveLength(6);
    await sendReport(dialog);
    await expect(dialog.getByText(t(storyDetailsMessages).report.reasonMissing)).toBeVisible();
  },
};

export const ReportDetailsTooLong: Story = {
  play: async ({ canvas }) => {
    const dialog = await report(canvas, reportStory());
    await userEvent.click(
      dialog.getByRole('textbox', { name: new RegExp(t(storyDetailsMessages).report.details) }),
    );
    await userEvent.paste('а'.repeat(1001));
    await sendReport(dialog);
    await waitFor(() =>
      expect(dialog.getByText(t(storyDetailsMessages).report.tooLong(1000))).toBeVisible(),
    );
  },
};

export const StoryReported: Story = {
  play: async ({ canvas }) => {
    const dialog = await report(canvas, reportStory());
    await userEvent.click(dialog.getByText(t(reportReasonNames).copyright));
    await sendReport(dialog);
    await expectToast(t(storyDetailsMessages).report.sent);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const CommentReported: Story = {
  play: async ({ canvas }) => {
    const dialog = await report(canvas, reportComment());
    await expect(
      dialog.getByRole('heading', { name: t(storyDetailsMessages).report.comment }),
    ).toBeVisible();
    await userEvent.click(dialog.getByText(t(reportReasonNames).spam));
    await sendReport(dialog);
    await expectToast(t(storyDetailsMessages).report.sent);
  },
};

export const ReportPending: Story = {
  play: async ({ canvas, msw }) => {
    const dialog = await report(canvas, reportStory());
    msw.use(...createHandlers('slow', { slowness: 600_000 }));
    await userEvent.click(dialog.getByText(t(reportReasonNames).insult));
    await sendReport(dialog);
    await expect(
      dialog.getByRole('button', { name: new RegExp(t(storyDetailsMessages).report.send) }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ReportFailed: Story = {
  play: async ({ canvas, msw }) => {
    const dialog = await report(canvas, reportStory());
    msw.use(...createHandlers('failing'));
    await userEvent.click(dialog.getByText(t(reportReasonNames).insult));
    await sendReport(dialog);
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(t(storyDetailsMessages).report.failed),
    );
  },
};
