import { anna } from '@dreamfork/api-client/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import App from '../../packages/editor/examples/GetStarted.tsx';
import { getStarted, signedIn } from './firstScreen.ts';

const meta = {
  title: 'Get started/Editor',
  component: App,
  parameters: getStarted(
    {
      package: 'editor',
      notes: [
        'The editor fills its parent, which needs a height. Below 1000 px its side panels lie above the canvas.',
        '`createEditorServices` answers the editor’s questions through `@dreamfork/api-client`. Without that package you write `EditorServices` yourself; only `saveStory` is required.',
        'Given the server’s `capabilities`, it adds versions, media, statistics, import, export and the assistant. What has no service is not shown.',
        '`services` stay the same object in every render; the story is read once.',
        '`renderPreview` and `renderText` are slots for a player: `renderPreview={({ player }) => <StoryPlayer {...player} />}` also plays from a node. Before your router leaves, `useEditorWork().current().safeIn` says whether anything would be lost.',
        'For tests and stories, `@dreamfork/editor/testing` has services in memory.',
      ],
      next: {
        'editor-storyeditor--docs': 'The whole editor, with all props',
        'editor-saving--docs': 'Saving, drafts and conflicts',
      },
    },
    720,
  ),
  beforeEach: signedIn(anna),
} satisfies Meta<typeof App>;

export default meta;

export const FirstScreen: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    // In the bar and among the tools.
    const [save] = await canvas.findAllByRole('button', { name: 'Save' });
    await expect(save).toBeVisible();
  },
};
