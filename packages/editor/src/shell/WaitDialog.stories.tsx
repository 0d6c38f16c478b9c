import { findDialog, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PanelRoom } from '../testing/PanelRoom.tsx';

const onCancel = fn();

const meta = {
  title: 'Editor/Wait dialog',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'Work of the editor takes longer than a moment and can be stopped.',
      whenNot: 'One panel loads.',
      instead: 'Skeleton of `ui`.',
      keyboard: { Escape: 'Stops the work.' },
      accessibility: 'A `dialog` with a progress bar of its name.',
      do: 'Say what is done.',
      dont: 'Show it at once: most work ends sooner.',
    }),
    layout: 'fullscreen',
  },
  args: {
    prepare: ({ workspace }) =>
      workspace.openDialog('wait', {
        title: 'Расставляем узлы',
        text: 'В большой истории это занимает несколько секунд.',
        cancelLabel: 'Остановить',
        onCancel,
      }),
  },
  beforeEach: () => void onCancel.mockClear(),
} satisfies Meta<typeof PanelRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const dialog = await findDialog('Расставляем узлы');
    await expect(within(dialog).getByRole('progressbar')).toBeVisible();
    await expect(
      within(dialog).getByText(t({ ru: /^Прошло \d+ с$/, en: /^\d+ s so far$/ })),
    ).toBeVisible();
  },
};

/** Its button stops the work and closes it. */
export const Stopped: Story = {
  play: async () => {
    const dialog = await findDialog('Расставляем узлы');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Остановить' }));
    await expect(onCancel).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
