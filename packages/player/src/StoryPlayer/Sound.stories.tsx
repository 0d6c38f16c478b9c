import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { playerMessages } from '../messages.ts';
import { laterMessages } from '../parts/later.messages.ts';
import { withBackgroundSound } from './StoryPlayer.fixtures.ts';
import { StoryPlayer } from './StoryPlayer.tsx';

const meta = {
  title: 'Player/Background sound',
  component: StoryPlayer,
  args: { story: withBackgroundSound, onEvent: fn() },
  parameters: {
    ...usage({
      when: 'An author gives nodes a sound beneath the text: wind, a station, a crowd.',
      whenNot: 'The sound is what the node is about: a voice, a song.',
      instead: 'An audio node, whose recording has controls of its own.',
      keyboard: { Space: 'On the switch: turns the sound on and off.' },
      accessibility:
        'Nothing sounds before the reader asks for it, so that it never talks over a screen reader; the switch is a toggle button.',
      do: 'Choose a sound that can be repeated without being noticed.',
      dont: 'Put words into it: whoever reads without sound would miss them.',
    }),
    layout: 'fullscreen',
  },
  beforeEach: () => {
    const sounding = new Set<HTMLMediaElement>();
    started = [];
    const plays = spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(
      this: HTMLMediaElement,
    ) {
      started.push(this);
      sounding.add(this);
    });
    const pauses = spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(
      this: HTMLMediaElement,
    ) {
      sounding.delete(this);
    });
    isSounding = () => sounding.size > 0;
    return () => {
      plays.mockRestore();
      pauses.mockRestore();
    };
  },
} satisfies Meta<typeof StoryPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

let started: HTMLMediaElement[] = [];
let isSounding = () => false;

/**
 * Silent until the reader turns it on; it goes on in the next node of the same sound, and stops in one without, or
 * where the page is no longer seen.
 */
export const OnWish: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const words = t(playerMessages);
    const shown = async (title: string) =>
      waitFor(() => {
        const heading = canvas.getByRole('heading', { name: title });
        return expect(heading.closest('article')).not.toHaveAttribute('aria-hidden');
      });
    const sound = await canvas.findByRole('button', { name: t(laterMessages).sound });
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    await expect(started).toEqual([]);
    await userEvent.click(sound);
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
    await expect(started).toHaveLength(1);
    await expect(started[0]?.volume).toBeLessThan(0.5);

    await userEvent.click(canvas.getByRole('button', { name: words.next }));
    await shown('Обрыв');
    await expect(isSounding()).toBe(true);
    await expect(started).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: words.next }));
    await shown('Дома');
    await expect(isSounding()).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: words.back }));
    await shown('Обрыв');
    await waitFor(() => expect(isSounding()).toBe(true));
    await userEvent.click(sound);
    await expect(isSounding()).toBe(false);
  },
};

/** A browser that refuses to play turns the switch back. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(
      new DOMException('No press yet', 'NotAllowedError'),
    );
    const sound = await within(canvasElement).findByRole('button', {
      name: t(laterMessages).sound,
    });
    await userEvent.click(sound);
    await waitFor(() => expect(sound).toHaveAttribute('aria-pressed', 'false'));
  },
};

/** A sound that is gone is told to the host; the text is read without it. */
export const Missing: Story = {
  play: async ({ canvasElement, args }) => {
    const sound = await within(canvasElement).findByRole('button', {
      name: t(laterMessages).sound,
    });
    await userEvent.click(sound);
    await waitFor(() => expect(started).toHaveLength(1));
    started[0]?.dispatchEvent(new Event('error'));
    await expect(args.onEvent).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'media-failed', mediaId: 'wind' }),
    );
  },
};
