import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { brokenStory } from '../testing/brokenStory.ts';
import { PanelRoom } from '../testing/PanelRoom.tsx';
import { patiently } from '../testing/storyActions.ts';
import { ProblemsPill } from './ProblemsPill.tsx';

const meta = {
  title: 'Editor/ProblemsPill',
  component: PanelRoom,
  args: { document: brokenStory, children: <ProblemsPill /> },
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
    await expect(await canvas.findByText('4 замечания', {}, patiently)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }));
    await expect(canvas.getByRole('button', { name: 'Скрыть' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};
