import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { brokenStory } from '../../testing/lighthouseStory.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { DiagnosticsPill } from './DiagnosticsPill.tsx';
import { diagnosticsMessages } from './messages.ts';

const meta = {
  title: 'Editor/DiagnosticsPill',
  component: PanelRoom,
  parameters: usage({
    when: 'How many remarks there are, in the top bar.',
    whenNot: 'They are read.',
    instead: 'DiagnosticsPanel.',
    keyboard: {
      Tab: 'Moves through the controls of the panel.',
      Escape: 'Gives the focus back to the canvas.',
    },
    accessibility: 'A button whose name has the numbers.',
    do: 'Keep it in view.',
    dont: 'Tell severity by colour alone.',
  }),
  args: { document: brokenStory, children: <DiagnosticsPill /> },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** It counts the remarks and opens their panel. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(diagnosticsMessages).count(4))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t(diagnosticsMessages).show }));
    await expect(canvas.getByRole('button', { name: t(diagnosticsMessages).hide })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: t(diagnosticsMessages).show })).toHaveFocus();
  },
};
