import { reportReasonNames } from '@dreamfork/api-client';
import { fixtureReports, moderator } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { inPage, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { press, waitForStatus, waitForToast } from '../testing/storyActions.ts';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { caseMessages } from './case.messages.ts';
import { CasePage } from './ModerationPage.tsx';
import { moderationMessages } from './messages.ts';
import { sanctionMessages } from './sanctions.messages.ts';

const [reportedComment, , reportedStory] = fixtureReports;
const commentId = reportedComment?.commentId ?? '';
const storyId = reportedStory?.storyId ?? '';

const meta = {
  title: 'Admin/Moderation/Case/Decisions',
  component: CasePage,
  args: { id: storyId },
  parameters: {
    ...usage({
      when: 'Deciding a case: about its author, or about what was reported.',
      whenNot: 'The author has appealed.',
      instead: 'The appeal on the page of the case.',
      keyboard: { Tab: 'Moves through the fields of the decision.', Escape: 'Closes the dialog.' },
      accessibility: 'Decisions are dialogs that need a reason; the new status is announced.',
      do: 'Begin with a template of the reason.',
      dont: 'Suspend where a warning is enough.',
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

const reasonField = () => ({ name: new RegExp(`^${t(sanctionMessages).reason}`) });
type Canvas = ReturnType<typeof within>;

const openSanction = async (canvas: Canvas) => {
  await press(canvas, t(caseMessages).claim);
  await press(canvas, t(sanctionMessages).open);
  return within(await screen.findByRole('dialog', { name: t(sanctionMessages).title }));
};

/** A notice asks for nothing but a reason, which a template begins. */
export const Warned: Story = {
  play: async ({ canvas }) => {
    const dialog = await openSanction(canvas);
    await expect(dialog.queryByRole('checkbox')).toBeNull();
    await userEvent.click(
      dialog.getByRole('button', { name: t(sanctionMessages).outcomes.notice }),
    );
    await expect(dialog.getByRole('textbox', reasonField())).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await userEvent.type(dialog.getByRole('textbox', reasonField()), 'Без оскорблений.');
    await userEvent.click(
      dialog.getByRole('button', { name: t(sanctionMessages).outcomes.notice }),
    );
    await waitForToast(t(sanctionMessages).done.notice);
    await expect(await canvas.findByText(t(caseMessages).outcomes.notice)).toBeVisible();
  },
};

/** A suspension with an end that hides the story, taken back with a reason. */
export const SuspendedAndReversed: Story = {
  play: async ({ canvas }) => {
    const dialog = await openSanction(canvas);
    await userEvent.click(
      dialog.getByRole('radio', { name: new RegExp(`^${t(sanctionMessages).outcomes.suspended}`) }),
    );
    const days = dialog.getByRole('textbox', { name: t(sanctionMessages).days });
    await userEvent.clear(days);
    await userEvent.type(days, '14');
    await userEvent.click(dialog.getByRole('checkbox', { name: t(sanctionMessages).hides.story }));
    await userEvent.type(dialog.getByRole('textbox', reasonField()), 'Оскорбления.');
    await userEvent.click(
      dialog.getByRole('button', { name: t(sanctionMessages).outcomes.suspended }),
    );
    await waitForToast(t(sanctionMessages).done.suspended);
    await expect(
      await canvas.findByText(t({ ru: /^До 15\.11\.2026/, en: /^Until 15\/11\/2026/ })),
    ).toBeVisible();
    await expect(
      await canvas.findByText(t(caseMessages).visibility.story.unpublished),
    ).toBeVisible();
    await press(canvas, t(caseMessages).reverse);
    const reversal = within(await screen.findByRole('dialog', { name: t(caseMessages).reverse }));
    await userEvent.type(reversal.getByRole('textbox'), 'Слишком строго.');
    await userEvent.click(reversal.getByRole('button', { name: t(caseMessages).reverse }));
    await waitForToast(t(caseMessages).reversed);
    await expect(
      await canvas.findByText(new RegExp(`^${t(sanctionMessages).reversed('')}`)),
    ).toBeVisible();
    await expect(await canvas.findByText(t(caseMessages).visibility.story.visible)).toBeVisible();
  },
};

export const Unpublished: Story = {
  play: async ({ canvas }) => {
    await press(canvas, t(caseMessages).claim);
    await press(canvas, t(moderationMessages).unpublish);
    const dialog = within(
      await screen.findByRole('dialog', { name: t(moderationMessages).unpublishTitle }),
    );
    const reason = dialog.getByRole('textbox', reasonField());
    await press(dialog, t(moderationMessages).unpublish);
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(reason, 'Чужой текст');
    await press(dialog, t(moderationMessages).unpublish);
    await waitForToast(t(moderationMessages).unpublished);
    await waitForStatus(canvas, t(caseMessages).statuses.settled);
    await expect(canvas.getByText(t(caseMessages).reason('Чужой текст'))).toBeVisible();
  },
};

/** A decision that does not reach the server keeps its dialog and the reason. */
export const ConnectionLost: Story = {
  play: async ({ canvas, msw }) => {
    const dialog = await openSanction(canvas);
    const reason = dialog.getByRole('textbox', reasonField());
    await userEvent.type(reason, 'Без оскорблений.');
    msw.use(http.post('*/sanction', () => HttpResponse.error(), { once: true }));
    await press(dialog, t(sanctionMessages).outcomes.notice);
    await waitForToast(t(moderationMessages).failed);
    await expect(reason).toHaveValue('Без оскорблений.');
    await press(dialog, t(sanctionMessages).outcomes.notice);
    await waitForToast(t(sanctionMessages).done.notice);
  },
};

/** A template fills the reason, which stays editable. */
export const ReasonTemplate: Story = {
  play: async ({ canvas }) => {
    await press(canvas, t(caseMessages).claim);
    await press(canvas, t(moderationMessages).unpublish);
    const dialog = within(
      await screen.findByRole('dialog', { name: t(moderationMessages).unpublishTitle }),
    );
    await userEvent.click(
      dialog.getByRole('button', { name: new RegExp(t(caseMessages).template) }),
    );
    await userEvent.click(
      await screen.findByRole('option', { name: t(reportReasonNames).copyright }),
    );
    await expect(dialog.getByRole('textbox', reasonField())).toHaveValue(
      t(caseMessages).templates.copyright,
    );
  },
};

export const CommentRemoved: Story = {
  args: { id: commentId },
  play: async ({ canvas }) => {
    await press(canvas, t(caseMessages).claim);
    await press(canvas, t(moderationMessages).removeComment);
    const dialog = within(
      await screen.findByRole('dialog', { name: t(moderationMessages).removeComment }),
    );
    await userEvent.type(dialog.getByRole('textbox', reasonField()), 'Реклама');
    await press(dialog, t(moderationMessages).removeComment);
    await waitForToast(t(moderationMessages).removed);
    await waitForStatus(canvas, t(caseMessages).statuses.settled);
    await expect(canvas.getByText('Купите лучше мои рассказы, они короче.')).toBeVisible();
  },
};

export const Dismissed: Story = {
  play: async ({ canvas }) => {
    await press(canvas, t(caseMessages).claim);
    await press(canvas, t(moderationMessages).dismiss);
    await waitForStatus(canvas, t(caseMessages).statuses.settled);
  },
};
