import { fail, findNode, mediaPath, type NodeMedia, setNodeMedia, succeed } from '@dreamfork/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type EditorContextValue, useSession } from '../../EditorContext.tsx';
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

const having = (nodeId: string, file: NodeMedia) => (editor: EditorContextValue) => {
  held.editor = editor;
  editor.session.edit({
    label: 'set-media',
    operation: (story) => setNodeMedia(story, { nodeId, mediaNodeId: null, media: [file] }),
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
