import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { playerMessages } from '../messages.ts';
import { fullPage } from './fullPage.ts';
import { film, photograph, served, storyWith, waveform } from './ServedMedia.fixtures.ts';
import { drawing, withRecording } from './StoryPlayer.fixtures.ts';
import { StoryPlayer } from './StoryPlayer.tsx';

const images = '/api/media/:id/images/:name';
const asked: URL[] = [];

const show = (headers: Record<string, string> = { 'content-type': 'image/svg+xml' }) =>
  http.get(images, ({ request }) => {
    asked.push(new URL(request.url));
    return new HttpResponse(drawing, { headers });
  });

const meta = {
  title: 'Player/Served media',
  component: StoryPlayer,
  args: { story: storyWith([photograph('a'), photograph('b', 'Отлив')]) },
  parameters: {
    ...usage({
      when: 'Media that a server keeps: placeholders, signed addresses, failures.',
      whenNot: 'The files lie in the story itself or at open addresses.',
      instead: 'Media nodes, which need nothing from a server.',
      keyboard: {
        '1 to 9, 0, - and =': 'Take the choice with that sign.',
        'Arrow left': 'Goes a step back.',
        'Arrow right': 'Goes on.',
        Tab: 'Moves through choices and controls.',
        Enter: 'Takes the choice that has the focus.',
        Escape: 'Closes the open panel, then an overlay; never leaves the page.',
      },
      accessibility: 'A failed file is replaced by a sentence and its description.',
      do: 'Give width and height, so that nothing jumps.',
      dont: 'Show a file of an unknown host.',
    }),
    ...fullPage,
    msw: [show()],
  },
  beforeEach: () => void asked.splice(0),
} satisfies Meta<typeof StoryPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const imageOf = (canvas: ReturnType<typeof within>, name = 'Закат') =>
  canvas.getByRole('img', { name }) as HTMLImageElement;

/** A picture comes in the format and width of the screen; its place is kept from the beginning. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const first = imageOf(canvas);
    await expect(first).toHaveAttribute('loading', 'eager');
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    await expect(first).toHaveAttribute('width', '1280');
    await expect(first).toHaveAttribute('height', '720');
    const second = imageOf(canvas, 'Отлив');
    await expect(second).toHaveAttribute('loading', 'lazy');
    await expect(second).not.toHaveAttribute('fetchpriority');
    await waitFor(() => expect(first.naturalWidth).toBeGreaterThan(0));
    await expect(first.currentSrc).toMatch(/\/api\/media\/a\/images\/\d+\.avif$/);
    await expect(first.style.background).toBe('');
    await expect(asked.every(({ pathname }) => pathname.endsWith('.avif'))).toBe(true);
  },
};

/** The placeholder is shown until the picture is there. */
export const Loading: Story = {
  // Ids of its own here and below: a page keeps pictures that another story has loaded.
  args: { story: storyWith([photograph('slow')]) },
  parameters: { msw: [http.get(images, () => delay('infinite'))] },
  play: async ({ canvas }) => {
    const image = imageOf(canvas);
    await waitFor(() => expect(image.style.background).toContain('data:image/png'));
    await expect(image.clientWidth / image.clientHeight).toBeCloseTo(1280 / 720, 1);
  },
};

/** Any text may stand in the place of a placeholder. */
export const WrongPlaceholder: Story = {
  args: { story: storyWith([{ ...photograph('unreadable'), placeholder: '!' }]) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(imageOf(canvas).naturalWidth).toBeGreaterThan(0));
  },
};

/** A picture that fails can be tried again. */
export const Failed: Story = {
  args: { story: storyWith([photograph('failing')]) },
  parameters: { msw: [http.get(images, () => new HttpResponse(null, { status: 404 }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t(playerMessages).media.failed,
    );
  },
};

export const TriedAgain: Story = {
  args: Failed.args,
  parameters: Failed.parameters,
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas, msw } = context;
    msw.use(show());
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).media.reload }));
    await waitFor(() => expect(imageOf(canvas).naturalWidth).toBeGreaterThan(0));
  },
};

/** An animated picture is answered in a format other than the one in its address. */
export const Animated: Story = {
  args: { story: storyWith([photograph('moving')]) },
  parameters: {
    msw: [
      http.get(images, () => {
        const gif =
          'R0lGODlhAQABAPAAAP8AAAAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAQABAAACAkQBADs=';
        const bytes = Uint8Array.from(atob(gif), (sign) => sign.charCodeAt(0));
        return new HttpResponse(bytes, { headers: { 'content-type': 'image/gif' } });
      }),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(imageOf(canvas).currentSrc).toMatch(/\.avif$/));
    await waitFor(() => expect(imageOf(canvas).naturalWidth).toBeGreaterThan(0));
  },
};

/** The large view has the width of the screen. */
export const Enlarged: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: t(playerMessages).media.enlarge('Закат') }),
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Закат' }));
    const large = imageOf(dialog);
    await expect(large).toHaveAttribute('sizes', '100vw');
    await waitFor(() => expect(large.naturalWidth).toBeGreaterThan(0));
    await userEvent.keyboard('{Escape}');
  },
};

/** The host of the player signs the addresses of a private story. */
export const Signed: Story = {
  args: {
    story: storyWith([photograph('private')]),
    mediaAddress: (path) => `${path}?signature=7`,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(imageOf(canvas).naturalWidth).toBeGreaterThan(0));
    await expect(asked.every(({ search }) => search === '?signature=7')).toBe(true);
  },
};

/** A film has a poster and its own shape; only its beginning is loaded. */
export const Film: Story = {
  args: { story: storyWith([film]) },
  parameters: { msw: [show(), http.get('/api/media/film/download', () => delay('infinite'))] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Прилив' })).toBeVisible();
    const video = canvasElement.querySelector('video');
    await expect(video).toHaveAttribute('poster', '/api/media/film/images/960.webp');
    await expect(video).toHaveAttribute('preload', 'metadata');
    await expect(video).toHaveAttribute('height', '1280');
  },
};

/** The waveform of a sound shows how much of it has been played. */
export const Waveform: Story = {
  tags: ['visual'],
  args: {
    story: {
      ...withRecording,
      nodes: withRecording.nodes.map((node) => ({
        ...node,
        media: node.media.map((item) => ({ ...item, waveform })),
      })),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const [, played] = canvasElement.querySelectorAll('svg[preserveAspectRatio] path');
    await expect(played).toHaveAttribute('d', '');
    const place = canvas.getByRole('slider', { name: t(playerMessages).media.position });
    await waitFor(() => expect(place).toHaveAttribute('max', '1'));
    await fireEvent.input(place, { target: { value: '0.5' } });
    await waitFor(() => expect(played?.getAttribute('d')?.split('M')).toHaveLength(61));
  },
};

/** A file on a host that the operator has not allowed is linked, and nothing is requested from there. */
export const Elsewhere: Story = {
  args: {
    mediaHosts: ['pictures.test'],
    story: storyWith([served('x', { url: 'https://elsewhere.test/a.png', title: 'Карта' })]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t(playerMessages).media.elsewhere)).toBeVisible();
    await expect(
      canvas.getByRole('link', {
        name: `${t(playerMessages).media.openWord}: Карта`,
      }),
    ).toHaveAttribute('href', 'https://elsewhere.test/a.png');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** Pictures of the next passage load ahead, unless the reader saves data. */
export const SavingData: Story = {
  args: { story: storyWith([], [photograph('next')]) },
  beforeEach: () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    return () => void Reflect.deleteProperty(navigator, 'connection');
  },
  play: async ({ canvas }) => {
    const passages = () => canvas.getAllByRole('article', { hidden: true });
    await waitFor(() => expect(passages()).toHaveLength(2));
    await expect(passages()[1]?.querySelector('img')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: t(playerMessages).next }));
    await waitFor(() => expect(imageOf(canvas).naturalWidth).toBeGreaterThan(0));
  },
};
