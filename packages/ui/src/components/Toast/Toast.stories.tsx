import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { topBar } from '../../css/index.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { bilingual } from '../../testing/bilingual.tsx';
import { t } from '../../testing/t.ts';
import { picturedWhole, usage } from '../../testing/usage.ts';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuTrigger } from '../Menu/Menu.tsx';
import { toastMessages } from './Toast.messages.ts';
import { type ToastOptions, toastStatuses } from './Toast.types.ts';
import { ToastProvider, useToast } from './ToastProvider.tsx';

const { say, inBothLanguages } = bilingual({
  'История успешно сохранена': 'The story is saved',
  'Сохранение отменено': 'Saving was cancelled',
  'Нет связи': 'No connection',
  'Правки остаются на этом устройстве и уйдут на сервер, когда связь вернётся.':
    'Your edits stay on this device and go to the server when the connection is back.',
  'Ошибка загрузки истории': 'The story could not be loaded',
  Повторить: 'Try again',
  'Импорт идёт': 'Importing',
  'Ошибка сохранения: нет связи': 'Not saved: no connection',
  Анна: 'Anna',
  Профиль: 'Profile',
  'Мои истории': 'My stories',
  Выйти: 'Sign out',
});

const retry = fn();

const samples: Record<(typeof toastStatuses)[number], ToastOptions> = {
  success: { status: 'success', title: 'История успешно сохранена' },
  info: { status: 'info', title: 'Сохранение отменено' },
  warning: {
    status: 'warning',
    title: 'Нет связи',
    description: 'Правки остаются на этом устройстве и уйдут на сервер, когда связь вернётся.',
  },
  error: {
    status: 'error',
    title: 'Ошибка загрузки истории',
    action: { label: 'Повторить', onPress: retry },
  },
  loading: { status: 'loading', title: 'Импорт идёт', description: 'maiak-na-kraiu-karty.df' },
};

function Samples({ duration }: { duration?: number }) {
  const showToast = useToast();
  return (
    <Inline gap="2" wrap>
      {toastStatuses.map((status) => (
        <Button key={status} onPress={() => showToast({ duration, ...say(samples[status]) })}>
          {status}
        </Button>
      ))}
    </Inline>
  );
}

const meta = {
  ...inBothLanguages,
  title: 'Components/Feedback/Toast',
  component: ToastProvider,
  parameters: usage({
    when: 'News of what has just happened elsewhere on the page or on the server: saved, failed, under way. It leaves by itself after four seconds.',
    whenNot:
      'Someone must act on it before going on, or it belongs to one field or one place of the page.',
    instead:
      'AlertDialog for what must be answered, `errorMessage` of a field, ErrorState in place of what did not load.',
    anatomy: {
      'Icon of the status': '[role=alertdialog] > svg',
      Title: '[slot=title]',
      Description: '[slot=description]',
      Action: '[role=alertdialog] > div > button',
      'Close button': '[role=alertdialog] > button',
    },
    anatomyOf: 'Matrix',
    keyboard: {
      F6: 'Moves to the toasts from anywhere.',
      Tab: 'Moves through the toasts and their buttons.',
      Enter: 'Presses the button that has the focus.',
    },
    accessibility:
      'A region of its own. Errors interrupt a screen reader, all else waits its turn. Time stands still while a toast has the pointer or the focus.',
    do: 'Offer one thing to do: “Undo”, “Try again”.',
    dont: 'Tell anything in a toast that is needed later.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: Appears without taking the focus: “Done: История успешно сохранена”. F6: “Notifications, region”. Left: Orca then says the title once more.',
  }),
  args: { duration: null, children: <Samples /> },
} satisfies Meta<typeof ToastProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

const show = async (canvasElement: HTMLElement, status: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: status }));

/** Three stand at once; the rest wait until one of them is closed. */
export const ThreeAtOnce: Story = {
  play: async ({ canvasElement }) => {
    for (const status of toastStatuses) await show(canvasElement, status);
    const region = await screen.findByRole('region', { name: t(toastMessages).region });
    await expect(within(region).getAllByRole('alertdialog')).toHaveLength(3);
    await expect(within(region).queryByText(say('Сохранение отменено'))).not.toBeInTheDocument();
    const [close] = within(region).getAllByRole('button', { name: t(toastMessages).close });
    if (close) await userEvent.click(close);
    await expect(await within(region).findByText(say('Сохранение отменено'))).toBeInTheDocument();
    await expect(within(region).getAllByRole('alertdialog')).toHaveLength(3);
  },
};

/** What went wrong interrupts a screen reader, what went well waits its turn. */
export const Announced: Story = {
  play: async ({ canvasElement }) => {
    await show(canvasElement, 'success');
    await show(canvasElement, 'error');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(say('Ошибка загрузки истории')),
    );
    await expect(screen.getByRole('status')).toHaveTextContent(
      `${t(toastMessages).status.success}: ${say('История успешно сохранена')}`,
    );
  },
};

/** What is told again takes the place of what stands there already; another matter stands beside it. */
export const EqualOnesAreOne: Story = {
  play: async ({ canvasElement }) => {
    await show(canvasElement, 'success');
    const first = await screen.findByRole('alertdialog');
    await show(canvasElement, 'success');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await show(canvasElement, 'info');
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(2);
    await show(canvasElement, 'error');
    await show(canvasElement, 'error');
    await expect(screen.getAllByText(say('Ошибка загрузки истории'))).toHaveLength(2);
  },
};

function SavedAfterAll() {
  const showToast = useToast();
  const show = (options: ToastOptions) => () => showToast({ ...options, topic: 'save' });
  return (
    <Inline gap="2">
      <Button onPress={show({ status: 'error', title: say('Ошибка сохранения: нет связи') })}>
        error
      </Button>
      <Button onPress={show(say(samples.success))}>success</Button>
    </Inline>
  );
}

/** What is told later of the same matter takes the place of what was told before: no error stands above its end. */
export const LatestOfATopic: Story = {
  args: { children: <SavedAfterAll /> },
  play: async ({ canvasElement }) => {
    await show(canvasElement, 'error');
    await expect(await screen.findByText(say('Ошибка сохранения: нет связи'))).toBeInTheDocument();
    await show(canvasElement, 'success');
    await waitFor(() => expect(screen.queryByText(say('Ошибка сохранения: нет связи'))).toBeNull());
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  },
};

const bars = [{ height: '64px' }, { height: '108px', anchorName: topBar }];

/** Neither the bar of the site nor a higher one, such as the editor's on a phone, is covered. */
export const BelowTheBar: Story = {
  parameters: { layout: 'fullscreen' },
  args: { children: null },
  render: () => (
    <ToastProvider duration={null}>
      <div data-testid="bar" />
      <Samples />
    </ToastProvider>
  ),
  play: async ({ canvasElement, canvas }) => {
    const bar = canvas.getByTestId('bar');
    await show(canvasElement, 'success');
    const region = await screen.findByRole('region', { name: t(toastMessages).region });
    for (const look of bars) {
      Object.assign(bar.style, look);
      await expect(region.getBoundingClientRect().top).toBe(Number.parseInt(look.height, 10) + 8);
    }
  },
};

/** A menu that opens where toasts stand is whole, such as that of the account. */
export const BelowMenus: Story = {
  parameters: { layout: 'fullscreen' },
  args: { children: null },
  render: () => (
    <ToastProvider duration={null}>
      <Samples />
      <div style={{ position: 'fixed', top: 16, right: 16 }}>
        <MenuTrigger>
          <Button>{say('Анна')}</Button>
          <Menu
            items={[say('Профиль'), say('Мои истории'), say('Выйти')].map((label) => ({
              id: label,
              label,
            }))}
            onAction={fn()}
          />
        </MenuTrigger>
      </div>
    </ToastProvider>
  ),
  play: async ({ canvasElement, canvas }) => {
    await show(canvasElement, 'warning');
    const toast = await screen.findByRole('alertdialog');
    await userEvent.click(canvas.getByRole('button', { name: say('Анна') }));
    const middles = (await screen.findAllByRole('menuitem')).map((item) => {
      const { left, top, width, height } = item.getBoundingClientRect();
      return { item, x: left + width / 2, y: top + height / 2 };
    });
    const { left, right, top, bottom } = toast.getBoundingClientRect();
    const isOnToast = ({ x, y }: { x: number; y: number }) =>
      left < x && x < right && top < y && y < bottom;
    await expect(middles.some(isOnToast)).toBe(true);
    for (const { item, x, y } of middles) {
      await expect(item).toContainElement(document.elementFromPoint(x, y) as HTMLElement);
    }
  },
};

export const LeavesByItself: Story = {
  args: { duration: 150 },
  play: async ({ canvasElement }) => {
    await show(canvasElement, 'success');
    await expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** The duration of a toast goes before that of the provider. */
export const DurationOfItsOwn: Story = {
  args: { children: <Samples duration={150} /> },
  play: LeavesByItself.play,
};

export const Action: Story = {
  play: async ({ canvasElement }) => {
    retry.mockClear();
    await show(canvasElement, 'error');
    await userEvent.click(await screen.findByRole('button', { name: say('Повторить') }));
    await expect(retry).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** F6 leads to the toasts from anywhere; Tab reaches their buttons. */
export const WithKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await show(canvasElement, 'loading');
    const toast = await screen.findByRole('alertdialog', { name: say('Импорт идёт') });
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await expect(toast).toHaveFocus();
    await userEvent.tab();
    await expect(within(toast).getByRole('button', { name: t(toastMessages).close })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: picturedWhole,
  play: async ({ canvasElement }) => {
    for (const status of ['success', 'warning', 'error']) await show(canvasElement, status);
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3));
  },
};
