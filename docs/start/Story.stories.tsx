import { Text } from '@dreamfork/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import example from '../../packages/story/examples/GetStarted.ts';
import { getStarted } from './firstScreen.ts';

/** What the example returns. */
const Returned = () => (
  <Text font="mono" size="13">
    {JSON.stringify(example())}
  </Text>
);

const meta = {
  title: 'Get started/Story',
  component: Returned,
  parameters: {
    ...getStarted(
      {
        package: 'story',
        notes: [
          'Every function is pure: ids, time and chance come as arguments, so an edit can be repeated and tested without a browser.',
          'An edit returns the next story and the change that led to it. Changes are data: they can be reversed, squashed, stored and sent.',
          'A refusal is a value with a code, one of `problemCodes`; `problemMessages` has its texts in Russian and English.',
          '`@dreamfork/story/formats` reads Twine and Twee, and writes Twine, Twee, ink, Yarn, Markdown, EPUB and gamebooks.',
          'The rules of a story are numbered in `SPEC.md`, and tests quote them.',
        ],
        next: { 'get-started-player--docs': 'Show a story to readers' },
      },
      120,
    ),
    layout: 'padded',
  },
} satisfies Meta<typeof Returned>;

export default meta;

export const FirstScreen: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/"nodesBefore":1,"nodesAfter":2,"nodesAfterUndo":1,"nowAt":"Morning"/),
    ).toBeVisible();
  },
};
