import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { playerMessages } from '../messages.ts';
import { ClockContext } from '../time/clock.ts';
import { createManualClock } from '../time/createManualClock.ts';
import { animationsEnded, fullPage } from './fullPage.ts';
import {
  withBrokenMedia,
  withMedia,
  withRecording,
  withTwoSounds,
  withVideo,
} from './StoryPlayer.fixtures.ts';
import { StoryPlayer } from './StoryPlayer.tsx';

const meta = {
  title: 'Player/Media',
  component: StoryPlayer,
  args: { story: withMedia, onEvent: fn() },
  parameters: {
    ...fullPage,
    ...usage({
      when: 'Pictures, sound and films of a node, with captions and automatic nodes.',
      whenNot: 'The media are kept by a server, with placeholders and signed addresses.',
      instead: 'Served media, the page beside this one.',
      keyboard: {
        '1 to 9, 0, - and =': 'Take the choice with that sign.',
        'Arrow left': 'Goes a step back.',
        'Arrow right': 'Goes on.',
        Tab: 'Moves through choices and controls.',
        Enter: 'Takes the choice that has the focus.',
        Escape: 'Closes the open panel, then an overlay; never leaves the page.',
      },
      accessibility:
        'Pictures have descriptions, films captions; sound never starts by itself and one record plays at a time.',
      do: 'Describe pictures for those who do not see them.',
      dont: 'Let a film carry what the text does not tell.',
    }),
  },
} satisfies Meta<typeof StoryPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Files: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Маяк' })).toBeVisible();
    await expect(canvas.getByText('Маяк. Рисунок тушью')).toBeVisible();
    const link = canvas.getByRole('link', {
      name: t(playerMessages).media.open('Приказ управления'),
    });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText(t({ ru: '1,50 МБ', en: '1.50 MB' }))).toBeVisible();
    const kept = canvas.getByRole('link', {
      name: t(playerMessages).media.download('Приказ управления'),
    });
    await expect(kept).toHaveAttribute('download');
    await expect(canvas.queryByText(/Скрытый|Скрипт/)).not.toBeInTheDocument();
  },
};

/** Keys in the enlarged picture do not reach the story below. */
export const Enlarged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const picture = canvas.getByRole('button', { name: t(playerMessages).media.enlarge('Маяк') });
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
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t(playerMessages).media.failed,
    );
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith({
        type: 'error',
        code: 'media-failed',
        nodeId: 'start',
        mediaId: 'video',
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).media.reload }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Sound: Story = {
  args: { story: withRecording },
  play: async ({ canvasElement }) => {
    const recording = within(within(canvasElement).getByRole('group', { name: 'Шум моря' }));
    await waitFor(() =>
      expect(
        recording.getByRole('slider', { name: t(playerMessages).media.position }),
      ).toHaveAttribute('aria-valuetext', t(playerMessages).media.time('0:00', '0:01')),
    );
    await userEvent.click(recording.getByRole('button', { name: t(playerMessages).media.mute }));
    await expect(
      await recording.findByRole('button', { name: t(playerMessages).media.unmute }),
    ).toBeVisible();
    await expect(
      recording.getByRole('slider', { name: t(playerMessages).media.volume }),
    ).toHaveValue('0');
    await expect(
      recording.getByRole('button', { name: t(playerMessages).media.play }),
    ).toBeVisible();
  },
};

export const Video: Story = {
  args: { story: withVideo },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const captions = canvas.getByRole('button', { name: t(playerMessages).media.captions });
    await expect(captions).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(captions);
    await expect(captions).toHaveAttribute('aria-pressed', 'false');
    await expect(canvasElement.querySelector('video')?.textTracks[0]?.mode).toBe('hidden');
    await expect(
      canvas.getByRole('button', { name: t(playerMessages).media.fullScreen }),
    ).toBeVisible();

    // Without a real user gesture, browsers play only muted recordings.
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).media.mute }));
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).media.play }));
    await expect(
      await canvas.findByRole('button', { name: t(playerMessages).media.stop }),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: t(playerMessages).media.play }),
    ).toBeVisible();
  },
};

const clock = createManualClock();
const byHand = {
  beforeEach: () => clock.reset(),
  decorators: [(Story) => <ClockContext value={clock}>{Story()}</ClockContext>],
} satisfies Partial<Story>;

/** The delay of automatic mode begins after the end of a recording. */
export const AutomaticWaits: Story = {
  ...byHand,
  args: { story: withVideo, initialMode: 'auto' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const root = canvas.getByTestId('player-root');
    await expect(canvas.getByText(t(playerMessages).waitsForMedia)).toBeVisible();
    await expect(clock.waits()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).media.mute }));
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).media.play }));
    await waitFor(() => expect(clock.waits()).toEqual([3000]));
    await expect(canvas.queryByText(t(playerMessages).waitsForMedia)).not.toBeInTheDocument();
    await expect(root).toHaveAttribute('data-node-id', 'start');
    clock.strike();
    await waitFor(() => expect(root).toHaveAttribute('data-node-id', 'end'));
    await animationsEnded(canvasElement);
  },
};

/** Automatic mode does not wait for a file that fails to load. */
export const AutomaticPassesBrokenFile: Story = {
  ...byHand,
  args: { story: withBrokenMedia, initialMode: 'auto' },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement).getByTestId('player-root');
    await waitFor(() => expect(clock.waits()).toEqual([3000]));
    clock.strike();
    await waitFor(() => expect(root).toHaveAttribute('data-node-id', 'end'));
    await animationsEnded(canvasElement);
  },
};

const recording = (canvasElement: HTMLElement, name: string) =>
  within(within(canvasElement).getByRole('group', { name }));

const captions = 'WEBVTT\n\n00:00.000 --> 00:09.000\n<v Смотритель>Кто здесь?';

/** Captions of a sound are shown below it, and can be turned off. */
export const SoundWithCaptions: Story = {
  loaders: [() => ({ captions: URL.createObjectURL(new Blob([captions], { type: 'text/vtt' })) })],
  render: (args, { loaded }) => (
    <StoryPlayer {...args} story={{ ...withTwoSounds(loaded.captions), language: 'ru' }} />
  ),
  play: async ({ canvasElement }) => {
    const sound = recording(canvasElement, 'Первая');
    const track = canvasElement.querySelector('track');
    await expect(track).toHaveAttribute('srclang', 'ru');
    await waitFor(() => expect(track?.readyState).toBe(HTMLTrackElement.LOADED));
    const place = sound.getByRole('slider', { name: t(playerMessages).media.position });
    await waitFor(() => expect(place).toHaveAttribute('max', '1'));
    await fireEvent.input(place, { target: { value: '0.5' } });
    await expect(await sound.findByText('Кто здесь?')).toBeVisible();
    await userEvent.click(sound.getByRole('button', { name: t(playerMessages).media.captions }));
    await expect(sound.queryByText('Кто здесь?')).not.toBeInTheDocument();
  },
};

/** Captions of another origin are requested with CORS, like the recording. */
export const CaptionsOfAnotherOrigin: Story = {
  args: {
    story: {
      ...withVideo,
      nodes: withVideo.nodes.map((node) => ({
        ...node,
        media: node.media.map((item) => ({ ...item, captionsUrl: 'https://elsewhere.test/a.vtt' })),
      })),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toHaveAttribute('crossorigin', 'anonymous');
    await expect(canvasElement.querySelector('track')).not.toHaveAttribute('srclang');
  },
};

/** Automatic mode plays recordings one after another, and only while they are in view. */
export const OneRecordingAtATime: Story = {
  ...byHand,
  args: { story: withTwoSounds(), initialMode: 'auto' },
  beforeEach: () => {
    clock.reset();
    const playing = new Set<string>();
    const nameOf = (media: HTMLMediaElement) =>
      media.closest('[role="group"]')?.getAttribute('aria-label') ?? '';
    const plays = spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(
      async function remember(this: HTMLMediaElement) {
        playing.add(nameOf(this));
      },
    );
    const pauses = spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function forget(
      this: HTMLMediaElement,
    ) {
      playing.delete(nameOf(this));
    });
    sounding = playing;
    return () => {
      plays.mockRestore();
      pauses.mockRestore();
    };
  },
  play: async ({ canvasElement }) => {
    const hide = (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    await waitFor(() => expect([...sounding]).toEqual(['Первая']));
    hide(true);
    await waitFor(() => expect([...sounding]).toEqual([]));
    hide(false);
    await waitFor(() => expect([...sounding]).toEqual(['Первая']));
    const [first, second] = canvasElement.querySelectorAll('audio');
    first?.dispatchEvent(new Event('ended'));
    await waitFor(() => expect([...sounding]).toEqual(['Вторая']));
    await expect(clock.waits()).toEqual([]);
    second?.dispatchEvent(new Event('ended'));
    await waitFor(() => expect(clock.waits()).toEqual([3000]));
  },
};

let sounding = new Set<string>();
