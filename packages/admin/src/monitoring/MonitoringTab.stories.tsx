import { admin, monitoringAnswer } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { layoutMessages } from '../layout/messages.ts';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { UsersPage } from '../users/UsersPage.tsx';
import { monitoringMessages } from './messages.ts';

const address = '*/api/admin/monitoring';
const answering = (answer: object) => http.get(address, () => HttpResponse.json(answer));

const meta = {
  title: 'Admin/Monitoring',
  component: UsersPage,
  parameters: {
    ...usage({
      when: 'The health of the server and its services, with times of response.',
      whenNot: 'Settings are changed.',
      instead: 'SystemPage.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'States are given as text; figures have labels.',
      do: 'Show “N/A” where the server leaves a figure out.',
      dont: 'Invent a figure.',
    }),
    layout: 'fullscreen',
  },
  beforeEach: ({ globals, msw }) => {
    msw.use(...createHandlers('ok'));
    return saveStoryTheme({ globals });
  },
  decorators: [withAdmin(admin)],
} satisfies Meta<typeof UsersPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const open = async (canvas: Canvas, name = t(layoutMessages).tabs.monitoring) =>
  userEvent.click(await canvas.findByRole('tab', { name }));

const figure = (canvas: Canvas, label: string) =>
  within(canvas.getByText(label).parentElement ?? document.body);

export const Filled: Story = {
  tags: ['screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('tab', { name: t(layoutMessages).tabs.users, selected: true }),
    ).toBeVisible();
    await open(canvas);
    const mail = await canvas.findByRole('row', {
      name: t({ ru: /Почта Работает 48 мс/, en: /Mail Working 48 ms/ }),
    });
    await expect(mail).toBeVisible();
    await expect(
      canvas.getByRole('row', {
        name: t({ ru: /Провайдер ИИ Не настроено N\/A/, en: /AI provider Not set up N\/A/ }),
      }),
    ).toBeVisible();
    await expect(
      figure(canvas, t(monitoringMessages).status).getByText(t(monitoringMessages).ok),
    ).toBeVisible();
    await expect(
      figure(canvas, t(monitoringMessages).uptime).getByText(
        t(monitoringMessages).duration(4, 3, 4),
      ),
    ).toBeVisible();
    await expect(figure(canvas, t(monitoringMessages).sessionsToday).getByText('42')).toBeVisible();
    await expect(
      figure(canvas, t(monitoringMessages).errorRate).getByText(t({ ru: '0,25 %', en: '0.25%' })),
    ).toBeVisible();
    await expect(
      figure(canvas, t(monitoringMessages).autoRefresh).getByText(t(monitoringMessages).active),
    ).toBeVisible();
    await expect(canvas.queryByText(t(monitoringMessages).unknown)).toBeNull();
  },
};

/** Fields that a server leaves out. */
export const LeftOut: Story = {
  beforeEach: ({ msw }) => {
    const { uptime: _, ...rest } = monitoringAnswer;
    msw.use(answering({ ...rest, figures: {} }));
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(await canvas.findByText(t({ ru: '99,9 %', en: '99.9%' }))).toBeVisible();
    await expect(
      figure(canvas, t(monitoringMessages).errorRate).getByText(t({ ru: '0,1 %', en: '0.1%' })),
    ).toBeVisible();
    await expect(
      figure(canvas, t(monitoringMessages).cpuUsage).getByText(t(monitoringMessages).percent('15')),
    ).toBeVisible();
    await expect(
      figure(canvas, t(monitoringMessages).sessionsToday).getByText('N/A'),
    ).toBeVisible();
  },
};

/** The check answers, and a service is down. */
export const ServiceDown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answering({
        ...monitoringAnswer,
        status: 'error',
        services: [
          {
            name: 'Database',
            status: 'down',
            responseTime: 3000,
            reason: 'connect ECONNREFUSED 192.0.2.7:5432',
          },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(
      await canvas.findByRole('row', {
        name: t({
          ru: /База данных Не отвечает connect ECONNREFUSED/,
          en: /Database Not responding connect ECONNREFUSED/,
        }),
      }),
    ).toBeVisible();
    await expect(
      figure(canvas, t(monitoringMessages).status).getByText(t(monitoringMessages).error),
    ).toBeVisible();
  },
};

/** The check itself fails, and works again. */
export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await open(canvas);
    await waitFor(() =>
      expect(
        figure(canvas, t(monitoringMessages).status).getByText(t(monitoringMessages).error),
      ).toBeVisible(),
    );
    await expect(
      figure(canvas, t(monitoringMessages).uptime).getByText(t(monitoringMessages).percent('0')),
    ).toBeVisible();
    await expect(canvas.getByText(t(monitoringMessages).noServices)).toBeVisible();
  },
};

export const TriedAgain: Story = {
  beforeEach: Failing.beforeEach,
  play: async (context) => {
    await Failing.play?.(context);
    const { canvas, msw } = context;
    msw.use(...createHandlers('ok'));
    await userEvent.click(canvas.getByRole('button', { name: t(monitoringMessages).refreshNow }));
    await expect(
      await canvas.findByRole('row', {
        name: t({ ru: /База данных Работает/, en: /Database Working/ }),
      }),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 600_000 })),
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(
      await canvas.findByRole('table', { name: t(monitoringMessages).services }),
    ).toHaveAttribute('aria-busy', 'true');
    await expect(
      figure(canvas, t(monitoringMessages).updatedAt).getByText(t(monitoringMessages).never),
    ).toBeVisible();
    await expect(
      figure(canvas, t(monitoringMessages).nextUpdate).getByText(t(monitoringMessages).unknown),
    ).toBeVisible();
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await open(canvas, 'System monitoring');
    await expect(await canvas.findByRole('row', { name: /AI provider Not set up/ })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await open(canvas);
    await canvas.findByRole('row', { name: new RegExp(t(monitoringMessages).names.Database) });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
