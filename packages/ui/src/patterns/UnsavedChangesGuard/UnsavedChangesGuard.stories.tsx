import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { t } from '../../testing/t.ts';
import { picturedWhole, usage } from '../../testing/usage.ts';
import { guardMessages } from './UnsavedChangesGuard.messages.ts';
import {
  type HeldNavigation,
  UnsavedChangesGuard,
  useUnsavedChanges,
} from './UnsavedChangesGuard.tsx';

/** A page with a field and two ways out: through a router, and by the app itself. */
function Page() {
  const [value, setValue] = useState('');
  const [place, setPlace] = useState('на странице');
  const [state, setState] = useState<HeldNavigation['state']>('unblocked');
  const hasChanges = value !== '';
  const { askToLeave } = useUnsavedChanges({ hasChanges });
  const leave = () => setPlace('ушли');
  const navigation: HeldNavigation = {
    state,
    proceed: () => {
      setState('unblocked');
      leave();
    },
    reset: () => setState('unblocked'),
  };
  return (
    <Stack align="start">
      <UnsavedChangesGuard hasChanges={hasChanges} navigation={navigation} />
      <TextField label="Название истории" value={value} onChange={setValue} />
      <Button onPress={() => (hasChanges ? setState('blocked') : leave())}>К списку историй</Button>
      <Button onPress={() => void askToLeave().then((leaves) => leaves && leave())}>Выйти</Button>
      <Text as="output">{place}</Text>
    </Stack>
  );
}

const meta = {
  title: 'Patterns/UnsavedChangesGuard',
  component: Page,
  subcomponents: { UnsavedChangesGuard },
  parameters: usage({
    when: 'Something typed or drawn is not saved by itself: an editor, a long form. It keeps the browser from closing the page, asks when the router holds a navigation back (`navigation={useBlocker(…)}`), and `useUnsavedChanges().askToLeave` asks before the app leaves by itself.',
    whenNot:
      'The work saves itself, or there is next to nothing to lose. Never two of them on one page.',
    instead: 'useConfirm for any other question.',
    keyboard: { Enter: 'Stays on the page.', Escape: 'Stays on the page.' },
    accessibility: 'Asks by an `alertdialog`; the harmless answer has the focus.',
    do: 'Name what would be lost.',
    dont: 'Place two on one page.',
  }),
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const write = (canvasElement: HTMLElement) =>
  userEvent.type(within(canvasElement).getByRole('textbox'), 'Маяк');

const closing = () => new Event('beforeunload', { cancelable: true });

/** The browser asks only while there is something to lose. */
export const ClosingThePage: Story = {
  play: async ({ canvasElement }) => {
    const early = closing();
    window.dispatchEvent(early);
    await expect(early.defaultPrevented).toBe(false);
    await write(canvasElement);
    const late = closing();
    window.dispatchEvent(late);
    await expect(late.defaultPrevented).toBe(true);
    await userEvent.clear(within(canvasElement).getByRole('textbox'));
  },
};

/** Escape stays, and the same way out asks again. */
export const StaysThenLeaves: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await write(canvasElement);
    const list = canvas.getByRole('button', { name: 'К списку историй' });
    list.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: t(guardMessages).title });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('status')).toHaveTextContent('на странице');
    await userEvent.click(list);
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: t(guardMessages).leave }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('ушли'));
    await userEvent.clear(canvas.getByRole('textbox'));
  },
};

/** Nothing to lose, nothing asked. */
export const NothingToLose: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Выйти' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('ушли'));
  },
};

/** The question itself. */
export const Matrix: Story = {
  tags: ['visual'],
  parameters: picturedWhole,
  play: async ({ canvasElement }) => {
    await write(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Выйти' }));
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      t(guardMessages).text,
    );
  },
};
