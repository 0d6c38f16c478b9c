import { newStory, type StoryDocument, updateNode } from '@dreamfork/story';
import { buildStory, countingIds } from '@dreamfork/story/testing';
import { expectToast, findDialog, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryServices } from '../../testing/createMemoryServices.ts';
import { lighthouseStory } from '../../testing/lighthouseStory.ts';
import { StoryRoom } from '../../testing/StoryRoom.tsx';
import { nodeCard, openEditor } from '../../testing/storyActions.ts';
import { draftsOf } from '../../testing/storyDrafts.ts';

const rewritten = (document: StoryDocument, nodeId: string, content: string): StoryDocument => {
  const result = updateNode(document, { nodeId, content });
  return result.ok ? result.value.story : document;
};

const edited: StoryDocument = {
  ...rewritten(lighthouseStory, 'boat', 'Вы гребёте и всё-таки оглядываетесь.'),
  title: 'Маяк, которого нет на карте',
};

const opened = { storyId: 'lighthouse', version: 3, baseVersion: 3 };

const meta = {
  title: 'Editor/Recovery',
  component: StoryRoom,
  parameters: {
    ...usage({
      when: 'Edits that only this browser holds, found when the story opens.',
      whenNot: 'They are on the server.',
      instead: 'VersionsPanel.',
      keyboard: {
        Tab: 'Moves through the controls; the focus stays inside.',
        Escape: 'Closes it and gives the focus back.',
      },
      accessibility: 'A `dialog` that tells when and what was edited.',
      do: 'Restore first and look then.',
      dont: 'Throw away by Escape: it only postpones.',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof StoryRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The last editor closed before everything was sent: what differs is shown, and comes back as one step. */
export const Restore: Story = {
  loaders: [
    async () => ({
      drafts: await draftsOf({ ...opened, base: lighthouseStory, document: edited }),
    }),
  ],
  render: (args, { loaded }) => (
    <StoryRoom {...args} services={{ ...createMemoryServices(), drafts: loaded.drafts }} />
  ),
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const dialog = await findDialog('Есть несохранённые правки');
    const list = await within(dialog).findByTestId('difference-list');
    await expect(list).toHaveTextContent('Тихая вода');
    const added = within(list)
      .getAllByRole('insertion')
      .map((element) => element.textContent);
    await expect(added.join(' ')).toContain('всё-таки оглядываетесь');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Вернуть правки' }));
    await expectToast('Правки вернулись');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(nodeCard(editor, 'boat')).toHaveTextContent('всё-таки оглядываетесь');
    await expect(editor.getByTestId('save-status')).toHaveTextContent('Не сохранено');
    await userEvent.click(
      editor.getByRole('button', { name: 'Отменить: возврат несохранённых правок' }),
    );
    await expect(nodeCard(editor, 'boat')).toHaveTextContent('не оглядываясь');
  },
};

/** Before the author has answered. */
export const Question: Story = {
  ...Restore,
  tags: ['panel'],
  play: async () => {
    const dialog = await findDialog('Есть несохранённые правки');
    await expect(await within(dialog).findByTestId('difference-list')).toBeVisible();
  },
};

/** Discarding asks first, and can be undone while the editor is open. */
export const Discard: Story = {
  ...Restore,
  tags: [],
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const dialog = await findDialog('Есть несохранённые правки');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Отбросить' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Отбросить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(editor.getByRole('button', { name: 'Сохранено: подробнее' }));
    const details = await screen.findByRole('dialog', { name: 'Где хранится работа' });
    await userEvent.click(within(details).getByRole('button', { name: 'Несохранённые правки' }));
    const again = await screen.findByRole('dialog', { name: 'Есть несохранённые правки' });
    await userEvent.click(within(again).getByRole('button', { name: 'Вернуть правки' }));
    await expect(nodeCard(editor, 'boat')).toHaveTextContent('всё-таки оглядываетесь');
  },
};

/** Both the draft and the server have moved on, in different places: both edits are there. */
export const Joined: Story = {
  loaders: [
    async () => ({
      drafts: await draftsOf({
        ...opened,
        version: 2,
        baseVersion: 2,
        base: rewritten(lighthouseStory, 'lamp', 'Стекло целое.'),
        document: rewritten(
          rewritten(lighthouseStory, 'lamp', 'Стекло целое.'),
          'boat',
          'Вы гребёте и всё-таки оглядываетесь.',
        ),
      }),
    }),
  ],
  render: (args, { loaded }) => (
    <StoryRoom {...args} services={{ ...createMemoryServices(), drafts: loaded.drafts }} />
  ),
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const dialog = await findDialog('Есть несохранённые правки');
    await expect(dialog).toHaveTextContent('С тех пор историю сохраняли в другом месте');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Вернуть правки' }));
    await waitFor(() =>
      expect(nodeCard(editor, 'boat')).toHaveTextContent('всё-таки оглядываетесь'),
    );
    await expect(nodeCard(editor, 'lamp')).toHaveTextContent('паутине трещин');
  },
};

const fresh = newStory({ ids: countingIds() });

const neverSaved = (title: string): StoryDocument =>
  buildStory(title).node('start', 'start', { content: 'Жили-были.' }).build();

/** Stories that were never saved are offered where a new one begins; any of them can be gone on with. */
export const NeverSaved: Story = {
  args: { story: { isPublic: false, document: fresh } },
  loaders: [
    async () => ({
      drafts: await draftsOf(
        { base: fresh, document: neverSaved('Сказка о пропавшем файле') },
        { base: fresh, document: neverSaved('Вторая сказка') },
      ),
    }),
  ],
  render: (args, { loaded }) => (
    <StoryRoom {...args} services={{ ...createMemoryServices(), drafts: loaded.drafts }} />
  ),
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const dialog = await findDialog('Есть несохранённая история');
    await userEvent.click(within(dialog).getByRole('radio', { name: /Вторая сказка/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Продолжить эту историю' }));
    await expect(await editor.findByRole('heading', { name: 'Вторая сказка' })).toBeVisible();
  },
};
