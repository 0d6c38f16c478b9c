import { fail, succeed } from '@dreamfork/story';
import { generateStory } from '@dreamfork/story/testing';
import { picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { canvasMessages } from '../../canvas/messages.ts';
import { commandMessages } from '../../commands/messages.ts';
import { createMemoryServices } from '../../services/createMemoryServices.ts';
import { lighthouseStory } from '../../testing/lighthouseStory.ts';
import { StoryRoom } from '../../testing/StoryRoom.tsx';
import { type Editor, nodeCard, openEditor } from '../../testing/storyActions.ts';
import { storyReaders } from '../../testing/storyReaders.ts';
import { readersMessages } from './messages.ts';

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
      accessibility: 'Every node has its figures as text.',
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
  await userEvent.click(await editor.findByRole('button', { name: t(readersMessages).switch }));
  return editor;
}

const figuresOf = (editor: Editor, nodeId: string) =>
  editor.getByTestId('reader-figures').querySelector(`[data-readers-of="${nodeId}"]`);

/** Where readers went, what they chose and where they left, on the story and in words. */
export const OnTheCanvas: Story = {
  play: async ({ canvasElement }) => {
    const editor = await showReaders(canvasElement);
    const panel = within(await editor.findByTestId('readers-panel'));
    await expect(panel.getByText(new RegExp(t(readersMessages).summary(64, 40)))).toBeVisible();
    await waitFor(() => expect(figuresOf(editor, 'foot')).toHaveTextContent(/^60875/));
    await expect(figuresOf(editor, 'foot')).toHaveTextContent(/75.?%25.?%0.?%$/);
    await expect(figuresOf(editor, 'boat')?.querySelector('[data-mark="unreached"]')).toBeVisible();
    await waitFor(() =>
      expect(editor.getByTestId('reader-drawing')).toHaveAttribute('data-view', 'near'),
    );
    await userEvent.click(editor.getByRole('button', { name: t(readersMessages).switch }));
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
    await expect(panel.getByText(t(readersMessages).noNode)).toBeVisible();
    await userEvent.click(
      panel.getByRole('button', {
        name: t({ ru: /Голос смотрителя.*остановились 12/, en: /Голос смотрителя.*12 left/ }),
      }),
    );
    const figures = panel.getByRole('region', { name: t(readersMessages).node });
    await expect(figures).toHaveTextContent(
      t({ ru: /Дошли сюда13.*Остановились здесь12/, en: /Got here13.*Left here12/ }),
    );
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
    await userEvent.click(
      panel.getByRole('button', { name: new RegExp(t(readersMessages).period) }),
    );
    await userEvent.click(
      await screen.findByRole('option', { name: t(readersMessages).periods.week }),
    );
    await expect(
      await panel.findByText(new RegExp(t(readersMessages).summary(12, 7))),
    ).toBeVisible();
    await expect(panel.getByText(new RegExp(t(readersMessages).few(30)))).toBeVisible();
    await expect(editor.getByTestId('reader-figures')).not.toHaveTextContent('%');
    await userEvent.click(
      panel.getByRole('button', { name: new RegExp(t(readersMessages).version) }),
    );
    await expect(
      await screen.findByRole('option', { name: t(readersMessages).versionOption(2, 52) }),
    ).toBeVisible();
  },
};

/** The canvas shows the readers of one place, and on one kind of device. */
export const OneSource: Story = {
  play: async ({ canvasElement }) => {
    const editor = await showReaders(canvasElement);
    const panel = within(await editor.findByTestId('readers-panel'));
    await userEvent.click(
      panel.getByRole('button', { name: new RegExp(t(readersMessages).source) }),
    );
    await userEvent.click(
      await screen.findByRole('option', { name: t(readersMessages).sources.embed }),
    );
    await expect(await panel.findByText(t(readersMessages).segmentNote)).toBeVisible();
    await userEvent.click(
      panel.getByRole('button', { name: new RegExp(t(readersMessages).device) }),
    );
    await userEvent.click(
      await screen.findByRole('option', { name: t(readersMessages).devices.phone }),
    );
    await expect(
      await panel.findByText(new RegExp(t(readersMessages).summary(12, 7))),
    ).toBeVisible();
    await waitFor(() => expect(figuresOf(editor, 'foot')).toHaveTextContent(/^114/));
    await userEvent.click(
      panel.getByRole('button', { name: new RegExp(t(readersMessages).device) }),
    );
    await userEvent.click(
      await screen.findByRole('option', { name: t(readersMessages).devices.all }),
    );
    await expect(
      await panel.findByText(new RegExp(t(readersMessages).summary(64, 40))),
    ).toBeVisible();
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
    await userEvent.click(await editor.findByRole('button', { name: t(canvasMessages).fit }));
    await userEvent.click(await editor.findByRole('button', { name: t(readersMessages).switch }));
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
      await editor.findByRole('heading', { name: t(readersMessages).none }),
    ).toBeVisible();
    await expect(editor.getByText(t(readersMessages).nonePrivate)).toBeVisible();
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
    await expect(await editor.findByText(t(readersMessages).failed)).toBeVisible();
    await expect(editor.getByRole('button', { name: t(readersMessages).retry })).toBeVisible();
  },
};

/** A story that was never saved has no switch on the canvas; the panel in the menu says why. */
export const NeverSaved: Story = {
  args: { story: { isPublic: false, document: lighthouseStory } },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(editor.queryByRole('button', { name: t(readersMessages).switch })).toBeNull();
    await userEvent.click(editor.getByRole('button', { name: t({ ru: 'Ещё', en: 'More' }) }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: new RegExp(t(readersMessages).switch) }),
    );
    await waitFor(() => expect(editor.getByText(t(readersMessages).unsaved)).toBeVisible());
    await expect(editor.queryByRole('button', { name: t(readersMessages).switch })).toBeNull();
  },
};

/** A server that does not count has neither. */
export const NotCounted: Story = {
  args: { services: createMemoryServices() },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(editor.getByRole('button', { name: t({ ru: 'Ещё', en: 'More' }) }));
    await expect(
      await screen.findByRole('menuitem', {
        name: new RegExp(t(commandMessages)['toggle-diagnostics']),
      }),
    ).toBeVisible();
    await expect(
      screen.queryByRole('menuitem', { name: new RegExp(t(readersMessages).switch) }),
    ).toBeNull();
    await expect(editor.queryByRole('button', { name: t(readersMessages).switch })).toBeNull();
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(await editor.findByRole('button', { name: 'Readers' }));
    await expect(await editor.findByText(/64 readings, 40 reached an ending/)).toBeVisible();
  },
};
