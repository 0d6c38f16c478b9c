import { anna, toSessionUser } from '@dreamfork/api-client/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import App from '../../packages/library/examples/GetStarted.tsx';
import { getStarted, signedIn } from './firstScreen.ts';

const meta = {
  title: 'Get started/Library',
  component: App,
  args: { user: toSessionUser(anna) },
  parameters: {
    ...getStarted(
      {
        package: 'library',
        notes: [
          'Pages take their data through the hooks of `@dreamfork/api-client`, so an `ApiProvider` stands above them. `session` keeps the data of two users apart.',
          '`LibraryHost` is what the pages ask of your application: who is signed in, the addresses of your pages, and how to go there.',
          'Keep the host the same object between renders unless one of its members changes.',
          'The queries of the pages are in `@dreamfork/library/queries`, to load a page before it is opened.',
        ],
        next: {
          'library-dashboard--docs': 'The dashboard and its states',
          'library-stories--docs': 'The list of public stories',
        },
      },
      720,
    ),
    layout: 'padded',
  },
  beforeEach: signedIn(anna),
} satisfies Meta<typeof App>;

export default meta;

export const FirstScreen: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Recent stories' })).toBeVisible();
  },
};
