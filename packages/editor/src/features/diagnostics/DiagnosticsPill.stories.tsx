import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { brokenStory } from '../../testing/lighthouseStory.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { DiagnosticsPill } from './DiagnosticsPill.tsx';

const meta = {
  title: 'Editor/DiagnosticsPill',
  component: PanelRoom,
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
    await expect(await canvas.findByText('4 замечания')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }));
    await expect(canvas.getByRole('button', { name: 'Скрыть' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};
