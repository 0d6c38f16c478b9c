import { publicStoryList } from '@dreamfork/api-client/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import App from '../../packages/api-client/examples/GetStarted.tsx';
import { getStarted, signedIn } from './firstScreen.ts';

const meta = {
  title: 'Get started/API client',
  component: App,
  parameters: {
    ...getStarted(
      {
        package: 'api-client',
        notes: [
          'Calls never throw. An answer is `{ ok: true, value }` or `{ ok: false, error }`; the error has a `kind`, and a `message` in the language of the client.',
          'Without React, call the client itself: `await client.call(routes.stories.data, { params: { id } })`.',
          '`@dreamfork/api-client/msw` answers every call from the fixtures; what is saved is read again. All stories here run on it. Requests and answers are checked with the schemas of the contract.',
          '`hasFeature(capabilities, …)` says what a server can do beyond the calls of every server.',
        ],
        next: {
          'api-client-hooks--loaded': 'Hooks and their states',
          'api-client-changing--shown-at-once': 'Changing things, with optimistic updates',
        },
      },
      260,
    ),
    layout: 'padded',
  },
  beforeEach: signedIn(),
} satisfies Meta<typeof App>;

export default meta;

export const FirstScreen: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('listitem');
    await expect(items).toHaveLength(publicStoryList.stories.length);
  },
};
