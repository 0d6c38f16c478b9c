import { mediaPath, type StoryDocument } from '@dreamfork/story';
import { generateStory } from '@dreamfork/story/testing';
import { picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { lighthouseStory } from '../testing/lighthouseStory.ts';
import { dragOnCanvas, nodeCard, openEditor } from '../testing/storyActions.ts';
import { CanvasView } from './CanvasView.tsx';
import { canvasMessages } from './messages.ts';

const meta = {
  title: 'Editor/CanvasView',
  component: CanvasView,
  parameters: {
    ...usage({
      when: 'A story as a map without editing, also two versions side by side.',
      whenNot: 'It is edited.',
      instead: 'StoryEditor.',
      keyboard: {
        Enter: 'Opens the chosen node.',
        'Ctrl or Cmd + A': 'Chooses all nodes.',
        'Ctrl or Cmd + Z': 'Undoes.',
        'Ctrl or Cmd + K': 'Finds a node or a command.',
        '?': 'Lists all keys of the editor.',
      },
      accessibility: 'Nodes are buttons with names; the map can be moved by keys.',
      do: 'Use it to compare versions.',
      dont: 'Use it as a list.',
    }),
    layout: 'fullscreen',
  },
  args: { document: lighthouseStory },
  decorators: [
    (Story) => (
      <div style={{ height: '100vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CanvasView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A story to look at: it moves and zooms, and nothing on it can be dragged away. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await openEditor(canvasElement);
    const card = nodeCard(canvas, 'keeper');
    const before = card.style.left;
    await dragOnCanvas(canvasElement, {
      from: { x: 720, y: 120 },
      to: { x: 900, y: 300 },
      on: card,
    });
    await expect(card.style.left).toBe(before);
    await expect(card.querySelector('.react-flow__handle.connectable')).toBeNull();
  },
};

/** What differs from another version: by outline, by sign, and in words for screen readers. */
export const Comparison: Story = {
  args: {
    overlays: {
      difference: new Map([
        ['foot', 'changed'],
        ['lamp', 'added'],
        ['boat', 'removed'],
      ]),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await openEditor(canvasElement);
    await expect(nodeCard(canvas, 'lamp')).toHaveAccessibleName(
      new RegExp(`Фонарная комната, ${t(canvasMessages).differences.added}`),
    );
    await expect(nodeCard(canvas, 'boat')).toHaveAccessibleName(
      new RegExp(`Тихая вода, ${t(canvasMessages).differences.removed}`),
    );
    await expect(nodeCard(canvas, 'keeper')).toHaveAccessibleName(
      t({ ru: 'Аудио: Голос смотрителя', en: 'Audio: Голос смотрителя' }),
    );
  },
};

/** Problems, the path of the last preview, and everything but one path faded. */
export const Marks: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  args: {
    overlays: {
      problems: new Map([
        ['foot', 'error'],
        ['keeper', 'warning'],
        ['lamp', 'hint'],
      ]),
      visited: new Set(['start', 'foot']),
      highlighted: new Set(['start', 'foot', 'lamp', 'dawn']),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await openEditor(canvasElement);
    await expect(nodeCard(canvas, 'foot')).toHaveAccessibleName(
      t({
        ru: 'Выбор: У подножия маяка, есть ошибка, пройден в просмотре',
        en: 'Choice: У подножия маяка, has an error, visited in the preview',
      }),
    );
    await expect(nodeCard(canvas, 'boat')).toHaveAttribute('data-faded');
    await expect(nodeCard(canvas, 'lamp')).not.toHaveAttribute('data-faded');
  },
};

const thousand = generateStory(1000);

/** From far a map of types, with marks that keep their size. */
export const FarMarks: Story = {
  tags: ['panel'],
  args: {
    document: thousand,
    overlays: {
      problems: new Map(
        thousand.nodes.filter((_, at) => at % 97 === 5).map(({ id }) => [id, 'error']),
      ),
      highlighted: new Set(thousand.nodes.filter((_, at) => at % 41 < 2).map(({ id }) => id)),
    },
  },
  play: async ({ canvasElement }) => {
    await openEditor(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByTestId('far-layer')).toBeInTheDocument();
    await expect(canvas.getByRole('img', { name: t(canvasMessages).map })).toBeVisible();
  },
};

const pictures: StoryDocument = {
  ...thousand,
  nodes: thousand.nodes.map((node) => ({
    ...node,
    type: 'image',
    media: [
      {
        id: node.id,
        mediaType: 'image',
        url: mediaPath(node.id),
        placeholder: 'zscFDIII+AiKiIdyi4g4j3IBpw==',
        title: '',
        description: '',
        fileSize: 0,
        mimeType: 'image/png',
        order: 0,
        isActive: true,
      },
    ],
  })),
};

const askedMedia: string[] = [];

/** From far a picture is a mark with its icon, and no file is requested. */
export const FarPictures: Story = {
  args: { document: pictures },
  parameters: {
    msw: [
      http.get('/api/media/*', ({ request }) => {
        askedMedia.push(request.url);
        return new HttpResponse(null, { status: 404 });
      }),
    ],
  },
  beforeEach: () => void askedMedia.splice(0),
  play: async ({ canvasElement }) => {
    await openEditor(canvasElement);
    await waitFor(() => {
      const drawings = [...canvasElement.querySelectorAll('canvas')];
      void expect(drawings.some(({ width, height }) => width * height > 0)).toBe(true);
    });
    await expect(askedMedia).toEqual([]);
  },
};
