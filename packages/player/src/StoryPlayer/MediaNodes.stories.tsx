import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ClockContext } from '../time/clock.ts';
import { createManualClock } from '../time/createManualClock.ts';
import { fullPage, settled } from './fullPage.ts';
import { withBrokenMedia, withMedia, withRecording, withVideo } from './StoryPlayer.fixtures.ts';
import { StoryPlayer } from './StoryPlayer.tsx';

const meta = {
  title: 'Player/Media',
  component: StoryPlayer,
  args: { story: withMedia, onEvent: fn() },
  parameters: fullPage,
} satisfies Meta<typeof StoryPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Files: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Маяк' })).toBeVisible();
    await expect(canvas.getByText('Маяк. Рисунок тушью')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Открыть документ: Приказ управления' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText('1,50 МБ')).toBeVisible();
    const kept = canvas.getByRole('link', { name: 'Скачать документ: Приказ управления' });
    await expect(kept).toHaveAttribute('download');
    await expect(canvas.queryByText(/Скрытый|Скрипт/)).not.toBeInTheDocument();
  },
};

/** The keys of the sheet are its own: the story below stays where it is. */
export const Enlarged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const picture = canvas.getByRole('button', { name: 'Увеличить: Маяк' });
    await userEvent.click(picture);
    const dialog = within(screen.getByRole('dialog', { name: 'Маяк' }));
    await expect(dialog.getByRole('img', { name: 'Маяк' })).toBeVisible();
    await userEvent.keyboard('h{Escape}');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    await expect(picture).toHaveFocus();
  },
};

export const BrokenFile: Story = {
  args: { story: withBrokenMedia },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось загрузить файл');
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'error',
      code: 'media-failed',
      nodeId: 'start',
      mediaId: 'video',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Sound: Story = {
  args: { story: withRecording },
  play: async ({ canvasElement }) => {
    const recording = within(within(canvasElement).getByRole('group', { name: 'Шум моря' }));
    await waitFor(() =>
      expect(recording.getByRole('slider', { name: 'Место в записи' })).toHaveAttribute(
        'aria-valuetext',
        '0:00 из 0:01',
      ),
    );
    await userEvent.click(recording.getByRole('button', { name: 'Выключить звук' }));
    await expect(await recording.findByRole('button', { name: 'Включить звук' })).toBeVisible();
    await expect(recording.getByRole('slider', { name: 'Громкость' })).toHaveValue('0');
    await expect(recording.getByRole('button', { name: 'Воспроизвести' })).toBeVisible();
  },
};

export const Video: Story = {
  args: { story: withVideo },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const captions = canvas.getByRole('button', { name: 'Субтитры' });
    await expect(captions).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(captions);
    await expect(captions).toHaveAttribute('aria-pressed', 'false');
    await expect(canvasElement.querySelector('video')?.textTracks[0]?.mode).toBe('hidden');
    await expect(canvas.getByRole('button', { name: 'На весь экран' })).toBeVisible();

    // Without a press of a real finger, browsers play what makes no sound.
    await userEvent.click(canvas.getByRole('button', { name: 'Выключить звук' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Воспроизвести' }));
    await expect(await canvas.findByRole('button', { name: 'Остановить' })).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: 'Воспроизвести' }, { timeout: 8000 }),
    ).toBeVisible();
  },
};

const clock = createManualClock();
const byHand = {
  beforeEach: () => clock.reset(),
  decorators: [(Story) => <ClockContext value={clock}>{Story()}</ClockContext>],
} satisfies Partial<Story>;

/** Automatic mode waits for the end of a recording before its own time begins. */
export const AutomaticWaits: Story = {
  ...byHand,
  args: { story: withVideo, initialMode: 'auto' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const root = canvas.getByTestId('player-root');
    await expect(canvas.getByText('Ждём конца записи')).toBeVisible();
    await expect(clock.waits()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Выключить звук' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Воспроизвести' }));
    await waitFor(() => expect(clock.waits()).toEqual([3000]), { timeout: 8000 });
    await expect(canvas.queryByText('Ждём конца записи')).not.toBeInTheDocument();
    await expect(root).toHaveAttribute('data-node-id', 'start');
    clock.strike();
    await waitFor(() => expect(root).toHaveAttribute('data-node-id', 'end'));
    await settled(canvasElement);
  },
};

/** A file that cannot be had holds nobody up. */
export const AutomaticPassesBrokenFile: Story = {
  ...byHand,
  args: { story: withBrokenMedia, initialMode: 'auto' },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement).getByTestId('player-root');
    await waitFor(() => expect(clock.waits()).toEqual([3000]), { timeout: 8000 });
    clock.strike();
    await waitFor(() => expect(root).toHaveAttribute('data-node-id', 'end'));
    await settled(canvasElement);
  },
};
