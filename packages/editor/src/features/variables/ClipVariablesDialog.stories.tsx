import type { ClipVariableClash } from '@dreamfork/story';
import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { EditorContextValue } from '../../EditorContext.tsx';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { variablesMessages } from './messages.ts';

const gold = { id: 'v1', name: 'золото', type: 'number', initial: 2, note: '' } as const;
const key = { id: 'v2', name: 'ключ', type: 'boolean', initial: false, note: '' } as const;

const clashes: readonly ClipVariableClash[] = [
  { copied: gold, known: { ...gold, type: 'text', initial: '' }, freeName: 'золото_2' },
  { copied: key, known: { ...key, type: 'number', initial: 0 }, freeName: 'ключ_2' },
];

const answer = fn();
const open = (asked: readonly ClipVariableClash[]) => (editor: EditorContextValue) =>
  editor.workspace.openDialog('clipVariables', { clashes: asked, answer });

const meta = {
  title: 'Editor/ClipVariables',
  component: PanelRoom,
  parameters: usage({
    when: 'Nodes are pasted whose variables this story does not have.',
    whenNot: 'The story has all variables of what is pasted.',
    instead: 'Pasting without a question.',
    keyboard: {
      Tab: 'Moves through the controls; the focus stays inside.',
      Escape: 'Closes it and gives the focus back.',
    },
    accessibility: 'A `dialog` that names each variable.',
    do: 'Take over what the nodes need.',
    dont: 'Paste conditions without their variables.',
  }),
  args: { prepare: open(clashes.slice(0, 1)) },
  beforeEach: () => {
    answer.mockClear();
  },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

async function openedDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** A name is taken by a variable of another type: it comes along under another name, or the other is used. */
export const One: Story = {
  play: async () => {
    const dialog = await openedDialog(
      t(variablesMessages).clip.title({ name: 'золото', count: 1 }),
    );
    await expect(
      dialog.getByRole('radio', { name: t(variablesMessages).clip.add('золото_2') }),
    ).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: t(variablesMessages).clip.use }));
    await userEvent.click(dialog.getByRole('button', { name: t(variablesMessages).clip.paste }));
    await waitFor(() => expect(answer).toHaveBeenCalledWith({ золото: 'use' }));
  },
};

/** Several names are taken: each is answered by itself. */
export const Several: Story = {
  args: { prepare: open(clashes) },
  play: async () => {
    const dialog = await openedDialog(
      t(variablesMessages).clip.title({ name: 'золото', count: 2 }),
    );
    const question = dialog.getByRole('radiogroup', { name: /[«“]ключ[»”]/ });
    await userEvent.click(
      within(question).getByRole('radio', { name: t(variablesMessages).clip.use }),
    );
    await userEvent.click(dialog.getByRole('button', { name: t(variablesMessages).clip.paste }));
    await waitFor(() => expect(answer).toHaveBeenCalledWith({ ключ: 'use' }));
  },
};

/** Escape pastes nothing. */
export const Cancelled: Story = {
  play: async () => {
    await openedDialog(t(variablesMessages).clip.title({ name: 'золото', count: 1 }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(answer).toHaveBeenCalledWith(null));
  },
};
