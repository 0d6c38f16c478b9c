import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ClockContext } from '../time/clock.ts';
import { createManualClock } from '../time/createManualClock.ts';
import { fullPage, settled } from './fullPage.ts';
import {
  atTheEnd,
  atTheFoot,
  lighthouse,
  longPassage,
  severalPaths,
  twelveChoices,
} from './StoryPlayer.fixtures.ts';
import { StoryPlayer } from './StoryPlayer.tsx';

const meta = {
  title: 'Player/Reading',
  component: StoryPlayer,
  args: { story: lighthouse, onClose: fn(), onStateChange: fn(), onEvent: fn() },
  parameters: fullPage,
} satisfies Meta<typeof StoryPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('heading', { level: 2, name });

export const FromTheStart: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const root = canvas.getByTestId('player-root');
    await expect(root).toHaveAttribute('data-node-id', 'start');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'start', nodeId: 'start' });
    await expect(document.body).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Далее' }));
    const title = await heading(canvasElement, 'Мокрые камни');
    await expect(title).toHaveFocus();
    await expect(root).toHaveAttribute('data-node-id', 'stones');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Узел 2 из 7'));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ currentNodeId: 'stones', history: ['start', 'stones'] }),
    );
    await settled(canvasElement);
  },
};

export const Choosing: Story = {
  args: { initialState: atTheFoot },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('list', { name: 'Выберите вариант:' });
    await expect(within(list).getAllByRole('button')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Далее' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Позвать смотрителя' }));
    await heading(canvasElement, 'Голос смотрителя');
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'choose',
      nodeId: 'foot',
      choiceId: 'foot.2',
    });
    await settled(canvasElement);
  },
};

export const AtAChoice: Story = { args: { initialState: atTheFoot } };

export const AtAChoiceDark: Story = { ...AtAChoice, globals: { theme: 'dark' } };
export const AtAChoiceCreative: Story = { ...AtAChoice, globals: { theme: 'creative' } };

export const TwelveChoices: Story = {
  args: { story: twelveChoices },
  play: async ({ canvasElement }) => {
    const options = within(canvasElement).getAllByRole('button', { name: /^Дверь номер/ });
    await expect(options).toHaveLength(12);
    await expect(options[8]).toHaveAttribute('aria-keyshortcuts', '9');
    await expect(options[9]).not.toHaveAttribute('aria-keyshortcuts');
  },
};

export const SeveralPaths: Story = {
  args: { story: severalPaths },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const forest = canvas.getByRole('button', { name: /^Лесная тропа/ });
    await expect(forest.textContent).toHaveLength('Лесная тропа'.length + 100);
    await userEvent.click(canvas.getByRole('button', { name: /^Неизвестный узел/ }));
    await expect(canvas.getByTestId('player-root')).toHaveAttribute('data-node-id', 'untitled');
    await expect(await heading(canvasElement, 'Узел 2 из 3')).toHaveFocus();
    await settled(canvasElement);
  },
};

export const AtAnEnd: Story = {
  args: { initialState: atTheEnd },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('История завершена!')).toBeVisible();
    await expect(canvas.getByText('Спасибо за прочтение.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Начать заново' }));
    await heading(canvasElement, 'Начало истории');
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ currentNodeId: 'start', history: ['start'] }),
    );
    await settled(canvasElement);
  },
};

const writeText = fn(async (_text: string) => undefined);

/** Sharing where the host says what to share; the sheet of the system where there is one. */
export const SharingAnEnd: Story = {
  args: { initialState: atTheEnd, shareUrl: 'https://example.org/story/1' },
  beforeEach: () => {
    writeText.mockClear();
    const clipboard = { configurable: true, value: { writeText } };
    const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', clipboard);
    return () => {
      if (before) Object.defineProperty(navigator, 'clipboard', before);
      else Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать ссылку' }));
    await expect(await canvas.findByText('Ссылка скопирована')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith('https://example.org/story/1');
  },
};

export const SharingByTheHost: Story = {
  args: { onShare: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Поделиться' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};

/** What the host says stands where a reading begins and where it ends, and nowhere in between. */
export const AsideOfTheHost: Story = {
  args: { aside: <p>Автор: Марина Ветрова</p> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const isThere = () => canvas.queryByText('Автор: Марина Ветрова') !== null;
    await expect(isThere()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Далее' }));
    await expect(isThere()).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Далее' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Далее' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуться к лодке' }));
    await expect(canvas.getByText('История завершена!')).toBeInTheDocument();
    await expect(isThere()).toBe(true);
  },
};

export const WordsOfTheHost: Story = {
  args: { labels: { next: 'Перевернуть страницу', counter: (place) => `Страница ${place}` } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Перевернуть страницу' })).toBeVisible();
    await expect(canvas.getByText('Страница 1', { selector: 'footer *' })).toBeVisible();
  },
};

export const DeadEnd: Story = {
  args: {
    story: { ...lighthouse, connections: [] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Нет доступных переходов')).toBeVisible();
    await expect(canvas.getByText('Этот узел не имеет исходящих соединений.')).toBeVisible();
  },
};

const clock = createManualClock();

/** Automatic mode goes on when its time is up, holds when it is paused, and waits for a choice. */
export const Automatic: Story = {
  args: { autoAdvanceDelay: 4000 },
  beforeEach: () => clock.reset(),
  decorators: [(Story) => <ClockContext value={clock}>{Story()}</ClockContext>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const root = canvas.getByTestId('player-root');
    await expect(clock.waits()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Ручной' }));
    await expect(canvas.getByRole('button', { name: 'Авто' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Далее' })).not.toBeInTheDocument();
    await waitFor(() => expect(clock.waits()).toEqual([4000]));
    await userEvent.click(canvas.getByRole('button', { name: 'Пауза' }));
    await waitFor(() => expect(clock.waits()).toEqual([]));
    await userEvent.click(canvas.getByRole('button', { name: 'Продолжить' }));
    await waitFor(() => expect(clock.waits()).toEqual([4000]));
    for (const nodeId of ['stones', 'door', 'foot']) {
      clock.strike();
      await waitFor(() => expect(root).toHaveAttribute('data-node-id', nodeId));
      await waitFor(() => expect(clock.waits()).toEqual(nodeId === 'foot' ? [] : [4000]));
    }
    await settled(canvasElement);
  },
};

export const LongPassage: Story = {
  args: { story: longPassage },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement).getByTestId('player-root');
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await userEvent.keyboard('{Enter}');
    await expect(await heading(canvasElement, 'end')).toHaveFocus();
    await waitFor(() => expect(window.scrollY).toBe(0));
    await settled(canvasElement);
  },
};

export const English: Story = {
  args: { initialState: atTheFoot },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Choose an option:')).toBeVisible();
    await expect(canvas.getByText('Node 4 of 7', { selector: 'footer *' })).toBeVisible();
  },
};
