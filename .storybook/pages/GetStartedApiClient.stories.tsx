import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import source from '../../packages/api-client/examples/GetStarted.tsx?raw';
import readme from '../../packages/api-client/README.md?raw';
import { GetStarted } from './GetStarted.tsx';

const meta = {
  title: 'Get started/api-client',
  component: GetStarted,
  tags: ['!dev'],
  args: { name: 'api-client', peers: ['swr'], source, readme },
} satisfies Meta<typeof GetStarted>;

export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      '@dreamfork/api-client',
    );
  },
};
