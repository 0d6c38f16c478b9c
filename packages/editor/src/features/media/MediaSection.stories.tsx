import { fail, mediaPath, succeed } from '@dreamfork/story';
import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectTypedIsKept } from '../../testing/expectTypedIsKept.ts';
import { storyMedia } from '../../testing/mediaServices.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { captions, having, held, item, mediaOf, Section } from './MediaSection.fixtures.tsx';
import { mediaMessages } from './messages.ts';

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
    accessibility: 'Fields for description and captions; refusals are shown beside them.',
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
    const field = await canvas.findByLabelText(t(mediaMessages).section.description('Фонарь.png'));
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
    await canvas.findByRole('button', { name: t(mediaMessages).captions.add('Голос.mp3') });
    await userEvent.upload(chooser(), vtt());
    const remove = await canvas.findByRole('button', {
      name: t(mediaMessages).captions.remove('Голос.mp3'),
    });
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
    await canvas.findByRole('button', { name: t(mediaMessages).captions.add('Голос.mp3') });
    await userEvent.upload(chooser(), vtt());
    await waitFor(() => expect(screen.getByText(t(mediaMessages).captions.failed)).toBeVisible());
    await expect(mediaOf('keeper')?.captionsUrl).toBeUndefined();
  },
};

const wind = {
  ...{ id: 'wind', url: mediaPath('wind'), fileName: 'Ветер.mp3' },
  ...{ mimeType: 'audio/mpeg', fileSize: 40 },
};

/** A node that is not there to show a file takes a sound that plays beneath its text, and shows it on wish. */
export const BackgroundSound: Story = {
  tags: ['visual'],
  args: {
    services: { media: { ...storyMedia(), upload: async () => succeed(wind) } },
    prepare: having('foot'),
    children: <Section nodeId="foot" />,
  },
  play: async ({ canvas }) => {
    const words = t(mediaMessages).sound;
    await canvas.findByRole('button', { name: words.add });
    await userEvent.upload(chooser(), new File(['x'], 'Ветер.txt', { type: 'text/plain' }), {
      applyAccept: false,
    });
    await waitFor(() => expect(screen.getByText(/Ветер\.txt/)).toBeVisible());
    await userEvent.upload(chooser(), new File(['x'], 'Ветер.mp3', { type: 'audio/mpeg' }));
    const background = await canvas.findByRole('switch', { name: words.background('Ветер.mp3') });
    await expect(background).toBeChecked();
    await expect(mediaOf('foot')).toMatchObject({ id: 'wind', isBackground: true });
    await expect(canvas.queryByRole('button', { name: words.add })).toBeNull();
    await userEvent.click(background);
    await expect(mediaOf('foot')?.isBackground).toBeUndefined();
    await userEvent.click(background);
    await expect(mediaOf('foot')?.isBackground).toBe(true);
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
    await expect(
      await canvas.findByText(t(mediaMessages).awaited.text('images/мост.png')),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: t(mediaMessages).awaited.replace('мост.png') }),
    );
    const dialog = await screen.findByRole('dialog', { name: t(mediaMessages).section.upload });
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no place for a file.');
    await userEvent.upload(input, new File(['x'], 'Новый.png', { type: 'image/png' }));
    await waitFor(() =>
      expect(mediaOf('lamp')).toMatchObject({
        ...{ id: 'bridge', description: 'Старый мост', isActive: true },
      }),
    );
    await expect(
      canvas.queryByText(t(mediaMessages).awaited.text('images/мост.png')),
    ).not.toBeInTheDocument();
  },
};

/** Without a server for media the section says why no file can be uploaded. */
export const WithoutServer: Story = {
  args: { children: <Section nodeId="lamp" />, services: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(mediaMessages).section.absent)).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: t(mediaMessages).section.upload }),
    ).toBeNull();
  },
};
