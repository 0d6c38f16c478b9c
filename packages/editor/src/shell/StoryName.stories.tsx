import { usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PanelRoom } from '../testing/PanelRoom.tsx';
import { StoryName } from './StoryName.tsx';

const meta = {
  title: 'Editor/StoryName',
  component: PanelRoom,
  parameters: usage({
    when: 'The title of the story in the bar of the editor.',
    whenNot: 'The story is not open in the editor.',
    instead: 'Heading of `ui`.',
    keyboard: { Enter: 'Keeps what was typed.', Escape: 'Gives back the title as it was.' },
    accessibility:
      'A heading with a button; the field is named, and the focus goes back to the button.',
    do: 'Give it the room that is left in the bar.',
    dont: 'Show it twice on a screen.',
  }),
  args: { children: <StoryName /> },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A press makes the title a field; Escape and an empty title change nothing. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    const old = heading.textContent;
    const rename = async (keys: string) => {
      await userEvent.click(canvas.getByRole('button', { name: heading.textContent ?? '' }));
      await userEvent.keyboard(keys);
    };
    await rename('Другое{Escape}');
    await expect(heading).toHaveTextContent(old ?? '');
    await rename('{Delete}{Enter}');
    await expect(heading).toHaveTextContent(old ?? '');
    await rename('Свет в окне{Enter}');
    await expect(heading).toHaveTextContent('Свет в окне');
    await expect(canvas.getByRole('button', { name: 'Свет в окне' })).toHaveFocus();
  },
};
