import { fixtureReports, moderator } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { inPage, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { press, waitForStatus, waitForToast } from '../testing/storyActions.ts';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { CasePage } from './ModerationPage.tsx';

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
type Canvas = ReturnType<typeof within>;

const openSanction = async (canvas: Canvas) => {
  await press(canvas, 'Взять дело');
  await press(canvas, 'Решить об авторе');
  return within(await screen.findByRole('dialog', { name: 'Решение об авторе' }));
};

/** A notice asks for nothing but a reason, which a template begins. */
export const Warned: Story = {
  play: async ({ canvas }) => {
    const dialog = await openSanction(canvas);
    await expect(dialog.queryByRole('checkbox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Предупредить' }));
    await expect(dialog.getByRole('textbox', { name: /^Причина/ })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: /^Причина/ }), 'Без оскорблений.');
    await userEvent.click(dialog.getByRole('button', { name: 'Предупредить' }));
    await waitForToast('Автор предупреждён');
    await expect(await canvas.findByText('Автору вынесено предупреждение')).toBeVisible();
  },
};

/** A suspension with an end that hides the story, taken back with a reason. */
export const SuspendedAndReversed: Story = {
  play: async ({ canvas }) => {
    const dialog = await openSanction(canvas);
    await userEvent.click(dialog.getByRole('radio', { name: /^Приостановить/ }));
    const days = dialog.getByRole('textbox', { name: 'На сколько дней' });
    await userEvent.clear(days);
    await userEvent.type(days, '14');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'И снять историю с публикации' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Причина/ }), 'Оскорбления.');
    await userEvent.click(dialog.getByRole('button', { name: 'Приостановить' }));
    await waitForToast('Доступ автора приостановлен');
    await expect(await canvas.findByText(/^До 15\.11\.2026/)).toBeVisible();
    await expect(
      await canvas.findByText('История снята с публикации: читатели её не видят.'),
    ).toBeVisible();
    await press(canvas, 'Отменить решение');
    const reversal = within(await screen.findByRole('dialog', { name: 'Отменить решение' }));
    await userEvent.type(reversal.getByRole('textbox'), 'Слишком строго.');
    await userEvent.click(reversal.getByRole('button', { name: 'Отменить решение' }));
    await waitForToast('Решение отменено');
    await expect(await canvas.findByText(/^Отменено/)).toBeVisible();
    await expect(await canvas.findByText('Читатели видят историю сейчас.')).toBeVisible();
  },
};

export const Unpublished: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Взять дело');
    await press(canvas, 'Снять с публикации');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Снять историю с публикации' }),
    );
    const reason = dialog.getByRole('textbox', { name: /^Причина/ });
    await press(dialog, 'Снять с публикации');
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(reason, 'Чужой текст');
    await press(dialog, 'Снять с публикации');
    await waitForToast('История снята с публикации');
    await waitForStatus(canvas, 'Решено');
    await expect(canvas.getByText('Причина: Чужой текст')).toBeVisible();
  },
};

/** A decision that does not reach the server keeps its dialog and the reason. */
export const ConnectionLost: Story = {
  play: async ({ canvas, msw }) => {
    const dialog = await openSanction(canvas);
    const reason = dialog.getByRole('textbox', { name: /^Причина/ });
    await userEvent.type(reason, 'Без оскорблений.');
    msw.use(http.post('*/sanction', () => HttpResponse.error(), { once: true }));
    await press(dialog, 'Предупредить');
    await waitForToast('Не получилось');
    await expect(reason).toHaveValue('Без оскорблений.');
    await press(dialog, 'Предупредить');
    await waitForToast('Автор предупреждён');
  },
};

/** A template fills the reason, which stays editable. */
export const ReasonTemplate: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Взять дело');
    await press(canvas, 'Снять с публикации');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Снять историю с публикации' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: /Шаблон причины/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Чужой текст' }));
    await expect(dialog.getByRole('textbox', { name: /^Причина/ })).toHaveValue(
      'Здесь чужой текст или чужая картинка без разрешения. Замените их своими.',
    );
  },
};

export const CommentRemoved: Story = {
  args: { id: commentId },
  play: async ({ canvas }) => {
    await press(canvas, 'Взять дело');
    await press(canvas, 'Удалить комментарий');
    const dialog = within(await screen.findByRole('dialog', { name: 'Удалить комментарий' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Причина/ }), 'Реклама');
    await press(dialog, 'Удалить комментарий');
    await waitForToast('Комментарий удалён');
    await waitForStatus(canvas, 'Решено');
    await expect(canvas.getByText('Купите лучше мои рассказы, они короче.')).toBeVisible();
  },
};

export const Dismissed: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Взять дело');
    await press(canvas, 'Отклонить жалобы');
    await waitForStatus(canvas, 'Решено');
  },
};
