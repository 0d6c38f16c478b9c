import { createHandlers } from '@dreamfork/api-client/msw';
import { fail, mediaIdOf, mediaPath, type NodeMedia, succeed } from '@dreamfork/story';
import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { annaMedia } from '../../api/testing/annaServices.ts';
import { storyMedia } from '../../testing/mediaServices.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { captions, having, held, item, mediaOf, Section } from './MediaSection.fixtures.tsx';
import { mediaMessages } from './messages.ts';

const meta = {
  title: 'Editor/Media of a node/On other sites',
  component: PanelRoom,
  parameters: usage({
    when: 'A file lies on a site from which nothing is shown: it can be copied.',
    whenNot: 'The file is one of the author’s own.',
    instead: 'Media of a node.',
    keyboard: { Tab: 'Reaches the way to copy it.' },
    accessibility: 'What became of the copy is announced.',
    do: 'Say why the file is not shown.',
    dont: 'Fetch it unasked.',
  }),
  args: { services: { media: { ...storyMedia(), upload: async () => succeed(captions) } } },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

const foreign = (name: string): NodeMedia => ({
  ...item('image', ''),
  id: name,
  url: `https://pictures.example/${name}`,
  description: 'Свет в башне',
});

const copied = (url: string) => ({
  ...captions,
  id: `copy-of-${url}`,
  url: mediaPath('copy'),
  fileName: 'a.png',
  mimeType: 'image/png',
  width: 640,
  height: 480,
  placeholder: 'zscFDIII+AiKiIdyi4g4j3IBpw==',
});

const asked: string[] = [];

const copying = {
  mediaHosts: [],
  media: {
    ...storyMedia(),
    fetchFile: async ({ url }: { url: string }) => {
      asked.push(url);
      return succeed(copied(url));
    },
  },
};

/** Files of another site are copied all at once; that is one step of undo. */
export const Foreign: Story = {
  args: {
    services: copying,
    children: <Section nodeId="lamp" />,
    prepare: having('lamp', foreign('a.png'), foreign('b.png')),
  },
  beforeEach: () => void asked.splice(0),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(t(mediaMessages).foreign.linked('a.png', 'pictures.example')),
    ).toBeVisible();
    const steps = Number(canvas.getByTestId('steps').textContent);
    await userEvent.click(canvas.getByRole('button', { name: t(mediaMessages).foreign.copyAll }));
    await waitFor(() =>
      expect(
        canvas.queryByText(t({ ru: /на другом сайте/, en: /on another site/ })),
      ).not.toBeInTheDocument(),
    );
    await expect(asked).toEqual([foreign('a.png').url, foreign('b.png').url]);
    await expect(mediaOf('lamp')).toMatchObject({
      url: mediaPath('copy'),
      width: 640,
      height: 480,
      placeholder: expect.any(String),
      description: 'Свет в башне',
    });
    await expect(canvas.getByTestId('steps')).toHaveTextContent(String(steps + 1));
    held.editor?.session.undo();
    await expect(mediaOf('lamp')?.url).toBe(foreign('a.png').url);
  },
};

/** A file that cannot be copied stays where it is, and can be tried again; the others are copied. */
export const ForeignRefused: Story = {
  args: {
    ...Foreign.args,
    services: {
      mediaHosts: ['pictures.example'],
      media: {
        ...copying.media,
        fetchFile: async ({ url }) =>
          url.endsWith('a.png') && asked.push(url) === 1
            ? fail({ message: 'Файл не найден', status: 422 })
            : succeed(copied(url)),
      },
    },
  },
  beforeEach: () => void asked.splice(0),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(t(mediaMessages).foreign.shown('a.png', 'pictures.example')),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t(mediaMessages).foreign.copyAll }));
    await expect(
      await canvas.findByText(t(mediaMessages).lines.failed('a.png: Файл не найден')),
    ).toBeVisible();
    await expect(canvas.queryByText(/[«“]b.png/)).not.toBeInTheDocument();
    await userEvent.click(
      canvas.getByRole('button', { name: t({ ru: /^Повторить загрузку/, en: /^Try again/ }) }),
    );
    await waitFor(() => expect(mediaOf('lamp')?.url).toBe(mediaPath('copy')));
  },
};

const foreignRecording = (captionsName: string): NodeMedia => ({
  ...item('audio', ''),
  id: 'wave.mp3',
  url: 'https://sounds.example/wave.mp3',
  mimeType: 'audio/mpeg',
  captionsUrl: `https://sounds.example/${captionsName}`,
});

const overServer = { mediaHosts: [], media: annaMedia };

/** A recording is copied with its captions. */
export const ForeignCaptions: Story = {
  args: {
    services: overServer,
    children: <Section nodeId="keeper" />,
    prepare: having('keeper', foreignRecording('wave.vtt')),
  },
  beforeEach: ({ msw }) => msw.use(...createHandlers()),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t(mediaMessages).foreign.copy('wave.mp3') }),
    );
    await waitFor(() =>
      expect(
        canvas.queryByText(t({ ru: /на другом сайте/, en: /on another site/ })),
      ).not.toBeInTheDocument(),
    );
    const { url = '', captionsUrl = '' } = mediaOf('keeper') ?? {};
    await expect([mediaIdOf(url), mediaIdOf(captionsUrl)]).not.toContain(null);
    await expect(captionsUrl).not.toBe(url);
  },
};

/** What is no captions stays where it is; the recording is copied all the same. */
export const ForeignCaptionsRefused: Story = {
  args: { ...ForeignCaptions.args, prepare: having('keeper', foreignRecording('page.html')) },
  beforeEach: ForeignCaptions.beforeEach,
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t(mediaMessages).foreign.copy('wave.mp3') }),
    );
    await expect(
      await canvas.findByText(new RegExp(t(mediaMessages).lines.failed('page.html: '))),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        t({ ru: /«page.html» лежит на другом сайте/, en: /“page.html” is on another site/ }),
      ),
    ).toBeVisible();
    await expect(mediaIdOf(mediaOf('keeper')?.url ?? '')).not.toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: t({ ru: /^Повторить загрузку/, en: /^Try again/ }) }),
    );
    await waitFor(() => expect(canvas.queryByText(/: page.html: /)).toBeNull());
    await expect(
      await canvas.findByText(new RegExp(t(mediaMessages).lines.failed(''))),
    ).toBeVisible();
    await expect(mediaOf('keeper')?.captionsUrl).toBe('https://sounds.example/page.html');
  },
};

/** The progress names the file; called off, nothing changes. */
export const ForeignCancelled: Story = {
  args: {
    ...Foreign.args,
    services: {
      mediaHosts: [],
      media: {
        ...storyMedia(),
        fetchFile: ({ signal }) =>
          new Promise((resolve) => {
            signal.addEventListener('abort', () => resolve(fail({ message: '', isAborted: true })));
          }),
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t(mediaMessages).foreign.copy('b.png') }),
    );
    await expect(
      await canvas.findByRole('progressbar', { name: t(mediaMessages).lines.uploading('b.png') }),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', {
        name: t({ ru: /^Отменить загрузку/, en: /^Cancel the upload/ }),
      }),
    );
    await expect(
      await canvas.findByRole('button', { name: t(mediaMessages).foreign.copy('b.png') }),
    ).toBeVisible();
    await expect(mediaOf('lamp')?.url).toBe(foreign('a.png').url);
  },
};
