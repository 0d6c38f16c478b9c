import { fixtureSound } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { findDialog, folderOf, t, transferOf, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { annaMedia } from '../../api/testing/annaServices.ts';
import { mediaStateMessages } from '../../canvas/mediaState.messages.ts';
import { commandMessages } from '../../commands/messages.ts';
import { createMemoryServices } from '../../services/createMemoryServices.ts';
import { type ArrivedUpload, holdUploads } from '../../testing/holdUploads.ts';
import { StoryRoom } from '../../testing/StoryRoom.tsx';
import { nodeCard, openEditor } from '../../testing/storyActions.ts';
import { mediaMessages } from './messages.ts';

/** Uploads that wait at the mock server. */
const arrived: ArrivedUpload[] = [];

const meta = {
  title: 'Editor/Media drop',
  component: StoryRoom,
  args: { services: { ...createMemoryServices(), media: annaMedia } },
  parameters: {
    ...usage({
      when: 'Dropping and pasting files on the canvas and on nodes.',
      whenNot: 'Files are chosen by a button.',
      instead: 'Media.',
      keyboard: {
        Tab: 'Moves through the controls of the panel.',
        Escape: 'Gives the focus back to the canvas.',
      },
      accessibility: 'There is always a button that does the same.',
      do: 'Drop on the node that should show it.',
      dont: 'Depend on dragging.',
    }),
    layout: 'fullscreen',
  },
  beforeEach: ({ msw }) => {
    arrived.length = 0;
    msw.use(holdUploads(arrived), ...createHandlers());
  },
} satisfies Meta<typeof StoryRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

const sound = (name: string) => new File([fixtureSound()], name, { type: 'audio/mpeg' });

function carrying(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

const audioCards = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll('[data-testid="story-node"][data-type="audio"]').length;

async function dropOn(surface: HTMLElement, dataTransfer: DataTransfer) {
  const { left, top } = surface.getBoundingClientRect();
  const place = { clientX: left + 30, clientY: top + 420, bubbles: true, cancelable: true };
  await fireEvent(surface, new DragEvent('dragover', { ...place, dataTransfer }));
  await fireEvent(surface, new DragEvent('drop', { ...place, dataTransfer }));
}

/** Files dropped on the canvas become nodes of their types; three are sent at once, the fourth waits. */
export const OnTheCanvas: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const before = audioCards(canvasElement);
    await dropOn(
      editor.getByTestId('canvas-pane'),
      carrying(...['а', 'б', 'в', 'г'].map((name) => sound(`${name}.mp3`))),
    );
    await waitFor(() => expect(arrived).toHaveLength(3));
    await waitFor(() => expect(audioCards(canvasElement)).toBeGreaterThan(before));
    arrived[0]?.goOn();
    await waitFor(() => expect(arrived).toHaveLength(4));
  },
};

/** Of a folder with sounds each becomes a node; what is not media is passed over. */
export const FolderOfMedia: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const before = audioCards(canvasElement);
    const folder = folderOf(
      'Звуки',
      folderOf('Ночь', sound('прибой.mp3')),
      sound('чайки.mp3'),
      new File(['x'], 'run.exe'),
      sound('.hidden.mp3'),
    );
    await dropOn(editor.getByTestId('canvas-pane'), transferOf([folder]));
    await waitFor(() => expect(arrived).toHaveLength(2));
    await expect(audioCards(canvasElement)).toBe(before + 2);
    await expect(screen.queryByText(t(mediaMessages).drop.refused)).not.toBeInTheDocument();
  },
};

/** A folder with a story opens the import, which takes the pictures along. */
export const FolderOfStory: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const story = new File(['# Маяк\n\n## Вход\n\nСвет.'], 'Маяк.md');
    const folder = folderOf('Маяк', story, folderOf('sounds', sound('прибой.mp3')));
    await dropOn(editor.getByTestId('canvas-pane'), transferOf([folder]));
    const dialog = within(await findDialog(t(commandMessages).files));
    await expect(
      await dialog.findByRole('button', {
        name: t({ ru: 'Создать историю', en: 'Create the story' }),
      }),
    ).toBeVisible();
  },
};

/** A folder with nothing to take, and one with too much, are refused in the import. */
export const RefusedFolders: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const surface = editor.getByTestId('canvas-pane');
    await dropOn(surface, transferOf([folderOf('Пусто')]));
    const dialog = within(await findDialog(t(commandMessages).files));
    await expect(
      await dialog.findByText(
        t({
          ru: 'В папке нет файлов с историями. Выберите папку, где лежит история.',
          en: 'There are no stories in this folder. Choose the folder that holds the story.',
        }),
      ),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const many = Array.from({ length: 10_000 }, () => new File([''], 'а.md'));
    await dropOn(surface, transferOf([folderOf('Диск', ...many)]));
    const again = within(await findDialog(t(commandMessages).files));
    await expect(
      await again.findByText(
        t({
          ru: /^Здесь больше 10 000 файлов и папок/,
          en: /^There are more than 10,000 files and folders/,
        }),
      ),
    ).toBeVisible();
  },
};

/** A file pasted with a media node selected is that node's own. */
export const PastedOnANode: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const before = audioCards(canvasElement);
    const card = nodeCard(editor, 'keeper');
    await userEvent.click(card);
    await waitFor(() => expect(card).toHaveAttribute('data-selected'));
    await fireEvent(
      card,
      new ClipboardEvent('paste', {
        clipboardData: carrying(sound('Голос.mp3')),
        bubbles: true,
        cancelable: true,
      }),
    );
    await waitFor(() => expect(arrived).toHaveLength(1));
    await expect(audioCards(canvasElement)).toBe(before);
    await waitFor(() => expect(card).toHaveTextContent(t(mediaStateMessages).states.uploading));
    arrived[0]?.goOn();
    await waitFor(() => expect(card).not.toHaveTextContent(t(mediaStateMessages).states.uploading));
  },
};
