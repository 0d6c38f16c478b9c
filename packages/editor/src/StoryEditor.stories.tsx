import { generateStory } from '@dreamfork/story/testing';
import { picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { canvasMessages } from './canvas/messages.ts';
import { commandMessages } from './commands/messages.ts';
import { apiConsoleMessages } from './features/apiConsole/messages.ts';
import { diagnosticsMessages } from './features/diagnostics/messages.ts';
import { inspectorMessages } from './features/inspector/messages.ts';
import { nodeMessages } from './features/inspector/node.messages.ts';
import { previewMessages } from './features/preview/messages.ts';
import { publishingDetailsMessages } from './features/publishing/details.messages.ts';
import { settingsMessages } from './features/settings/messages.ts';
import { toolsMessages } from './features/tools/messages.ts';
import { StoryEditor } from './StoryEditor.tsx';
import { shellMessages } from './shell/messages.ts';
import { syncMessages } from './shell/saving.messages.ts';
import { lighthouseStory } from './testing/lighthouseStory.ts';
import { storyApiConsole } from './testing/mediaServices.ts';
import { nodeCard, openEditor, pressFarNode } from './testing/storyActions.ts';
import { fullHeight, storyEditorArgs } from './testing/storyEditorParts.tsx';

const meta = {
  title: 'Editor/StoryEditor',
  component: StoryEditor,
  parameters: {
    ...usage({
      when: 'The whole editor: canvas, panels, commands and dialogs around one story, with services as props.',
      whenNot: 'A story is only read.',
      instead: 'StoryPlayer of `player`.',
      keyboard: {
        Enter: 'Opens the chosen node.',
        'Ctrl or Cmd + A': 'Chooses all nodes.',
        'Ctrl or Cmd + Z': 'Undoes.',
        'Ctrl or Cmd + K': 'Finds a node or a command.',
        '?': 'Lists all keys of the editor.',
      },
      accessibility:
        'Regions with names; what happens on the canvas is announced, and the outline shows the same story as a tree.',
      do: 'Give `services` that keep drafts.',
      dont: 'Mount two editors for one story.',
      screenReader:
        'Orca 43.1 with Chromium 156, 2026-11-27: “region Story editor; Properties panel, toggle button, pressed”, “Undo, push button, grayed; Nothing to undo yet”, “Save, push button”, “Tools, page tab”, “region Add a node; Text, push button”. Found: the tooltips of “Public story” and “Import and export” repeated their names twice; mended in IconButton and ToggleButton.',
    }),
    layout: 'fullscreen',
  },
  args: storyEditorArgs,
  decorators: [fullHeight],
} satisfies Meta<typeof StoryEditor>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The whole editor with a story open. */
export const Default: Story = {
  tags: ['screen'],
  parameters: picturedScreen,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(editor.getByTestId('story-id')).toHaveTextContent('lighthouse');
    await expect(editor.getByTestId('story-counts')).toHaveTextContent(
      t(shellMessages).bar.counts({ nodes: 6, connections: 6 }),
    );
    await expect(editor.getByTestId('save-status')).toHaveTextContent(t(syncMessages).saved);
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(editor.getByTestId('story-counts')).toHaveTextContent('6 nodes · 6 connections');
    await expect(editor.getByTestId('save-status')).toHaveTextContent('Saved');
  },
};

/** A document and nothing else: the host is told of each change and keeps it; nothing that needs a server is offered. */
export const DocumentAlone: Story = {
  args: {
    story: undefined,
    services: undefined,
    renderPreview: undefined,
    value: lighthouseStory,
    onChange: fn(),
    onWorkChange: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const editor = await openEditor(canvasElement);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(nodeCard(editor, 'start'));
    await userEvent.keyboard('{Control>}d{/Control}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ nodes: expect.toSatisfy(({ length }) => length === 7) }),
      ),
    );
    await expect(editor.getByTestId('save-status')).toHaveTextContent(t(syncMessages).saved);
    await expect(args.onWorkChange).toHaveBeenLastCalledWith({
      hasUnsavedChanges: false,
      safeIn: 'server',
    });
    await expect(editor.queryByRole('button', { name: t(toolsMessages).preview })).toBeNull();
  },
};

/** The edges of the panels are moved by mouse or by arrow keys; a double click puts one back. */
export const PanelWidths: Story = {
  beforeEach: () => {
    localStorage.removeItem('dreamfork.editor.settings');
    return () => localStorage.removeItem('dreamfork.editor.settings');
  },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const edge = await editor.findByRole('separator', { name: t(shellMessages).edges.left });
    const panel = editor.getByRole('complementary', { name: t(shellMessages).left });
    await expect(panel.offsetWidth).toBe(264);
    edge.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(panel.offsetWidth).toBe(280);
    await userEvent.keyboard('{End}');
    await expect(edge).toHaveAttribute('aria-valuenow', '480');
    await userEvent.dblClick(edge);
    await expect(panel.offsetWidth).toBe(264);
    const right = editor.getByRole('separator', { name: t(shellMessages).edges.right });
    const x = right.getBoundingClientRect().left + 4;
    const drag = { pointerId: 1, isPrimary: true, button: 0 };
    await fireEvent.pointerDown(right, { ...drag, clientX: x });
    await fireEvent.pointerMove(right, { ...drag, clientX: x - 60 });
    await fireEvent.pointerUp(right, { ...drag, clientX: x - 60 });
    await expect(
      editor.getByRole('complementary', { name: t(inspectorMessages).panel }).offsetWidth,
    ).toBe(408);
  },
};

/** The preview is whatever the host draws; Escape or its own button closes it. */
export const Preview: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const [button] = editor.getAllByRole('button', { name: t(toolsMessages).preview });
    if (!button) throw new Error('there is a preview button');
    await userEvent.click(button);
    const layer = await editor.findByRole('dialog', { name: t(toolsMessages).preview });
    await expect(layer).toHaveTextContent('Маяк на краю карты');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(editor.queryByRole('dialog')).toBeNull());
  },
};

/** From a node on: the preview gets the path that leads there, and where it came is marked on the canvas. */
export const PlayFromHere: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'keeper'));
    await userEvent.click(await editor.findByRole('button', { name: t(previewMessages).from }));
    const layer = await editor.findByRole('dialog', { name: t(toolsMessages).preview });
    await expect(layer).toHaveTextContent('start → foot → keeper');
    await userEvent.click(within(layer).getByRole('button', { name: 'Читать' }));
    await userEvent.click(within(layer).getByRole('button', { name: 'Закрыть просмотр' }));
    await waitFor(() =>
      expect(nodeCard(editor, 'keeper')).toHaveAccessibleName(
        new RegExp(t(canvasMessages).visited),
      ),
    );
  },
};

/** Diagnostics, from the pill over the canvas to the node. */
export const Diagnostics: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(await editor.findByRole('button', { name: t(diagnosticsMessages).show }));
    const list = await editor.findByRole('list', { name: t(diagnosticsMessages).list });
    await userEvent.click(within(list).getByRole('button', { name: /Голос смотрителя/ }));
    await waitFor(() => expect(nodeCard(editor, 'keeper')).toHaveAttribute('data-selected'));
    await userEvent.click(editor.getByRole('button', { name: t(shellMessages).close }));
    await expect(await editor.findByTestId('node-tab')).toBeVisible();
  },
};

/** «Ещё» holds what has no button; the same actions answer to keys. */
export const More: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(editor.getByRole('button', { name: t(shellMessages).more }));
    await userEvent.click(
      await screen.findByRole('menuitem', {
        name: new RegExp(t(commandMessages)['toggle-history']),
      }),
    );
    await expect(
      await editor.findByRole('complementary', { name: t(commandMessages)['toggle-history'] }),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Everything on or off in the settings shows on the canvas at once. */
export const Settings: Story = {
  beforeEach: () => {
    localStorage.removeItem('dreamfork.editor.settings');
    return () => localStorage.removeItem('dreamfork.editor.settings');
  },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(editor.getByRole('img', { name: t(canvasMessages).map })).toBeVisible();
    await userEvent.click(editor.getByRole('button', { name: t(settingsMessages).title }));
    await userEvent.click(await screen.findByRole('switch', { name: t(canvasMessages).map }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(editor.queryByRole('img', { name: t(canvasMessages).map })).toBeNull(),
    );
  },
};

const narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 360, height: 720 }}>
        <Story />
      </div>
    ),
  ],
};

/** On a phone the panels are drawers over the canvas, and tools are in the menu «Ещё». */
export const Narrow: Story = {
  ...narrow,
  // With fingers every button has 44 px, in the bar too.
  tags: ['conditions'],
  args: { services: { ...storyEditorArgs.services, apiConsole: storyApiConsole } },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(editor.queryByRole('complementary')).toBeNull();
    const save = editor.getByRole('button', { name: t(toolsMessages).save });
    await expect(save.getBoundingClientRect().right).toBeLessThanOrEqual(348);
    await userEvent.click(
      editor.getByRole('button', { name: t(commandMessages)['toggle-properties'] }),
    );
    await expect(
      await editor.findByRole('complementary', { name: t(inspectorMessages).panel }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(editor.queryByRole('complementary')).toBeNull());
    await userEvent.click(editor.getByRole('button', { name: t(shellMessages).more }));
    const publish = await screen.findByRole('menuitem', {
      name: t(publishingDetailsMessages).publish,
    });
    await waitFor(() => expect(publish).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: t(settingsMessages).title })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: t(apiConsoleMessages).title })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** On a tablet the title and saving have room in the bar; the counts have what is left. */
export const Tablet: Story = {
  tags: ['conditions'],
  args: { services: { ...storyEditorArgs.services, apiConsole: storyApiConsole } },
  decorators: [
    (Story) => (
      <div style={{ width: 768, height: 720 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const save = editor.getByRole('button', { name: t(toolsMessages).save });
    await expect(save.getBoundingClientRect().right).toBeLessThanOrEqual(768);
    const title = editor.getByRole('heading', { level: 1 });
    const counts = editor.getByTestId('story-counts');
    await expect(counts).toBeVisible();
    const isCut = title.scrollWidth > title.offsetWidth;
    await expect(isCut && counts.offsetWidth > 0).toBe(false);
    await userEvent.click(editor.getByRole('button', { name: t(shellMessages).more }));
    const check = await screen.findByRole('menuitem', { name: t(apiConsoleMessages).title });
    await waitFor(() => expect(check).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Each Escape closes one thing: the edit, then the panel; the selection stays. */
export const EscapeInADrawer: Story = {
  ...narrow,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'keeper'));
    await userEvent.click(
      editor.getByRole('button', { name: t(commandMessages)['toggle-properties'] }),
    );
    const panel = await editor.findByRole('complementary', { name: t(inspectorMessages).panel });
    await userEvent.click(await within(panel).findByRole('button', { name: t(nodeMessages).edit }));
    await waitFor(() =>
      expect(within(panel).getByLabelText(t(nodeMessages).content)).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(within(panel).getByRole('button', { name: t(nodeMessages).edit })).toBeVisible(),
    );
    within(panel)
      .getByRole('button', { name: t(nodeMessages).edit })
      .focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(editor.queryByRole('complementary')).toBeNull());
    await expect(nodeCard(editor, 'keeper')).toHaveAttribute('data-selected');
  },
};

/** A node added from a drawer is written on its card, so the drawer over it goes. */
export const WritingBesideADrawer: Story = {
  ...narrow,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(editor.getByRole('button', { name: t(commandMessages)['toggle-tools'] }));
    await userEvent.click(await editor.findByTestId('add-text'));
    await waitFor(() => expect(editor.queryByRole('complementary')).toBeNull());
    const card = within(await editor.findByTestId('card-editor'));
    await waitFor(() =>
      expect(card.getByRole('textbox', { name: t({ ru: /^Текст/, en: /^Text/ }) })).toHaveFocus(),
    );
  },
};

const thousandNodes = generateStory(1000);

/** A thousand nodes: seen from far they are drawn as a map; a press on it makes a card of the node. */
export const ThousandNodes: Story = {
  args: { story: { id: 'big', version: 1, isPublic: false, document: thousandNodes } },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(editor.getByTestId('far-layer')).toBeInTheDocument();
    await expect(editor.getAllByTestId('story-node')).toHaveLength(1);
    await pressFarNode(canvasElement, thousandNodes.nodes[420]);
    await expect(await editor.findByTestId('node-tab')).toBeVisible();
    await waitFor(() => expect(editor.getAllByTestId('story-node')).toHaveLength(2));
  },
};
