import { nodeStatusNames } from '@dreamfork/story';
import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { statusMessages } from '../../components/nodeStatus/messages.ts';
import type { EditorContextValue } from '../../EditorContext.tsx';
import { selectNodes } from '../../store/session/selection.ts';
import { unfinishedStory } from '../../testing/lighthouseStory.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { chooseOption } from '../../testing/storyActions.ts';
import { PropertiesPanel } from './PropertiesPanel.tsx';

const meta = {
  title: 'Editor/Status of a node',
  component: PanelRoom,
  parameters: usage({
    when: 'An author keeps track of what is only thought of, what is being written and what is done.',
    whenNot: 'Something is wrong with a node.',
    instead: 'Diagnostics.',
    keyboard: { 'Arrow keys': 'In the list: choose a status.' },
    accessibility: 'The status is a word in the name of a card and of a row; the icon repeats it.',
    do: 'Set it for many nodes at once: select them and choose.',
    dont: 'Expect readers to see it.',
  }),
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The status of one node, and of several that differ. */
export const Choose: Story = {
  args: {
    document: unfinishedStory,
    children: <PropertiesPanel />,
    prepare: ({ edits }: EditorContextValue) => edits.select(selectNodes(['foot', 'lamp'])),
  },
  play: async ({ canvas }) => {
    const names = t(nodeStatusNames);
    const status = async () =>
      canvas.findByRole('button', { name: new RegExp(t(statusMessages).status) });
    await expect(await status()).toHaveTextContent(t(statusMessages).mixed);
    await chooseOption(await status(), names.done);
    await waitFor(async () => expect(await status()).toHaveTextContent(names.done));
    await expect(canvas.getByTestId('steps')).toHaveTextContent('1');
    await chooseOption(await status(), t(statusMessages).none);
    await waitFor(async () => expect(await status()).toHaveTextContent(t(statusMessages).none));
  },
};
