import { repairStory } from '@dreamfork/story';
import { picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { noticeMessages } from '../../components/notices/messages.ts';
import { createMemoryServices } from '../../services/createMemoryServices.ts';
import { StoryRoom } from '../../testing/StoryRoom.tsx';
import { openEditor } from '../../testing/storyActions.ts';
import { recoveryMessages } from './messages.ts';

const damaged = repairStory({
  title: 'История из старого файла',
  nodes: [
    {
      id: 'one',
      type: 'text',
      title: 'Берег',
      content: 'Лодка ткнулась в песок.',
      position: { x: 'NaN' },
    },
    { id: 'one', type: 'poem', title: 'Маяк', content: 'Стих.', position: null },
  ],
  connections: [{ id: 'link', fromNodeId: 'one', toNodeId: 'nowhere' }],
  startNodeId: 'missing',
});
if (!damaged.ok) throw new Error('The story could not be mended.');
const { document, repairs } = damaged.value;

const services = { ...createMemoryServices(), autosave: true };

const meta = {
  title: 'Editor/Repairs',
  component: StoryRoom,
  parameters: {
    ...usage({
      when: 'What was mended in a damaged document when it opened.',
      whenNot: 'The story is wrong but whole.',
      instead: 'DiagnosticsPanel.',
      keyboard: {
        Tab: 'Moves through the controls; the focus stays inside.',
        Escape: 'Closes it and gives the focus back.',
      },
      accessibility: 'A list of what was changed and why.',
      do: 'Read it before saving.',
      dont: 'Mend in silence.',
    }),
    layout: 'fullscreen',
  },
  args: { story: { id: 'damaged', version: 2, isPublic: false, document, repairs }, services },
} satisfies Meta<typeof StoryRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What was mended is told, and nothing is sent until the author saves. */
export const Told: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(
      await editor.findByRole('button', { name: t(noticeMessages).whatWasRepaired }),
    );
    const dialog = await screen.findByRole('dialog', { name: t(recoveryMessages).repairsTitle });
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(repairs.length);
    await userEvent.click(
      within(dialog).getByRole('button', { name: t(recoveryMessages).understood }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(editor.getByTestId('save-status')).toHaveTextContent(
      t({ ru: 'Не сохранено', en: 'Not saved' }),
    );
    await userEvent.click(
      editor.getByRole('button', {
        name: t({ ru: 'Не сохранено: подробнее', en: 'Not saved: details' }),
      }),
    );
    const details = await screen.findByRole('dialog', {
      name: t({ ru: 'Где хранится работа', en: 'Where your work is kept' }),
    });
    await expect(details).toHaveTextContent(
      t({
        ru: 'Историю пришлось починить. На сервере она изменится, только когда вы её сохраните.',
        en: 'The story had to be repaired. It changes on the server only when you save it.',
      }),
    );
    await expect(services.saves).toEqual([]);
    await userEvent.click(
      within(details).getByRole('button', { name: t({ ru: 'Сохранить сейчас', en: 'Save now' }) }),
    );
    await waitFor(() => expect(services.saves).toHaveLength(1));
  },
};
