import type { StoryDocument } from '@dreamfork/story';
import { picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { EditorContextValue } from '../../EditorContext.tsx';
import { lighthouseStory } from '../../testing/lighthouseStory.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { variablesMessages } from './messages.ts';
import { remembering, rowOf, stepsOf } from './VariablesPanel.fixtures.ts';
import { VariablesPanel } from './VariablesPanel.tsx';

const meta = {
  title: 'Editor/Variables',
  component: PanelRoom,
  parameters: usage({
    when: 'All variables: type, start value, where they are used.',
    whenNot: 'One condition is changed.',
    instead: 'Logic.',
    keyboard: {
      Tab: 'Moves through the controls of the panel.',
      Escape: 'Gives the focus back to the canvas.',
    },
    accessibility: 'A list; renaming says how many places it changes.',
    do: 'Name variables as readers would.',
    dont: 'Remove one that is used.',
  }),
  args: { children: <VariablesPanel /> },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

let taken: EditorContextValue | undefined;
const take = (editor: EditorContextValue) => {
  taken = editor;
};
const litNow = () => taken?.workspace.getState().highlightedVariable;

/** Without variables the panel says what they are for; the first one is named at once. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(variablesMessages).none)).toBeVisible();
  },
};

export const FirstVariable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t(variablesMessages).add }));
    const name = await canvas.findByRole('textbox', { name: t(variablesMessages).name });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('золото');
    await expect(name).toHaveValue('золото');
    await expect(await rowOf(canvas, 'золото')).toHaveTextContent(
      t({ ru: 'Число · 0 · не используется', en: 'Number · 0 · not used' }),
    );
    await expect(stepsOf(canvas)).toHaveTextContent('2');
    await expect(canvas.getByTestId('announcements')).toHaveTextContent(
      t({ ru: 'Добавлена переменная', en: 'added' }),
    );
    await expect(canvas.queryByText(new RegExp(t(variablesMessages).escaped))).toBeNull();
  },
};

/** Texts with braces stay what readers saw, and the panel says so once. */
export const BracesEscaped: Story = {
  args: {
    document: {
      ...lighthouseStory,
      nodes: lighthouseStory.nodes.map((node) =>
        node.id === 'boat' ? { ...node, content: 'Надпись: {выход}' } : node,
      ),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t(variablesMessages).add }));
    await expect(await canvas.findByText(new RegExp(t(variablesMessages).escaped))).toBeVisible();
    await expect(canvas.getByTestId('story-text')).toHaveTextContent('Надпись: \\{выход\\}');
    await userEvent.click(canvas.getByRole('button', { name: t(variablesMessages).understood }));
    await userEvent.click(canvas.getByRole('button', { name: t(variablesMessages).add }));
    await expect(await rowOf(canvas, `${t(variablesMessages).newName}_2`)).toBeVisible();
    await expect(canvas.queryByText(new RegExp(t(variablesMessages).escaped))).toBeNull();
  },
};

/** A row opens its form; a press on a place selects it. */
export const Uses: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  args: { document: remembering },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'золото');
    await expect(row).toHaveTextContent(
      t({ ru: 'Число · 10 · 3 места', en: 'Number · 10 · 3 places' }),
    );
    await userEvent.click(row);
    const places = await canvas.findByRole('list', {
      name: t(variablesMessages).usesList('золото'),
    });
    await expect(within(places).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(
      within(places).getByRole('button', { name: new RegExp(t(variablesMessages).parts.text) }),
    );
    await expect(canvas.getByTestId('selected')).toHaveTextContent('boat');
    await userEvent.click(
      within(places).getByRole('button', {
        name: new RegExp(t(variablesMessages).parts.condition),
      }),
    );
    await expect(canvas.getByTestId('selected')).toHaveTextContent('foot.1');
  },
};

/** The canvas lights the variable under the pointer or with the focus, by its name of now. */
export const Lit: Story = {
  args: { document: remembering, prepare: take },
  play: async ({ canvas }) => {
    const gold = await rowOf(canvas, 'золото');
    await userEvent.hover(gold);
    await expect(litNow()).toBe('золото');
    await userEvent.unhover(gold);
    await expect(litNow()).toBeNull();
    gold.focus();
    await userEvent.hover(await rowOf(canvas, 'ключ'));
    await expect(litNow()).toBe('ключ');
    await userEvent.unhover(await rowOf(canvas, 'ключ'));
    await waitFor(() => expect(litNow()).toBe('золото'));
    await userEvent.keyboard('{Enter}');
    await userEvent.type(
      await canvas.findByRole('textbox', { name: t(variablesMessages).name }),
      '_2',
    );
    await waitFor(() => expect(litNow()).toBe('золото_2'));
    taken?.session.travel(0);
    await waitFor(() => expect(litNow()).toBe('золото'));
    await userEvent.click(canvas.getByRole('button', { name: t(variablesMessages).remove }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(
      within(dialog).getByRole('button', { name: t(variablesMessages).removeConfirm }),
    );
    await waitFor(() => expect(litNow()).toBeNull());
  },
};

const many: StoryDocument = {
  ...lighthouseStory,
  variables: Array.from({ length: 300 }, (_, index) => ({
    id: `v${index}`,
    name: `переменная_${index + 1}`,
    type: 'number' as const,
    initial: index,
    note: '',
  })),
};

/** A problem of a variable leads to its row, wherever it stands in the list. */
export const ShownPlace: Story = {
  args: { document: many, prepare: take },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'переменная_1');
    taken?.edits.showPlace({ variableId: 'v249' });
    await waitFor(async () => expect(await rowOf(canvas, 'переменная_250')).toHaveFocus());
    await expect(await rowOf(canvas, 'переменная_250')).toHaveAttribute('aria-expanded', 'true');
    await expect(taken?.workspace.getState()).toMatchObject({
      dock: 'variables',
      shownVariable: null,
    });
    const name = canvas.getByRole('textbox', { name: t(variablesMessages).name });
    await userEvent.click(name);
    await expect(name).toHaveFocus();
    taken?.edits.showPlace({ variableId: 'v2' });
    await waitFor(async () => expect(await rowOf(canvas, 'переменная_3')).toHaveFocus());
  },
};
