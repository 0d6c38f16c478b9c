import { createHandlers } from '@dreamfork/api-client/msw';
import { buildStory } from '@dreamfork/story/testing';
import { findDialog, picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { annaMedia } from '../../api/testing/annaServices.ts';
import { mediaStateMessages } from '../../canvas/mediaState.messages.ts';
import { holdUploads } from '../../testing/holdUploads.ts';
import { transparentPicture } from '../../testing/mediaFiles.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { arrived, fileInput, withPicture } from './Media.fixtures.ts';
import { MediaPanel } from './MediaPanel.tsx';
import { mediaMessages } from './messages.ts';

const services = { media: annaMedia };

const meta = {
  title: 'Editor/Media',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'The files of a story: adding, watching, deleting.',
      whenNot: 'A file of another story is wanted.',
      instead: 'Media library.',
      keyboard: {
        Tab: 'Moves through the controls of the panel.',
        Escape: 'Gives the focus back to the canvas.',
      },
      accessibility: 'Progress is announced; each file has a name and a description.',
      do: 'Describe pictures.',
      dont: 'Delete a file that is used without looking where.',
    }),
    layout: 'fullscreen',
  },
  args: { services, children: <MediaPanel />, prepare: (editor) => withPicture(editor) },
  beforeEach: ({ msw }) => {
    arrived.length = 0;
    msw.use(holdUploads(arrived), ...createHandlers());
  },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Search, filter and both kinds of list; what is found is counted. */
export const Panel: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(mediaMessages).found(2))).toBeVisible();
    await expect(canvas.getByText('Фонарь.svg')).toBeVisible();
    await expect(canvas.getByText(t(mediaStateMessages).states.waiting)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: t(mediaMessages).rows }));
    await expect(canvas.getByRole('radio', { name: t(mediaMessages).rows })).toBeChecked();
    await userEvent.type(canvas.getByRole('searchbox'), 'смотрит');
    await expect(await canvas.findByText(t(mediaMessages).found(1))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Голос/ }));
    await expect(canvas.getByTestId('selected')).toHaveTextContent('keeper');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'паром');
    await expect(await canvas.findByText(t(mediaMessages).empty)).toBeVisible();
  },
};

/** A story without media nodes says what to do, and four buttons add one of each type. */
export const Empty: Story = {
  args: {
    document: buildStory('Паром').node('start', 'start').build(),
    prepare: () => {},
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(mediaMessages).empty)).toBeVisible();
  },
};

export const FirstFile: Story = {
  args: Empty.args,
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: t({ ru: 'Добавить медиа узел: Видео', en: 'Add a media node: Video' }),
      }),
    );
    await expect(await canvas.findByText(t(mediaMessages).found(1))).toBeVisible();
  },
};

/** Deleting asks first. */
export const Delete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(t(mediaMessages).remove('Голос')) }),
    );
    const question = await screen.findByRole('alertdialog', {
      name: t(mediaMessages).deleteQuestion,
    });
    await userEvent.click(within(question).getByRole('button', { name: t(mediaMessages).delete }));
    await expect(await canvas.findByText(t(mediaMessages).found(1))).toBeVisible();
  },
};

/** A picture in full. */
export const Viewer: Story = {
  args: {
    prepare: (editor) => {
      withPicture(editor);
      editor.workspace.openDialog('viewer', { nodeId: 'lamp' });
    },
  },
  play: async () => {
    const dialog = await findDialog('Фонарь.svg');
    const shown = within(dialog).getByRole('img', { name: 'Фонарь.svg' });
    await waitFor(() => expect(shown).toBeVisible());
    await expect(within(dialog).getByText(t({ ru: '0,18 МБ', en: '0.18 MB' }))).toBeVisible();
    await expect(
      within(dialog).getByRole('link', { name: t(mediaMessages).viewer.download }),
    ).toBeVisible();
  },
};

/** A picture that cannot be had can be tried again. */
export const ViewerFailed: Story = {
  args: {
    prepare: (editor) => {
      withPicture(editor, 'data:image/png;base64,AAAA');
      editor.workspace.openDialog('viewer', { nodeId: 'lamp' });
    },
  },
  play: async () => {
    const dialog = await findDialog('Фонарь.svg');
    await expect(await within(dialog).findByText(t(mediaMessages).errors.image)).toBeVisible();
    await expect(
      within(dialog).getByRole('button', { name: t(mediaMessages).errors.refresh }),
    ).toBeVisible();
  },
};

const elsewhere = 'https://pictures.example/lamp.png';

/** A file of another site is named by its site, and not requested where that is not allowed. */
export const PanelElsewhere: Story = {
  args: {
    services: { ...services, mediaHosts: [] },
    prepare: (editor) => withPicture(editor, elsewhere),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText(t(mediaMessages).foreign.place('pictures.example')),
    ).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** It can be opened where it is. */
export const ViewerElsewhere: Story = {
  args: {
    services: { ...services, mediaHosts: [] },
    prepare: (editor) => {
      withPicture(editor, elsewhere);
      editor.workspace.openDialog('viewer', { nodeId: 'lamp' });
    },
  },
  play: async () => {
    const dialog = within(await findDialog('Фонарь.svg'));
    await expect(await dialog.findByText(t(mediaMessages).foreign.viewer)).toBeVisible();
    await expect(dialog.queryByRole('img')).not.toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: t(mediaMessages).viewer.open })).toHaveAttribute(
      'href',
      elsewhere,
    );
  },
};

/** A large picture with transparent parts keeps them: it becomes a smaller WebP. */
export const TransparentPicture: Story = {
  args: { prepare: ({ workspace }) => workspace.openDialog('upload', { nodeId: 'keeper' }) },
  play: async () => {
    await findDialog(t(mediaMessages).section.upload);
    await userEvent.upload(fileInput(), await transparentPicture());
    await waitFor(() => expect(arrived).toHaveLength(1));
    const sent = arrived[0]?.file;
    await expect(sent?.name).toBe('Туман.webp');
    await expect(sent?.type).toBe('image/webp');
    const { width } = await createImageBitmap(sent as Blob);
    await expect(width).toBe(1920);
  },
};
