import { fail, type StoryDocument, succeed } from '@dreamfork/story';
import { readStories } from '@dreamfork/story/formats';
import { expectToast, findDialog, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryServices } from '../../services/createMemoryServices.ts';
import type { SaveInput } from '../../services/index.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { forgetAnnouncements } from '../../testing/storyActions.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { forgetImported, keepImported } from './importedStories.ts';
import { dismissReport } from './importReports.ts';
import { fileMessages } from './messages.ts';
import { updateMessages } from './update.messages.ts';

const before = ':: Start\nПаром у берега. [[Войти->Паром]]\n\n:: Паром\nВода.\n';
const after = `:: Start\nПаром ушёл. [[Войти->Паром]] [[Ждать->Берег]]

:: Паром\nВода.\n\n:: Берег\nПесок.\n`;
const file = (text: string) => new File([text], 'Паром.twee');

function readStory(text: string): StoryDocument {
  const result = readStories([{ name: 'Паром.twee', text }]);
  const [first] = result.ok ? result.value : [];
  if (!first) throw new Error('The file has no story.');
  return first.story;
}

const imported = readStory(before);

/** The story after its author has written over a text of it. */
const edited = (title: string, content: string): StoryDocument => ({
  ...imported,
  nodes: imported.nodes.map((node) => (node.title === title ? { ...node, content } : node)),
});

const remember = async () => {
  await forgetImported('ferry');
  await keepImported('ferry', imported);
  return async () => {
    await forgetImported('ferry');
    await dismissReport('ferry');
    forgetAnnouncements();
  };
};

const named: { version: number; name: string | null }[] = [];
const versions = {
  list: async () => succeed({ items: [], nextCursor: null }),
  read: async () => succeed(imported),
  rename: async ({ version, name }: { version: number; name: string | null }) => {
    named.push({ version, name });
    return succeed({
      ...{ version, name, savedAt: '2026-01-01T00:00:00Z', title: 'Паром' },
      ...{ nodeCount: 2, connectionCount: 1 },
    });
  },
};

const meta = {
  title: 'Editor/Update from a file',
  component: PanelRoom,
  parameters: usage({
    when: 'Bringing a story up to date from a file that was changed elsewhere.',
    whenNot: 'The file is a new story.',
    instead: 'ImportDialog.',
    keyboard: {
      Tab: 'Moves through the controls; the focus stays inside.',
      Escape: 'Closes it and gives the focus back.',
    },
    accessibility: 'What changes is listed before it is taken.',
    do: 'Look through the list of changes.',
    dont: 'Update without a common base.',
  }),
  beforeEach: () => {
    named.length = 0;
    return remember();
  },
  args: {
    storyId: 'ferry',
    document: edited('Паром', 'Чёрная вода.'),
    services: { versions },
    prepare: ({ workspace }) => workspace.openDialog('files', { files: [file(after)] }),
  },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

const findOffer = async (dialogTitle = t(fileMessages).title) => {
  const dialog = within(await findDialog(dialogTitle));
  const name = t(updateMessages).offer('Паром');
  return { dialog, offer: within(await dialog.findByRole('region', { name })) };
};

/** The open story came from the file: it is updated in one step, and the author's edits stay. */
export const OpenStory: Story = {
  play: async ({ canvas }) => {
    const { dialog, offer } = await findOffer();
    await expect(
      offer.getByText(new RegExp(t(updateMessages).changes({ added: 1, changed: 1, removed: 0 }))),
    ).toBeVisible();
    await expect(offer.getByText(new RegExp(t(updateMessages).keepsEdits))).toBeVisible();
    await expect(dialog.getByRole('button', { name: t(updateMessages).createNew })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t(updateMessages).update('Паром') }));
    await expectToast(t(updateMessages).updated);
    const text = canvas.getByTestId('story-text');
    await waitFor(() => expect(text).toHaveTextContent('Берег Песок.'));
    await expect(text).toHaveTextContent('Паром Чёрная вода.');
    await expect(canvas.getByTestId('steps')).toHaveTextContent('1');
    await expect(named).toEqual([{ version: 3, name: t(updateMessages).before }]);
  },
};

/** Both the author and the file changed a text; the author says whose is taken. */
export const Conflict: Story = {
  args: { document: edited('Start', 'Мой паром.') },
  play: async ({ canvas }) => {
    const { dialog, offer } = await findOffer();
    const group = offer.getByRole('radiogroup', { name: t(updateMessages).conflicts(1) });
    await expect(within(group).getByRole('radio', { name: t(updateMessages).mine })).toBeChecked();
    await userEvent.click(within(group).getByRole('radio', { name: t(updateMessages).theirs }));
    await userEvent.click(dialog.getByRole('button', { name: t(updateMessages).update('Паром') }));
    const text = canvas.getByTestId('story-text');
    await waitFor(() => expect(text).toHaveTextContent('Паром ушёл.'));
    await expect(text).not.toHaveTextContent('Мой паром.');
  },
};

/** The file has nothing that the story lacks. */
export const NothingNew: Story = {
  args: {
    document: imported,
    prepare: ({ workspace }) => workspace.openDialog('files', { files: [file(before)] }),
  },
  play: async () => {
    const { dialog, offer } = await findOffer();
    await expect(offer.getByText(new RegExp(t(updateMessages).nothingNew))).toBeVisible();
    await expect(
      dialog.queryByRole('button', { name: t(updateMessages).update('Паром') }),
    ).not.toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: t(updateMessages).createNew })).toBeEnabled();
  },
};

/** Another browser imported the story: the author reads what is taken from the file, and what stays. */
export const WithoutBase: Story = {
  beforeEach: () => forgetImported('ferry'),
  play: async () => {
    const { offer } = await findOffer();
    await expect(offer.getByText(t(updateMessages).withoutBase)).toBeVisible();
  },
};

const saves: SaveInput[] = [];
const stored = {
  ...createMemoryServices(),
  loadStory: async () =>
    succeed({ document: edited('Паром', 'Чёрная вода.'), isPublic: true, version: 7 }),
};

/** Outside the editor the story is updated on the server, which keeps the state before by name. */
export const OnServer: Story = {
  render: () => (
    <ImportDialog
      files={[file(after)]}
      onClose={() => {}}
      services={{
        ...stored,
        saveStory: async (input) => {
          saves.push(input);
          return succeed({ id: 'ferry', version: 8 });
        },
      }}
    />
  ),
  play: async () => {
    saves.length = 0;
    const { dialog } = await findOffer(t(fileMessages).importTitle);
    await userEvent.click(dialog.getByRole('button', { name: t(updateMessages).update('Паром') }));
    await expectToast(t(updateMessages).updated);
    await expect(saves).toHaveLength(1);
    await expect(saves[0]).toMatchObject({
      ...{ id: 'ferry', isPublic: true, version: 7 },
      replacedVersionName: t(updateMessages).before,
    });
    const texts = saves[0]?.document.nodes.map(({ content }) => content);
    await expect(texts).toContain('Чёрная вода.');
    await expect(texts).toContain('Песок.');
  },
};

/** The story was saved elsewhere meanwhile; nothing is written over it. */
export const NotUpdated: Story = {
  render: () => (
    <ImportDialog
      files={[file(after)]}
      onClose={() => {}}
      services={{ ...stored, saveStory: async () => fail({ kind: 'conflict', version: 9 }) }}
    />
  ),
  play: async () => {
    const { dialog } = await findOffer(t(fileMessages).importTitle);
    await userEvent.click(dialog.getByRole('button', { name: t(updateMessages).update('Паром') }));
    await expect(await dialog.findByText(t(updateMessages).conflict)).toBeVisible();
  },
};
