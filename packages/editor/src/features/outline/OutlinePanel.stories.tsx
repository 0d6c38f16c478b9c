import { nodeStatusNames, nodeTypeNames, problemMessages } from '@dreamfork/story';
import { buildStory, generateStory } from '@dreamfork/story/testing';
import { pictured, picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { statusMessages } from '../../components/nodeStatus/messages.ts';
import type { EditorContextValue } from '../../EditorContext.tsx';
import { unfinishedStory } from '../../testing/lighthouseStory.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { chooseOption } from '../../testing/storyActions.ts';
import { outlineMessages } from './messages.ts';
import { atRow, row, said } from './OutlinePanel.fixtures.ts';
import { OutlinePanel } from './OutlinePanel.tsx';

const meta = {
  title: 'Editor/Outline',
  component: PanelRoom,
  parameters: usage({
    when: 'The story as a tree, in the order of reading.',
    whenNot: 'Places on the map matter.',
    instead: 'StoryCanvas.',
    keyboard: {
      'Arrow keys': 'Walk, open and close.',
      'Enter or F2': 'Edits the node; Enter in the field adds the next one.',
      'Tab and Shift + Tab': 'In a field, move the row one level in or out.',
      'Ctrl + Enter': 'Adds a text after it.',
      'Alt + Arrow up and down': 'Move it among its siblings.',
      Delete: 'Deletes it.',
    },
    accessibility: 'A `treegrid` that holds everything the canvas shows.',
    do: 'Follow the selection with it.',
    dont: 'Keep thousands of rows open.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Start: Начало истории, the story begins here; tree level 1”; Down: “Choice: У подножия маяка, expanded”, “Choice 1: Подняться и зажечь фонарь, tree level 2”. Tab: “Actions of the row, collapsed, push button, opens menu”. Found: its tooltip repeated the name; mended in IconButton.',
  }),
  args: { children: <OutlinePanel /> },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

const breakStory = ({ edits, session }: EditorContextValue) => {
  if (session.getState().history.past.length > 0) return;
  edits.disconnect(['lamp>dawn']);
};

/** Diagnostics are shown at their row, with the fixes in the menu. */
export const Diagnostics: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  args: { prepare: breakStory },
  play: async ({ canvas }) => {
    const lamp = await canvas.findByRole('row', {
      name: t({ ru: /Фонарная комната, замечаний/, en: /Фонарная комната, issues/ }),
    });
    await userEvent.click(lamp);
    await expect(within(lamp).getByText(t(problemMessages)['node-dead-end'])).toBeVisible();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(
      await screen.findByRole('menuitem', {
        name: t({ ru: 'Провести к концу', en: 'Connect to an end' }),
      }),
    );
    await waitFor(() => expect(said(canvas)).toHaveTextContent(t(outlineMessages).said.fixed));
    await expect(await row(canvas, t({ ru: /^Конец: Конец/, en: /^End: The end/ }))).toBeVisible();
    await waitFor(() =>
      expect(within(lamp).queryByText(t(problemMessages)['node-dead-end'])).toBeNull(),
    );
  },
};

/** Keys are explained only where there is a keyboard. */
export const KeysForKeyboards: Story = {
  tags: ['conditions'],
  play: async ({ canvas }) => {
    const hasKeyboard = !matchMedia('(pointer: coarse)').matches;
    await userEvent.click(
      await row(
        canvas,
        t({
          ru: /^Вариант 1: Подняться и зажечь фонарь/,
          en: /^Choice 1: Подняться и зажечь фонарь/,
        }),
      ),
    );
    await userEvent.keyboard('{F2}');
    const help = [
      canvas.getByText(t(outlineMessages).help),
      await canvas.findByText(t(outlineMessages).choiceKeys),
    ];
    const isShown = help.map((text: HTMLElement) => text.checkVisibility());
    await expect(isShown).toEqual([hasKeyboard, hasKeyboard]);
  },
};

let editor: EditorContextValue;

/** A node selected elsewhere comes into view; its folded ancestors open. */
export const FollowsSelection: Story = {
  args: {
    prepare: (value) => {
      editor = value;
    },
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Тихая вода/ })).toBeNull());
    editor.edits.showNode('boat');
    await expect(await row(canvas, `${t(nodeTypeNames).end}: Тихая вода`)).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** What another tab changed shows in the field of a choice, though it was typed in before. */
export const ChangedElsewhere: Story = {
  args: {
    prepare: (value) => {
      editor = value;
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await row(
        canvas,
        t({
          ru: /^Вариант 1: Подняться и зажечь фонарь/,
          en: /^Choice 1: Подняться и зажечь фонарь/,
        }),
      ),
    );
    await userEvent.keyboard('{F2}');
    const field = await canvas.findByLabelText(t(outlineMessages).choiceText);
    await userEvent.clear(field);
    await userEvent.type(field, 'Зажечь ');
    await expect(field).toHaveValue('Зажечь ');
    editor.edits.updateChoice({
      nodeId: 'foot',
      choiceId: 'foot.1',
      text: 'Уйти',
    });
    await waitFor(() => expect(field).toHaveValue('Уйти'));
    await userEvent.keyboard('{Escape}');
    await atRow(canvas, t({ ru: /^Вариант 1: Уйти/, en: /^Choice 1: Уйти/ }));
  },
};

const names = ['Коридор с тремя дверями', 'Лестница вниз', 'Комната смотрителя', 'Старый колодец'];

const deep = Array.from({ length: 20 }, (_, at) => at).reduce(
  (story, at) =>
    story
      .node(`room-${at + 1}`, at === 19 ? 'end' : 'choice', {
        title: names[at % names.length] ?? '',
      })
      .choice(`room-${at}`, 'Идти дальше, туда, где темнее', `room-${at + 1}`),
  buildStory('Подземелье').node('room-0', 'choice', { title: 'Вход' }),
);

/** Twenty choices deep in a narrow panel: rows stay readable and say how deep they are, a field is as wide as the panel. */
export const TwentyChoicesDeep: Story = {
  args: { document: deep.build(), width: 300 },
  parameters: pictured,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = await row(canvas, new RegExp(`^${t(nodeTypeNames).end}: Старый колодец`));
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAttribute('aria-level', '41');
    await expect(within(last).getByText('41')).toBeVisible();
    const name = within(last).getAllByText('Старый колодец').at(-1);
    await expect(name?.getBoundingClientRect().width).toBeGreaterThan(90);
    await userEvent.keyboard('{Enter}');
    const field = await canvas.findByLabelText(t(outlineMessages).title);
    await expect(field.getBoundingClientRect().width).toBeGreaterThan(230);
    // The whole form is in view, at the end of the list too.
    const bottom = () =>
      canvas.getByLabelText(t(outlineMessages).content).getBoundingClientRect().bottom;
    const end = canvas.getByTestId('outline').getBoundingClientRect().bottom;
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(end));
  },
};

const long = generateStory(10_000);

/** Ten thousand nodes: the rows in view are there and no others. */
export const TenThousandNodes: Story = {
  args: { document: long },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treegrid')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => {
      const rows = canvas.getAllByRole('row');
      return expect(rows.some((one) => one === document.activeElement)).toBe(true);
    });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
  },
};

/** A story without nodes says how to begin. */
export const Empty: Story = {
  args: { document: { ...long, nodes: [], connections: [], startNodeId: null } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: t(outlineMessages).addFirst }),
    ).toBeVisible();
  },
};

export const FirstRow: Story = {
  args: Empty.args,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t(outlineMessages).addFirst }));
    await expect(
      await row(
        canvas,
        t({
          ru: /^Начало: Новый текст, начало истории/,
          en: /^Start: New text, the story begins here/,
        }),
      ),
    ).toBeVisible();
  },
};

/** The outline shows what is still to be written, in reading order. */
export const Statuses: Story = {
  tags: ['visual'],
  args: { document: unfinishedStory },
  play: async ({ canvas }) => {
    const words = t(statusMessages);
    await canvas.findByRole('row', { name: new RegExp(t(nodeStatusNames).draft) });
    const filter = canvas.getByRole('button', { name: new RegExp(words.filter) });
    await chooseOption(filter, words.without);
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
    await expect(canvas.queryByRole('row', { name: /У подножия маяка/ })).toBeNull();
  },
};
