import { newStory, type StoryDocument, updateNode } from '@dreamfork/story';
import { buildStory, countingIds } from '@dreamfork/story/testing';
import { expectToast, findDialog, picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { noticeMessages } from '../../components/notices/messages.ts';
import { createMemoryServices } from '../../services/createMemoryServices.ts';
import { lighthouseStory } from '../../testing/lighthouseStory.ts';
import { StoryRoom } from '../../testing/StoryRoom.tsx';
import { type Editor, nodeCard, openEditor } from '../../testing/storyActions.ts';
import { draftsOf } from '../../testing/storyDrafts.ts';
import { recoveryMessages } from './messages.ts';

const rewritten = (document: StoryDocument, nodeId: string, content: string): StoryDocument => {
  const result = updateNode(document, { nodeId, content });
  return result.ok ? result.value.story : document;
};

const edited: StoryDocument = {
  ...rewritten(lighthouseStory, 'boat', 'Вы гребёте и всё-таки оглядываетесь.'),
  title: 'Маяк, которого нет на карте',
};

const opened = { storyId: 'lighthouse', version: 3, baseVersion: 3 };

/** The server has moved on from this while the draft was left. */
const earlier = rewritten(lighthouseStory, 'lamp', 'Стекло целое.');

const meta = {
  title: 'Editor/Recovery',
  component: StoryRoom,
  parameters: {
    ...usage({
      when: 'Edits that only this browser holds, found when the story opens.',
      whenNot: 'They are on the server.',
      instead: 'VersionsPanel.',
      keyboard: {
        Tab: 'Moves through the controls; in the dialog the focus stays inside.',
        Escape: 'Closes the dialog and gives the focus back.',
      },
      accessibility:
        'What continues the server is there at once, and a notice says so. Anything else is offered by a `status` line that never takes the focus; the `dialog` behind it tells when and what was edited.',
      do: 'Restore first and look then.',
      dont: 'Throw away by Escape: it only postpones.',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof StoryRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

const withDrafts = (...drafts: Parameters<typeof draftsOf>): Pick<Story, 'loaders' | 'render'> => ({
  loaders: [async () => ({ drafts: await draftsOf(...drafts) })],
  render: (args, { loaded }) => (
    <StoryRoom {...args} services={{ ...createMemoryServices(), drafts: loaded.drafts }} />
  ),
});

/** The last editor closed before everything was sent: it goes on from there, as one step of undo. */
export const Restored: Story = {
  ...withDrafts({ ...opened, base: lighthouseStory, document: edited }),
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(nodeCard(editor, 'boat')).toHaveTextContent('всё-таки оглядываетесь');
    await expectToast(t({ ru: 'Правки вернулись', en: 'The edits are back' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(editor.getByTestId('save-status')).toHaveTextContent(
      t({ ru: 'Не сохранено', en: 'Not saved' }),
    );
    await userEvent.click(
      editor.getByRole('button', {
        name: t({
          ru: 'Отменить: возврат несохранённых правок',
          en: 'Undo: restoring unsaved edits',
        }),
      }),
    );
    await expect(nodeCard(editor, 'boat')).toHaveTextContent('не оглядываясь');
  },
};

/** Meanwhile the story was saved elsewhere: a line offers the edits and takes no key from what is typed. */
export const Offered: Story = {
  ...withDrafts({
    ...opened,
    version: 2,
    baseVersion: 2,
    base: earlier,
    document: rewritten(earlier, 'boat', 'Вы гребёте и всё-таки оглядываетесь.'),
  }),
  tags: ['conditions'],
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(
      await editor.findByText(
        t({ ru: /Есть несохранённые правки/, en: /There are unsaved edits/ }),
      ),
    ).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(document.body).toHaveFocus();
    await expect(nodeCard(editor, 'boat')).toHaveTextContent('не оглядываясь');
  },
};

async function look(editor: Editor, name: string): Promise<HTMLElement> {
  await userEvent.click(await editor.findByRole('button', { name: t(noticeMessages).look }));
  return findDialog(name);
}

/** What the edits are, before the author has answered. */
export const Question: Story = {
  ...Offered,
  tags: ['panel'],
  parameters: picturedPanel,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const dialog = await look(editor, t(recoveryMessages).title);
    const list = await within(dialog).findByTestId('difference-list');
    await expect(list).toHaveTextContent('Тихая вода');
    await expect(dialog).toHaveTextContent(t(recoveryMessages).changedMeanwhile);
  },
};

/** The editor goes on with the draft over its own base; the next save merges what the server has got since. */
export const TakenBack: Story = {
  ...Offered,
  tags: [],
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const dialog = await look(editor, t(recoveryMessages).title);
    await userEvent.click(
      within(dialog).getByRole('button', { name: t(recoveryMessages).restore }),
    );
    await expectToast(t({ ru: 'Правки вернулись', en: 'The edits are back' }));
    await waitFor(() =>
      expect(nodeCard(editor, 'boat')).toHaveTextContent('всё-таки оглядываетесь'),
    );
    await expect(
      editor.queryByText(t({ ru: /Есть несохранённые правки/, en: /There are unsaved edits/ })),
    ).toBeNull();
  },
};

/** Put off, the edits stay within reach of the save state. */
export const Later: Story = {
  ...Offered,
  tags: [],
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(editor.getByRole('button', { name: t(recoveryMessages).later }));
    await expect(
      editor.queryByText(t({ ru: /Есть несохранённые правки/, en: /There are unsaved edits/ })),
    ).toBeNull();
    await userEvent.click(
      editor.getByRole('button', {
        name: t({ ru: 'Сохранено: подробнее', en: 'Saved: details' }),
      }),
    );
    const details = await screen.findByRole('dialog', {
      name: t({ ru: 'Где хранится работа', en: 'Where your work is kept' }),
    });
    await userEvent.click(
      within(details).getByRole('button', {
        name: t({ ru: 'Несохранённые правки', en: 'Unsaved edits' }),
      }),
    );
    await findDialog(t(recoveryMessages).title);
  },
};

/** Discarding asks first, and can be undone while the editor is open. */
export const Discard: Story = {
  ...Offered,
  tags: [],
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const dialog = await look(editor, t(recoveryMessages).title);
    await userEvent.click(
      within(dialog).getByRole('button', { name: t(recoveryMessages).discard }),
    );
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(
      within(question).getByRole('button', { name: t(recoveryMessages).discard }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(
      editor.getByRole('button', {
        name: t({ ru: 'Сохранено: подробнее', en: 'Saved: details' }),
      }),
    );
    const details = await screen.findByRole('dialog', {
      name: t({ ru: 'Где хранится работа', en: 'Where your work is kept' }),
    });
    await userEvent.click(
      within(details).getByRole('button', {
        name: t({ ru: 'Несохранённые правки', en: 'Unsaved edits' }),
      }),
    );
    const again = await screen.findByRole('dialog', { name: t(recoveryMessages).title });
    await userEvent.click(within(again).getByRole('button', { name: t(recoveryMessages).restore }));
    await waitFor(() =>
      expect(nodeCard(editor, 'boat')).toHaveTextContent('всё-таки оглядываетесь'),
    );
  },
};

const fresh = newStory({ ids: countingIds() });

const neverSaved = (title: string): StoryDocument =>
  buildStory(title).node('start', 'start', { content: 'Жили-были.' }).build();

/** Stories that were never saved are offered where a new one begins; any of them can be gone on with. */
export const NeverSaved: Story = {
  ...withDrafts(
    { base: fresh, document: neverSaved('Сказка о пропавшем файле') },
    { base: fresh, document: neverSaved('Вторая сказка') },
  ),
  args: { story: { isPublic: false, document: fresh } },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const dialog = await look(editor, t(recoveryMessages).titleNew);
    await userEvent.click(within(dialog).getByRole('radio', { name: /Вторая сказка/ }));
    await userEvent.click(
      within(dialog).getByRole('button', { name: t(recoveryMessages).restoreNew }),
    );
    await expect(await editor.findByRole('heading', { name: 'Вторая сказка' })).toBeVisible();
  },
};
