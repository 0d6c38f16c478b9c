import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import source from '../../packages/editor/examples/GetStarted.tsx?raw';
import readme from '../../packages/editor/README.md?raw';
import { GetStarted } from './GetStarted.tsx';

const meta = {
  title: 'Get started/editor',
  component: GetStarted,
  tags: ['!dev'],
  args: { name: 'editor', peers: ['@dreamfork/api-client', '@dreamfork/ui'], source, readme },
} satisfies Meta<typeof GetStarted>;

export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('@dreamfork/editor');
  },
};
