import { picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { EditorContextValue } from '../../EditorContext.tsx';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { historyLabelMessages } from './labels.messages.ts';
import { historyMessages } from './messages.ts';

function edit({ edits, session }: EditorContextValue) {
  if (session.getState().history.past.length > 0) return;
  edits.updateStory({ title: 'Маяк' });
  edits.endTyping();
  edits.updateChoice({ nodeId: 'foot', choiceId: 'foot.1', text: 'Наверх' });
  edits.moveNodes({ positions: { boat: { x: 60, y: 330 } } });
}

const meta = {
  title: 'Editor/History',
  component: PanelRoom,
  parameters: usage({
    when: 'The steps of this session, to go back and on.',
    whenNot: 'An older state is wanted.',
    instead: 'VersionsPanel.',
    keyboard: {
      Tab: 'Moves through the controls of the panel.',
      Escape: 'Gives the focus back to the canvas.',
    },
    accessibility: 'A list; the current step is marked `aria-current`.',
    do: 'Go back to look, and on again.',
    dont: 'Take it for saving.',
  }),
  args: { prepare: edit, children: <HistoryPanel /> },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A press on a step goes there, back and forth, over several steps at once. */
export const Steps: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  play: async ({ canvas }) => {
    const current = () =>
      canvas.getAllByRole('button').find((step) => step.getAttribute('aria-current') === 'step');
    await expect(
      await canvas.findByRole('button', {
        name: new RegExp(t(historyLabelMessages)['move-nodes']),
      }),
    ).toBeVisible();
    await expect(current()).toHaveTextContent(
      `${t(historyLabelMessages)['move-nodes']}${t(historyMessages).node('Тихая вода')}`,
    );
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(t(historyLabelMessages)['edit-story']) }),
    );
    await expect(current()).toHaveTextContent(t(historyLabelMessages)['edit-story']);
    await expect(canvas.getByTestId('steps')).toHaveTextContent('1');
    await expect(
      canvas.getByRole('button', {
        name: t({ ru: /перемещение.*отменено/, en: /moving.*undone/ }),
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t(historyMessages).opened }));
    await expect(canvas.getByTestId('steps')).toHaveTextContent('0');
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(canvas.getByTestId('steps')).toHaveTextContent('3'));
  },
};

/** Nothing has been done yet. */
export const Untouched: Story = {
  args: { prepare: () => {} },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: t(historyMessages).opened }),
    ).toHaveAttribute('aria-current', 'step');
  },
};
