import { nodeTypeNames, problemMessages } from '@dreamfork/story';
import { expectToast, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { editMessages } from '../../commands/edits/messages.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { outlineMessages } from './messages.ts';
import { atRow, row, said } from './OutlinePanel.fixtures.ts';
import { OutlinePanel } from './OutlinePanel.tsx';

const meta = {
  title: 'Editor/Outline rows',
  component: PanelRoom,
  parameters: usage({
    when: 'Walking the tree, and leading, deleting and following its rows.',
    whenNot: 'The text of a node is written.',
    instead: 'Outline editing.',
    keyboard: {
      'Arrow keys': 'Walk, open and close.',
      'Alt + Enter': 'Leads the row to a node that is there.',
      Delete: 'Deletes the node.',
    },
    accessibility: 'The name of each row has its level and the nodes before it.',
    do: 'Reach every command from the menu of the row.',
    dont: 'Need the canvas to connect.',
  }),
  args: { children: <OutlinePanel /> },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Arrow keys move along the story in reading order; the focused row is selected on the canvas. */
export const Navigation: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await atRow(
      canvas,
      `${t(nodeTypeNames).start}: Начало истории, ${t(outlineMessages).startLong}`,
    );
    await userEvent.keyboard('{ArrowDown}');
    await atRow(canvas, `${t(nodeTypeNames).choice}: У подножия маяка`);
    await expect(canvas.getByTestId('selected')).toHaveTextContent('foot');
    await userEvent.keyboard('{ArrowRight}');
    await atRow(
      canvas,
      t({
        ru: /^Вариант 1: Подняться и зажечь фонарь/,
        en: /^Choice 1: Подняться и зажечь фонарь/,
      }),
    );
    await expect(canvas.getByTestId('selected')).toHaveTextContent('foot.1');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await atRow(canvas, new RegExp(`^${t(nodeTypeNames).end}: Рассвет`));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() =>
      expect(
        canvas.queryByRole('row', { name: new RegExp(`^${t(nodeTypeNames).end}: Рассвет`) }),
      ).toBeNull(),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await atRow(canvas, `${t(nodeTypeNames).choice}: У подножия маяка`);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await row(canvas, `${t(nodeTypeNames).choice}: У подножия маяка`)).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

/** A choice is led to a node that is there, found by a part of its name. */
export const Connecting: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await atRow(canvas, t({ ru: /^Вариант 1/, en: /^Choice 1/ }));
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    const target = await canvas.findByRole('combobox', { name: t(outlineMessages).target });
    await waitFor(() => expect(target).toHaveFocus());
    await userEvent.keyboard('{Escape}{Escape}');
    await atRow(canvas, t({ ru: /^Вариант 1/, en: /^Choice 1/ }));
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('тихая');
    const found = await screen.findByRole('option', { name: /Тихая вода/ });
    await waitFor(() => expect(found).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await atRow(canvas, t({ ru: /^Вариант 1/, en: /^Choice 1/ }));
    await expect(said(canvas)).toHaveTextContent(
      t(outlineMessages).said.connected({ from: 'Подняться и зажечь фонарь', to: 'Тихая вода' }),
    );
    await expect(canvas.getByTestId('steps')).toHaveTextContent('1');
  },
};

/** The menu of a row says all that can be done with it, and the keys for it. */
export const Menu: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{F10}{/Shift}');
    const menu = await screen.findByRole('menu');
    await waitFor(() =>
      expect(
        within(menu).getByRole('menuitem', { name: new RegExp(t(outlineMessages).down) }),
      ).toBeVisible(),
    );
    await expect(
      within(menu).queryByRole('menuitem', { name: new RegExp(t(outlineMessages).up) }),
    ).toBeNull();
    await userEvent.click(
      within(menu).getByRole('menuitem', { name: new RegExp(t(outlineMessages).disconnect) }),
    );
    await atRow(canvas, new RegExp(t(outlineMessages).nowhere));
    await userEvent.keyboard('{Delete}');
    await waitFor(() =>
      expect(said(canvas)).toHaveTextContent(t({ ru: 'Удалено', en: 'Deleted' })),
    );
    await atRow(canvas, `${t(nodeTypeNames).choice}: У подножия маяка`);
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(
      await screen.findByRole('menuitem', { name: new RegExp(t(outlineMessages).makeStart) }),
    );
    await atRow(
      canvas,
      `${t(nodeTypeNames).start}: У подножия маяка, ${t(outlineMessages).startLong}`,
    );
    await expect(said(canvas)).toHaveTextContent(
      t(outlineMessages).said.started('У подножия маяка'),
    );
  },
};

/** A node is deleted after a question; the row above takes the focus. */
export const Deleting: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    await expectToast(t(problemMessages)['start-node-undeletable']);
    await userEvent.keyboard('{End}');
    await atRow(canvas, `${t(nodeTypeNames).end}: Тихая вода`);
    await userEvent.keyboard('{Delete}');
    // The notice is an alert dialog too.
    const question = await screen.findByRole('alertdialog', {
      name: t({ ru: /^Удалить/, en: /^Delete/ }),
    });
    await userEvent.click(within(question).getByRole('button', { name: t(editMessages).delete }));
    await atRow(canvas, t({ ru: /^Вариант 3.*никуда не ведёт/, en: /^Choice 3.*leads nowhere/ }));
    await expect(said(canvas)).toHaveTextContent(t(outlineMessages).said.deleted('Тихая вода'));
  },
};

/** Where two paths meet again, the second one refers to the first; Enter goes there. */
export const References: Story = {
  play: async ({ canvas }) => {
    const name = t({ ru: /^Снова к узлу «Рассвет/, en: /^Again to the node “Рассвет/ });
    await userEvent.click(await row(canvas, name));
    // Rows come anew as the list scrolls: what counts is that this one has the focus.
    await waitFor(() => expect(canvas.getByRole('row', { name })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await atRow(canvas, new RegExp(`^${t(nodeTypeNames).end}: Рассвет`));
  },
};
