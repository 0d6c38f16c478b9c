import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Table } from '../components/Table/Table.tsx';
import { motion } from '../tokens/shared.ts';
import { Chapter } from './Chapter.tsx';

const uses: Record<keyof typeof motion, string> = {
  fast: 'What answers a press or the pointer',
  normal: 'What comes and goes: dialogs, menus, the next passage',
  easing: 'All of it: quick at first, then settling',
};

const meta = {
  title: 'Foundations/Motion',
  component: Chapter,
  args: {
    title: 'Motion',
    lead: 'Motion says where a thing came from, in 120 to 200 ms. It never asks for attention and never makes anybody wait.',
    rules: [
      'Only opacity and transform move; nothing else is laid out again.',
      'The next passage of a story fades in and settles 8 px; the chosen option stays while the others leave.',
      'A reader who asks for less motion gets none: one rule in the reset ends it, and a test looks for what moves all the same.',
    ],
  },
} satisfies Meta<typeof Chapter>;

export default meta;

export const Motion: StoryObj<typeof meta> = {
  render: (args) => (
    <Chapter {...args}>
      <Table
        label="Motion tokens"
        rows={Object.entries(motion)}
        rowKey={([name]) => name}
        empty=""
        columns={[
          { id: 'name', header: 'Token', isRowHeader: true, render: ([name]) => name },
          { id: 'value', header: 'Value', render: ([, value]) => value },
          {
            id: 'use',
            header: 'Use',
            render: ([name]) => uses[name as keyof typeof motion],
          },
        ]}
      />
    </Chapter>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(motion.fast)).toBeVisible();
  },
};
