import { admin, monitoringAnswer } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { picturedScreen, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { UsersPage } from '../users/UsersPage.tsx';

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
      accessibility: 'States are told in words; figures have labels.',
      do: 'Show «недоступно» where the server leaves a figure out.',
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

const open = async (canvas: Canvas, name = 'Мониторинг системы') =>
  userEvent.click(await canvas.findByRole('tab', { name }));

const figure = (canvas: Canvas, label: string) =>
  within(canvas.getByText(label).parentElement ?? document.body);

export const Filled: Story = {
  tags: ['screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('tab', { name: 'Управление пользователями', selected: true }),
    ).toBeVisible();
    await open(canvas);
    const mail = await canvas.findByRole('row', { name: /Почта Работает 48 мс/ });
    await expect(mail).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Провайдер ИИ Не настроено N\/A/ })).toBeVisible();
    await expect(figure(canvas, 'Общий статус').getByText('Работает')).toBeVisible();
    await expect(figure(canvas, 'Время работы').getByText('4 д 3 ч')).toBeVisible();
    await expect(figure(canvas, 'Сессий сегодня').getByText('42')).toBeVisible();
    await expect(figure(canvas, 'Частота ошибок').getByText('0,25 %')).toBeVisible();
    await expect(figure(canvas, 'Автообновление').getByText('Активно (1 мин)')).toBeVisible();
    await expect(canvas.queryByText('Неизвестно')).toBeNull();
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
    await expect(await canvas.findByText('99,9 %')).toBeVisible();
    await expect(figure(canvas, 'Частота ошибок').getByText('0,1 %')).toBeVisible();
    await expect(figure(canvas, 'Загрузка CPU').getByText('15 %')).toBeVisible();
    await expect(figure(canvas, 'Сессий сегодня').getByText('N/A')).toBeVisible();
  },
};

/** The check answers, and a service is down. */
export const ServiceDown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answering({
        ...monitoringAnswer,
        status: 'error',
        services: [{ name: 'Database', status: 'down', responseTime: 3000 }],
      }),
    ),
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(await canvas.findByRole('row', { name: /База данных Не отвечает/ })).toBeVisible();
    await expect(figure(canvas, 'Общий статус').getByText('Ошибка')).toBeVisible();
  },
};

/** The check itself fails, and works again. */
export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas, msw }) => {
    await open(canvas);
    await waitFor(() => expect(figure(canvas, 'Общий статус').getByText('Ошибка')).toBeVisible());
    await expect(figure(canvas, 'Время работы').getByText('0 %')).toBeVisible();
    await expect(canvas.getByText('Сервисов нет')).toBeVisible();
    msw.use(...createHandlers('ok'));
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить сейчас' }));
    await expect(await canvas.findByRole('row', { name: /База данных Работает/ })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 600_000 })),
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(await canvas.findByRole('table', { name: 'Сервисы' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(figure(canvas, 'Обновлено').getByText('Никогда')).toBeVisible();
    await expect(figure(canvas, 'Следующее обновление').getByText('Неизвестно')).toBeVisible();
  },
};

export const Dark: Story = {
  ...Filled,
  tags: ['!test'],
  globals: { theme: 'dark' },
};
export const Creative: Story = {
  ...Filled,
  tags: ['!test'],
  globals: { theme: 'creative' },
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
    await canvas.findByRole('row', { name: /База данных/ });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
