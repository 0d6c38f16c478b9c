import { admin, mockData } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { systemMessages } from './messages.ts';
import { outgoingEmailMessages } from './outgoingEmails.messages.ts';
import { SystemPage } from './SystemPage.tsx';

const meta = {
  title: 'Admin/System',
  component: SystemPage,
  parameters: {
    ...usage({
      when: 'Settings of the server, its jobs and the notice that all pages show.',
      whenNot: 'Its health is looked at.',
      instead: 'UsersPage with the monitoring tab.',
      keyboard: { Tab: 'Moves through the fields and buttons.', Enter: 'Sends the form.' },
      accessibility:
        'Each setting is a labelled switch that takes effect at once; failures are told.',
      do: 'Tell people before maintenance by the notice.',
      dont: 'Retry a job before its fault is understood.',
    }),
    layout: 'fullscreen',
  },
  beforeEach: ({ globals, msw }) => {
    msw.use(...createHandlers('ok'));
    return saveStoryTheme({ globals });
  },
  decorators: [withAdmin(admin)],
} satisfies Meta<typeof SystemPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const fill = (canvas: Canvas, label: string, value: string) =>
  fireEvent.change(canvas.getByLabelText(new RegExp(`^${label}`)), { target: { value } });

/** Types a date and a time into the parts of a date picker. */
async function fillMoment(canvas: Canvas, label: string, digits: string) {
  const group = within(canvas.getByRole('group', { name: new RegExp(`^${label}`) }));
  await userEvent.click(group.getByRole('spinbutton', { name: t({ ru: /день/i, en: /day/i }) }));
  await userEvent.keyboard(digits);
}

export const Filled: Story = {
  tags: ['screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('row', {
        name: t({
          ru: /Почтовый сервер Настроено mail.dreamfork.test:465/,
          en: /Mail server Set up mail.dreamfork.test:465/,
        }),
      }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('row', {
        name: t({ ru: /Провайдер ИИ Не настроено/, en: /AI provider Not set up/ }),
      }),
    ).toBeVisible();
    await expect(canvas.getByText('17.2')).toBeVisible();
    await expect(canvas.getByText(t({ ru: '20,00 ГБ', en: '20.00 GB' }))).toBeVisible();
    await expect(
      canvas.getByRole('row', {
        name: t({
          ru: /медиафайлов Ошибка The storage does not answer/,
          en: /media Failed The storage does not answer/,
        }),
      }),
    ).toBeVisible();
  },
};

export const JobRetried: Story = {
  play: async ({ canvas }) => {
    const { runOf, retry, jobNames } = t(systemMessages);
    const name = runOf(retry, jobNames['media-upkeep']);
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(
      await canvas.findByRole('row', {
        name: t({ ru: /медиафайлов Выполнена/, en: /media Done/ }),
      }),
    ).toBeVisible();
  },
};

export const EmailsSentAgainAndDeleted: Story = {
  play: async ({ canvas }) => {
    const { sendTo, removeTo, reasons, none } = t(outgoingEmailMessages);
    const [refused, late] = mockData.failedEmails.map(({ recipient }) => recipient);
    await expect(await canvas.findByText(reasons.expired)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: sendTo(late ?? '') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: sendTo(refused ?? '') }));
    await waitFor(() => expect(canvas.queryByText(refused ?? '')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: removeTo(late ?? '') }));
    await expect(await canvas.findByText(none)).toBeVisible();
  },
};

export const RegistrationClosed: Story = {
  play: async ({ canvas }) => {
    const name = t(systemMessages).registrationOpen;
    const control = await canvas.findByRole('switch', { name });
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await waitFor(() => expect(canvas.getByRole('switch', { name })).not.toBeChecked());
    await waitFor(() => expect(canvas.getByRole('switch', { name })).toBeEnabled());
  },
};

export const NoticeSet: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t(systemMessages).show }));
    await expect(
      await canvas.findAllByText(new RegExp(t(systemMessages).timeMissing)),
    ).not.toHaveLength(0);
    const summary = within(
      canvas.getByRole('group', {
        name: t({ ru: 'Проверьте эти поля', en: 'Check these fields' }),
      }),
    );
    await userEvent.click(
      summary.getByRole('button', { name: new RegExp(`^${t(systemMessages).from}`) }),
    );
    const start = within(
      canvas.getByRole('group', { name: new RegExp(`^${t(systemMessages).from}`) }),
    );
    await expect(
      start.getByRole('spinbutton', { name: t({ ru: /день/i, en: /day/i }) }),
    ).toHaveFocus();
    await fill(canvas, t(systemMessages).textRu, 'Обновляем сервер');
    await fill(canvas, t(systemMessages).textEn, 'The server is being updated');
    await fillMoment(canvas, t(systemMessages).from, '011120261200');
    await fillMoment(canvas, t(systemMessages).to, '011120261100');
    await expect(await canvas.findByText(t(systemMessages).periodEmpty)).toBeVisible();
    await fillMoment(canvas, t(systemMessages).to, '011120261400');
    await userEvent.click(canvas.getByRole('button', { name: t(systemMessages).show }));
    await userEvent.click(await canvas.findByRole('button', { name: t(systemMessages).clear }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: t(systemMessages).clear })).toBeNull(),
    );
  },
};

export const NoticeShown: Story = {
  beforeEach: ({ msw }) => {
    const notice = {
      text: { ru: 'Ночью обновляем сервер', en: 'The server is updated tonight' },
      from: '2026-11-01T09:00:00.000Z',
      to: '2026-11-01T12:00:00.000Z',
    };
    msw.use(...createHandlers('ok', { database: { ...mockData, notice } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Ночью обновляем сервер')).toBeVisible();
    await expect(canvas.getByRole('button', { name: t(systemMessages).clear })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 600_000 })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('status', { name: t(systemMessages).loading }),
    ).toBeInTheDocument();
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(systemMessages).error)).toBeVisible();
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
    await expect(await canvas.findByRole('table', { name: t(systemMessages).jobs })).toBeVisible();
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Mail server Set up/ })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { name: t(systemMessages).jobs });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
