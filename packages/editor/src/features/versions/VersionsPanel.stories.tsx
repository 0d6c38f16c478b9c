import { deleteNodes, fail, type StoryDocument, updateNode } from '@dreamfork/story';
import { expectToast, picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { commandMessages } from '../../commands/messages.ts';
import { restoreMessages } from '../../commands/restoreVersion.messages.ts';
import { compareMessages } from '../../components/versionDiff/messages.ts';
import { counted } from '../../counted.messages.ts';
import { createMemoryServices } from '../../services/createMemoryServices.ts';
import { lighthouseStory } from '../../testing/lighthouseStory.ts';
import { StoryRoom } from '../../testing/StoryRoom.tsx';
import { type Editor, nodeCard, openEditor } from '../../testing/storyActions.ts';
import { storyVersions } from '../../testing/storyVersions.ts';
import { versionMessages } from './messages.ts';

function earlier(document: StoryDocument): StoryDocument {
  const written = updateNode(document, { nodeId: 'boat', content: 'Вы гребёте и оглядываетесь.' });
  if (!written.ok) throw new Error('The node is not there.');
  const shorter = deleteNodes(written.value.story, { nodeIds: ['dawn'] });
  if (!shorter.ok) throw new Error('The node cannot be deleted.');
  return shorter.value.story;
}

const first = earlier(lighthouseStory);

const versions = () =>
  storyVersions([
    { document: lighthouseStory, savedAt: '2026-11-20T18:45:00Z' },
    { document: lighthouseStory, savedAt: '2026-11-20T18:31:00Z', hasModelText: true },
    { document: first, savedAt: '2026-11-19T09:12:00Z', name: 'Первый вариант' },
    { document: first, savedAt: '2026-11-18T09:12:00Z' },
  ]);

const services = { ...createMemoryServices(), versions: versions() };

const meta = {
  title: 'Editor/Versions',
  component: StoryRoom,
  parameters: {
    ...usage({
      when: 'Saved states of a story by day, comparing and restoring them.',
      whenNot: 'A step of this session is undone.',
      instead: 'HistoryPanel.',
      keyboard: {
        Tab: 'Moves through the controls of the panel.',
        Escape: 'Gives the focus back to the canvas.',
      },
      accessibility: 'A list with times; the comparison is a list of changes too.',
      do: 'Name versions that matter.',
      dont: 'Restore without looking.',
    }),
    layout: 'fullscreen',
  },
  args: { services },
} satisfies Meta<typeof StoryRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

async function openVersions(editor: Editor): Promise<HTMLElement> {
  await userEvent.click(editor.getByRole('button', { name: t({ ru: 'Ещё', en: 'More' }) }));
  await userEvent.click(
    await screen.findByRole('menuitem', {
      name: new RegExp(t(commandMessages)['toggle-versions']),
    }),
  );
  return editor.findByTestId('versions-panel');
}

/** Versions by day, those that text of a model came with among them; those of longer ago come when they are asked for. */
export const ByDay: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const panel = await openVersions(editor);
    await expect(within(panel).getAllByRole('listitem')).toHaveLength(3);
    await expect(panel).toHaveTextContent(t(versionMessages).current);
    const marked = within(panel).getAllByRole('button', {
      name: new RegExp(t(versionMessages).modelText),
    });
    await expect(marked).toHaveLength(1);
    await userEvent.click(within(panel).getByRole('button', { name: t(versionMessages).older }));
    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(4));
    await expect(
      within(panel).queryByRole('button', { name: t(versionMessages).older }),
    ).toBeNull();
  },
};

/** Where several people write, each version says who saved it. */
export const SeveralAuthors: Story = {
  tags: ['panel'],
  args: {
    services: {
      ...createMemoryServices(),
      versions: storyVersions([
        {
          document: lighthouseStory,
          savedAt: '2026-11-20T18:45:00Z',
          savedBy: { name: 'Анна Северьяновна Долгорукова-Крымская' },
        },
        {
          document: lighthouseStory,
          savedAt: '2026-11-20T18:31:00Z',
          savedBy: { name: 'Борис' },
        },
        { document: first, savedAt: '2026-11-19T09:12:00Z', savedBy: { name: null } },
      ]),
    },
  },
  play: async ({ canvasElement }) => {
    const panel = await openVersions(await openEditor(canvasElement));
    const rows = within(panel).getAllByRole('listitem');
    const authors = ['Анна Северьяновна', 'Борис', t(versionMessages).formerAuthor];
    for (const [index, author] of authors.entries()) {
      await expect(rows[index]).toHaveTextContent(author);
    }
  },
};

/** A version is compared with the present, looked at on the canvas and brought back as one step. */
export const CompareAndRestore: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const panel = await openVersions(editor);
    await userEvent.click(within(panel).getByRole('button', { name: /^Первый вариант/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Первый вариант' });
    const list = await within(dialog).findByTestId('difference-list');
    await expect(list).toHaveTextContent('Рассвет над бухтой');
    await userEvent.click(within(dialog).getByRole('tab', { name: t(compareMessages).asMap }));
    await waitFor(() =>
      expect(within(dialog).getAllByTestId('story-node').length).toBeGreaterThan(0),
    );
    await userEvent.click(within(dialog).getByRole('tab', { name: t(versionMessages).look }));
    await waitFor(() => expect(within(dialog).queryByText('Рассвет над бухтой')).toBeNull());
    await userEvent.click(within(dialog).getByRole('button', { name: t(versionMessages).restore }));
    await expectToast(t(restoreMessages).restored);
    await expect(editor.getByTestId('story-counts')).toHaveTextContent(t(counted).nodes(5));
    await userEvent.click(
      editor.getByRole('button', {
        name: t({
          ru: 'Отменить: возврат к прежней версии',
          en: 'Undo: going back to an earlier version',
        }),
      }),
    );
    await expect(nodeCard(editor, 'boat')).toHaveTextContent('не оглядываясь');
  },
};

/** A name keeps a version for good; it can be changed and taken away. */
export const Naming: Story = {
  args: { services: { ...createMemoryServices(), versions: versions() } },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const panel = await openVersions(editor);
    const actions = within(panel).getAllByRole('button', {
      name: new RegExp(t(versionMessages).actions('')),
    })[1];
    if (!actions) throw new Error('There is no second version.');
    await userEvent.click(actions);
    await userEvent.click(await screen.findByRole('menuitem', { name: t(versionMessages).name }));
    const question = await screen.findByRole('dialog', { name: t(versionMessages).nameTitle });
    await userEvent.type(within(question).getByRole('textbox'), '  До правки редактора ');
    await userEvent.click(
      within(question).getByRole('button', { name: t(versionMessages).nameConfirm }),
    );
    await waitFor(() => expect(panel).toHaveTextContent('До правки редактора'));
    await userEvent.click(
      within(panel).getByRole('button', {
        name: t(versionMessages).actions('До правки редактора'),
      }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: t(versionMessages).unname }));
    await waitFor(() => expect(panel).not.toHaveTextContent('До правки редактора'));
  },
};

/** The server does not answer: the story is fine, and one can try again. */
export const Failed: Story = {
  args: {
    services: {
      ...createMemoryServices(),
      versions: {
        ...versions(),
        list: async () => fail({ kind: 'unreachable' as const, message: 'Нет связи' }),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(editor.getByRole('button', { name: t({ ru: 'Ещё', en: 'More' }) }));
    await userEvent.click(
      await screen.findByRole('menuitem', {
        name: new RegExp(t(commandMessages)['toggle-versions']),
      }),
    );
    await expect(await editor.findByText(t(versionMessages).failed)).toBeVisible();
    await expect(
      editor.getByRole('button', { name: t({ ru: 'Попробовать снова', en: 'Try again' }) }),
    ).toBeVisible();
  },
};
