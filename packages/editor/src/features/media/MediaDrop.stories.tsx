import { fixtureSound } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { annaMedia } from '../../api/annaServices.ts';
import { type ArrivedUpload, holdUploads } from '../../testing/holdUploads.ts';
import { StoryRoom } from '../../testing/StoryRoom.tsx';
import { nodeCard, openEditor } from '../../testing/storyActions.ts';
import { storyServices } from '../../testing/storyServices.ts';

/** Uploads that wait at the mock server. */
const arrived: ArrivedUpload[] = [];

const meta = {
  title: 'Editor/Media drop',
  component: StoryRoom,
  args: { services: { ...storyServices(), media: annaMedia } },
  parameters: { layout: 'fullscreen' },
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

/** Files dropped on the canvas become nodes of their types; three are sent at once, the fourth waits. */
export const OnTheCanvas: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const before = audioCards(canvasElement);
    const dataTransfer = carrying(...['а', 'б', 'в', 'г'].map((name) => sound(`${name}.mp3`)));
    const surface = editor.getByTestId('canvas-pane');
    const { left, top } = surface.getBoundingClientRect();
    const place = { clientX: left + 30, clientY: top + 420, dataTransfer };
    await fireEvent(
      surface,
      new DragEvent('dragover', { ...place, bubbles: true, cancelable: true }),
    );
    await fireEvent(surface, new DragEvent('drop', { ...place, bubbles: true, cancelable: true }));
    await waitFor(() => expect(arrived).toHaveLength(3));
    await waitFor(() => expect(audioCards(canvasElement)).toBeGreaterThan(before));
    arrived[0]?.goOn();
    await waitFor(() => expect(arrived).toHaveLength(4));
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
    await waitFor(() => expect(card).toHaveTextContent('Загрузка...'));
    arrived[0]?.goOn();
    await waitFor(() => expect(card).not.toHaveTextContent('Загрузка...'));
  },
};
