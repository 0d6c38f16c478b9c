import { fail, succeed } from '@dreamfork/story';
import { generateStory } from '@dreamfork/story/testing';
import { picturedPanel, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryServices } from '../../services/createMemoryServices.ts';
import { lighthouseStory } from '../../testing/lighthouseStory.ts';
import { StoryRoom } from '../../testing/StoryRoom.tsx';
import { type Editor, nodeCard, openEditor } from '../../testing/storyActions.ts';
import { storyReaders } from '../../testing/storyReaders.ts';

const meta = {
  title: 'Editor/Readers',
  component: StoryRoom,
  parameters: {
    ...usage({
      when: 'How readers go through the story, on the canvas and by node.',
      whenNot: 'Figures are compared by period.',
      instead: 'StatisticsPage of `library`.',
      keyboard: {
        Tab: 'Moves through the controls of the panel.',
        Escape: 'Gives the focus back to the canvas.',
      },
      accessibility: 'Figures are told in words at every node.',
      do: 'Look at how many readings there are.',
      dont: 'Cut a node that few have reached yet.',
    }),
    layout: 'fullscreen',
  },
  args: { services: { ...createMemoryServices(), readers: storyReaders } },
} satisfies Meta<typeof StoryRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

async function showReaders(canvasElement: HTMLElement): Promise<Editor> {
  const editor = await openEditor(canvasElement);
  await userEvent.click(await editor.findByRole('button', { name: 'Читатели' }));
  return editor;
}

const figuresOf = (editor: Editor, nodeId: string) =>
  editor.getByTestId('reader-figures').querySelector(`[data-readers-of="${nodeId}"]`);

/** Where readers went, what they chose and where they left, on the story and in words. */
export const OnTheCanvas: Story = {
  play: async ({ canvasElement }) => {
    const editor = await showReaders(canvasElement);
    const panel = within(await editor.findByTestId('readers-panel'));
    await expect(panel.getByText(/64 чтения, до конца дошли 40/)).toBeVisible();
    await waitFor(() => expect(figuresOf(editor, 'foot')).toHaveTextContent(/^60875/));
    await expect(figuresOf(editor, 'foot')).toHaveTextContent(/75.%25.%0.%$/);
    await expect(figuresOf(editor, 'boat')?.querySelector('[data-mark="unreached"]')).toBeVisible();
    await waitFor(() =>
      expect(editor.getByTestId('reader-drawing')).toHaveAttribute('data-view', 'near'),
    );
    await userEvent.click(editor.getByRole('button', { name: 'Читатели' }));
    await waitFor(() => expect(editor.queryByTestId('reader-figures')).toBeNull());
    await expect(editor.queryByTestId('reader-drawing')).toBeNull();
  },
};

/** A press on a node shows its figures; a row of the list shows the node. */
export const OneNode: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  play: async ({ canvasElement }) => {
    const editor = await showReaders(canvasElement);
    const panel = within(await editor.findByTestId('readers-panel'));
    await expect(panel.getByText('Нажмите на узел, чтобы увидеть его цифры.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: /Голос смотрителя.*остановились 12/ }));
    const figures = panel.getByRole('region', { name: 'Выбранный узел' });
    await expect(figures).toHaveTextContent(/Дошли сюда13.*Остановились здесь12/);
    await expect(nodeCard(editor, 'keeper')).toHaveAttribute('data-selected');
    await userEvent.click(panel.getByRole('button', { name: /У подножия маяка/ }));
    await expect(figures).toHaveTextContent(/Подняться и зажечь фонарь39 · 75/);
  },
};

/** Under 30 readings there are counts and no percentages. */
export const FewReadings: Story = {
  play: async ({ canvasElement }) => {
    const editor = await showReaders(canvasElement);
    const panel = within(await editor.findByTestId('readers-panel'));
    await userEvent.click(panel.getByRole('button', { name: /Период/ }));
    await userEvent.click(await screen.findByRole('option', { name: '7 дней' }));
    await expect(await panel.findByText(/12 чтений, до конца дошли 7/)).toBeVisible();
    await expect(panel.getByText(/Доли в процентах появятся от 30 чтений/)).toBeVisible();
    await expect(editor.getByTestId('reader-figures')).not.toHaveTextContent('%');
    await userEvent.click(panel.getByRole('button', { name: /Версия/ }));
    await expect(await screen.findByRole('option', { name: '2 · 52 чтения' })).toBeVisible();
  },
};

/** The canvas shows the readers of one place, and on one kind of device. */
export const OneSource: Story = {
  play: async ({ canvasElement }) => {
    const editor = await showReaders(canvasElement);
    const panel = within(await editor.findByTestId('readers-panel'));
    await userEvent.click(panel.getByRole('button', { name: /Где читали/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'во встроенном окне' }));
    await expect(await panel.findByText(/не известно, где и на чём они шли/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: /Устройство/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'телефон' }));
    await expect(await panel.findByText(/12 чтений, до конца дошли 7/)).toBeVisible();
    await waitFor(() => expect(figuresOf(editor, 'foot')).toHaveTextContent(/^114/));
    await userEvent.click(panel.getByRole('button', { name: /Устройство/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'любое' }));
    await expect(await panel.findByText(/64 чтения, до конца дошли 40/)).toBeVisible();
  },
};

const thousand = generateStory(1000);

/** From far: widths, triangles with numbers where readers left, dashed frames where nobody came. */
export const FromFar: Story = {
  args: {
    story: { id: 'thousand', version: 3, isPublic: true, document: thousand },
    services: {
      ...createMemoryServices(),
      readers: {
        figures: async () =>
          succeed({
            versions: [{ version: 3, starts: 400 }],
            starts: 400,
            completions: 100,
            nodes: thousand.nodes.slice(0, 700).map(({ id }, index) => ({
              nodeId: id,
              readers: Math.max(1, 400 - index),
              left: index % 11 === 0 ? Math.ceil((400 - Math.min(index, 390)) / 4) : 0,
              ended: 0,
            })),
            choices: [],
          }),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(await editor.findByRole('button', { name: 'Показать всю историю' }));
    await userEvent.click(await editor.findByRole('button', { name: 'Читатели' }));
    await editor.findByTestId('readers-panel');
    await waitFor(() =>
      expect(editor.getByTestId('reader-drawing')).toHaveAttribute('data-view', 'far'),
    );
    await expect(editor.queryByTestId('reader-figures')).toBeNull();
  },
};

/** Nobody has read a private story. */
export const Unread: Story = {
  args: {
    services: {
      ...createMemoryServices(),
      readers: {
        figures: async () =>
          succeed({ versions: [], starts: 0, completions: 0, nodes: [], choices: [] }),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const editor = await showReaders(canvasElement);
    await expect(
      await editor.findByRole('heading', { name: 'Здесь ещё никто не читал' }),
    ).toBeVisible();
    await expect(editor.getByText(/История приватная/)).toBeVisible();
  },
};

/** The server does not answer: the story is fine, and one can try again. */
export const Failed: Story = {
  args: {
    services: {
      ...createMemoryServices(),
      readers: { figures: async () => fail({ message: 'Нет связи' }) },
    },
  },
  play: async ({ canvasElement }) => {
    const editor = await showReaders(canvasElement);
    await expect(await editor.findByText('Не удалось загрузить данные о читателях')).toBeVisible();
    await expect(editor.getByRole('button', { name: 'Попробовать снова' })).toBeVisible();
  },
};

/** A story that was never saved has no switch on the canvas; the panel in the menu says why. */
export const NeverSaved: Story = {
  args: { story: { isPublic: false, document: lighthouseStory } },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(editor.queryByRole('button', { name: 'Читатели' })).toBeNull();
    await userEvent.click(editor.getByRole('button', { name: 'Ещё' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Читатели/ }));
    await waitFor(() => expect(editor.getByText('История ещё не сохранена')).toBeVisible());
    await expect(editor.queryByRole('button', { name: 'Читатели' })).toBeNull();
  },
};

/** A server that does not count has neither. */
export const NotCounted: Story = {
  args: { services: createMemoryServices() },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(editor.getByRole('button', { name: 'Ещё' }));
    await expect(await screen.findByRole('menuitem', { name: /Замечания/ })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: /Читатели/ })).toBeNull();
    await expect(editor.queryByRole('button', { name: 'Читатели' })).toBeNull();
  },
};

export const Dark: Story = {
  ...OneNode,
  tags: ['!test'],
  globals: { theme: 'dark' },
};
export const Creative: Story = {
  ...OneNode,
  tags: ['!test'],
  globals: { theme: 'creative' },
};

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(await editor.findByRole('button', { name: 'Readers' }));
    await expect(await editor.findByText(/64 readings, 40 reached an ending/)).toBeVisible();
  },
};
