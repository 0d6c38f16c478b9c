import { createHandlers } from '@dreamfork/api-client/msw';
import {
  fail,
  findNode,
  mediaIdOf,
  mediaPath,
  type NodeMedia,
  setNodeMedia,
  succeed,
} from '@dreamfork/story';
import { usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { annaMedia } from '../../api/annaServices.ts';
import { type EditorContextValue, useSession } from '../../EditorContext.tsx';
import { expectTypedIsKept } from '../../testing/expectTypedIsKept.ts';
import { storyMedia } from '../../testing/mediaServices.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { MediaSection } from './MediaSection.tsx';

const held: { editor: EditorContextValue | null } = { editor: null };

const item = (mediaType: NodeMedia['mediaType'], fileName: string): NodeMedia => ({
  id: 'file-0',
  mediaType,
  url: mediaPath('file-0'),
  title: '',
  description: '',
  fileName,
  fileSize: 188_416,
  mimeType: mediaType === 'image' ? 'image/png' : 'audio/mpeg',
  order: 0,
  isActive: true,
});

const having =
  (nodeId: string, ...files: NodeMedia[]) =>
  (editor: EditorContextValue) => {
    held.editor = editor;
    editor.session.edit({
      label: 'set-media',
      operation: (story) => setNodeMedia(story, { nodeId, mediaNodeId: null, media: files }),
    });
  };

const mediaOf = (nodeId: string) => {
  const document = held.editor?.session.getState().document;
  return document ? findNode(document, nodeId)?.media[0] : undefined;
};

function Section({ nodeId }: { nodeId: string }) {
  const node = useSession(({ document }) => findNode(document, nodeId));
  return node ? <MediaSection node={node} /> : null;
}

const captions = {
  id: 'lines',
  url: mediaPath('lines'),
  fileName: 'Голос.vtt',
  mimeType: 'text/vtt',
  fileSize: 40,
};

const meta = {
  title: 'Editor/Media of a node',
  component: PanelRoom,
  parameters: usage({
    when: 'The media of one node, with descriptions and captions.',
    whenNot: 'All files are looked over.',
    instead: 'Media.',
    keyboard: {
      Tab: 'Moves through the controls of the panel.',
      Escape: 'Gives the focus back to the canvas.',
    },
    accessibility: 'Fields for description and captions; refusals are told at them.',
    do: 'Give films captions.',
    dont: 'Fetch from a host that the operator does not allow.',
  }),
  args: { services: { media: { ...storyMedia(), upload: async () => succeed(captions) } } },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What a picture shows is written under it; a run of typing is one step of undo. */
export const Description: Story = {
  args: {
    children: <Section nodeId="lamp" />,
    prepare: having('lamp', item('image', 'Фонарь.png')),
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Описание: Фонарь.png');
    const steps = Number(canvas.getByTestId('steps').textContent);
    await userEvent.type(field, 'Свет в башне');
    await userEvent.tab();
    await expect(mediaOf('lamp')?.description).toBe('Свет в башне');
    await expect(canvas.getByTestId('steps')).toHaveTextContent(String(steps + 1));
    await expectTypedIsKept(canvas, held.editor, 1);
  },
};

const vtt = () => new File(['WEBVTT\n'], 'Голос.vtt', { type: 'text/vtt' });

const chooser = () => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file.');
  return input;
};

/** Captions are attached to a recording, and taken away. */
export const WithCaptions: Story = {
  args: {
    children: <Section nodeId="keeper" />,
    prepare: having('keeper', item('audio', 'Голос.mp3')),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Добавить субтитры: Голос.mp3' });
    await userEvent.upload(chooser(), vtt());
    const remove = await canvas.findByRole('button', { name: 'Убрать субтитры: Голос.mp3' });
    await expect(mediaOf('keeper')?.captionsUrl).toBe(captions.url);
    await userEvent.click(remove);
    await waitFor(() => expect(mediaOf('keeper')?.captionsUrl).toBeUndefined());
  },
};

/** Captions that the server refuses are told. */
export const CaptionsRefused: Story = {
  args: {
    ...WithCaptions.args,
    services: {
      media: { ...storyMedia(), upload: async () => fail({ message: 'Файл повреждён' }) },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Добавить субтитры: Голос.mp3' });
    await userEvent.upload(chooser(), vtt());
    await waitFor(() => expect(screen.getByText('Субтитры не добавлены')).toBeVisible());
    await expect(mediaOf('keeper')?.captionsUrl).toBeUndefined();
  },
};

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
      await canvas.findByText(/^Файл «a.png» лежит на другом сайте \(pictures.example\), поэтому/),
    ).toBeVisible();
    const steps = Number(canvas.getByTestId('steps').textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать все в мои файлы' }));
    await waitFor(() => expect(canvas.queryByText(/на другом сайте/)).not.toBeInTheDocument());
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

export const ForeignDark: Story = { ...Foreign, globals: { theme: 'dark' } };
export const ForeignCreative: Story = { ...Foreign, globals: { theme: 'creative' } };

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
    await expect(await canvas.findByText(/«a.png».*исчезнет и здесь/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать все в мои файлы' }));
    await expect(await canvas.findByText('Ошибка загрузки: a.png: Файл не найден')).toBeVisible();
    await expect(canvas.queryByText(/«b.png»/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Повторить загрузку/ }));
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
      await canvas.findByRole('button', { name: 'Скопировать в мои файлы: wave.mp3' }),
    );
    await waitFor(() => expect(canvas.queryByText(/на другом сайте/)).not.toBeInTheDocument());
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
      await canvas.findByRole('button', { name: 'Скопировать в мои файлы: wave.mp3' }),
    );
    await expect(await canvas.findByText(/^Ошибка загрузки: page.html: /)).toBeVisible();
    await expect(canvas.getByText(/«page.html» лежит на другом сайте/)).toBeVisible();
    await expect(mediaIdOf(mediaOf('keeper')?.url ?? '')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Повторить загрузку/ }));
    await waitFor(() => expect(canvas.queryByText(/: page.html: /)).toBeNull());
    await expect(await canvas.findByText(/^Ошибка загрузки: /)).toBeVisible();
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
      await canvas.findByRole('button', { name: 'Скопировать в мои файлы: b.png' }),
    );
    await expect(
      await canvas.findByRole('progressbar', { name: 'Загрузка файла b.png' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Отменить загрузку/ }));
    await expect(
      await canvas.findByRole('button', { name: 'Скопировать в мои файлы: b.png' }),
    ).toBeVisible();
    await expect(mediaOf('lamp')?.url).toBe(foreign('a.png').url);
  },
};

const bridge = {
  ...{ id: 'bridge', url: mediaPath('bridge'), fileName: 'Новый.png' },
  ...{ mimeType: 'image/png', fileSize: 40 },
};

/** A file that did not come with an imported story is replaced in its place, also in a node that is no media node. */
export const Awaited: Story = {
  args: {
    services: { media: { ...storyMedia(), upload: async () => succeed(bridge) } },
    prepare: having('lamp', {
      ...item('image', 'мост.png'),
      ...{ url: 'images/мост.png', description: 'Старый мост', isActive: false },
    }),
    children: <Section nodeId="lamp" />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Файл images\/мост.png не пришёл/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Заменить: мост.png' }));
    const dialog = await screen.findByRole('dialog', { name: 'Загрузить файл' });
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no place for a file.');
    await userEvent.upload(input, new File(['x'], 'Новый.png', { type: 'image/png' }));
    await waitFor(() =>
      expect(mediaOf('lamp')).toMatchObject({
        ...{ id: 'bridge', description: 'Старый мост', isActive: true },
      }),
    );
    await expect(canvas.queryByText(/не пришёл/)).not.toBeInTheDocument();
  },
};

/** Without a server for media the section says why no file can be uploaded. */
export const WithoutServer: Story = {
  args: { children: <Section nodeId="lamp" />, services: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Файлы хранит сервер для медиа/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Загрузить файл' })).toBeNull();
  },
};
