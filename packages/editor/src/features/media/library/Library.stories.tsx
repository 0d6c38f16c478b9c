import { anna, fixturePicture, mockData, tramStory } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { findNode, imagePath } from '@dreamfork/story';
import { expectToast, findDialog, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { annaMedia } from '../../../api/testing/annaServices.ts';
import type { EditorContextValue } from '../../../EditorContext.tsx';
import { lanternId, withLantern } from '../../../testing/lanternPicture.ts';
import { lighthouseStory } from '../../../testing/lighthouseStory.ts';
import { PanelRoom } from '../../../testing/PanelRoom.tsx';
import { readersMessages } from '../../readers/messages.ts';
import { libraryMessages } from './library.messages.ts';

const lighthouse = withLantern(lighthouseStory, 'lamp');
const tram = withLantern(tramStory.document, tramStory.document.nodes[0]?.id);

/** Anna's two stories, both of which show the lantern. */
const database = {
  ...mockData,
  stories: [
    { ...tramStory, id: 'lighthouse', document: lighthouse },
    { ...tramStory, document: tram },
  ],
};

const held: { editor: EditorContextValue | null } = { editor: null };

const open = (nodeId: string | null) => (editor: EditorContextValue) => {
  held.editor = editor;
  editor.workspace.openDialog('library', { nodeId });
};

const mediaOf = (id: string) => {
  const document = held.editor?.session.getState().document;
  return document ? findNode(document, id)?.media : undefined;
};

const meta = {
  title: 'Editor/Media library',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'All files of an author, across stories.',
      whenNot: 'You want the files of this story only.',
      instead: 'Media.',
      keyboard: {
        Tab: 'Moves through the controls of the panel.',
        Escape: 'Gives the focus back to the canvas.',
      },
      accessibility: 'A list with a menu for each file; what is used says where.',
      do: 'Replace a file everywhere at once.',
      dont: 'Delete what is used.',
    }),
    layout: 'fullscreen',
  },
  args: {
    document: lighthouse,
    services: { media: annaMedia },
    prepare: open(null),
  },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', { database })),
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

const details = async (view: ReturnType<typeof within>, name: string) =>
  userEvent.click(await view.findByRole('button', { name: t(libraryMessages).details(name) }));

/** Search and storage; a file tells where it is used. */
export const Files: Story = {
  play: async () => {
    const view = within(await findDialog(t(libraryMessages).title));
    await waitFor(() => expect(view.getByText(t(libraryMessages).found(4))).toBeVisible());
    await expect(
      await view.findByText(t({ ru: /^11,68 МБ из 1,00 ГБ$/, en: /^11.68 MB of 1.00 GB$/ })),
    ).toBeVisible();
    await userEvent.type(view.getByRole('searchbox'), 'маяк');
    await waitFor(() => expect(view.getByText(t(libraryMessages).found(1))).toBeVisible());
    await details(view, 'Фонарь.png');
    await expect(await view.findByText(tram.title)).toBeVisible();
    await expect(view.getByRole('button', { name: t(libraryMessages).delete })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(view.getByText(t(libraryMessages).deleteUsed)).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Фонарная комната' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByTestId('selected')).toHaveTextContent('lamp');
  },
};

/** From a node a file is chosen with one press. */
export const ChooseForNode: Story = {
  args: { prepare: open('keeper') },
  play: async () => {
    const view = within(await findDialog(t(libraryMessages).title));
    const choose = { name: t(libraryMessages).chooseFile('Смотритель.mp3') };
    await userEvent.click(await view.findByRole('button', choose));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(mediaOf('keeper')).toMatchObject([{ fileName: 'Смотритель.mp3' }]);
  },
};

const otherMedia = async () => {
  const answer = await annaMedia.library?.uses(lanternId);
  return answer?.ok ? answer.value.items.map(({ storyId }) => storyId) : [];
};

/** A file is replaced wherever the stories show it, in others after a question; what was written about it stays. */
export const ReplaceEverywhere: Story = {
  beforeEach: async ({ msw }) => {
    msw.use(...createHandlers('ok', { database }));
    const file = new File([fixturePicture.png], 'Прилив.png', { type: 'image/png' });
    await annaMedia.upload({
      file,
      nodeId: 'lamp',
      onProgress: () => {},
      signal: new AbortController().signal,
    });
  },
  play: async () => {
    const view = within(await findDialog(t(libraryMessages).title));
    await details(view, 'Фонарь.png');
    await userEvent.click(await view.findByRole('button', { name: t(libraryMessages).replace }));
    await expect(
      view.queryByRole('button', { name: t(libraryMessages).chooseFile('Прилив.mp4') }),
    ).toBeNull();
    await userEvent.click(
      await view.findByRole('button', { name: t(libraryMessages).chooseFile('Прилив.png') }),
    );
    const question = await screen.findByRole('alertdialog', {
      name: t(libraryMessages).replacing.title,
    });
    await expect(question).toHaveTextContent(tram.title);
    await userEvent.click(
      within(question).getByRole('button', { name: t(libraryMessages).replace }),
    );
    await expectToast(t(libraryMessages).replacing.done(1, 1));
    await expect(mediaOf('lamp')).toMatchObject([
      { fileName: 'Прилив.png', description: 'Свет в башне' },
    ]);
    // The open story is changed by its author, and saved with the rest of the work.
    await expect(await otherMedia()).toEqual(['lighthouse']);
  },
};

/** Whoever leaves other stories as they are changes the open one alone. */
export const ReplaceHere: Story = {
  beforeEach: ReplaceEverywhere.beforeEach,
  play: async () => {
    const view = within(await findDialog(t(libraryMessages).title));
    await details(view, 'Фонарь.png');
    await userEvent.click(await view.findByRole('button', { name: t(libraryMessages).replace }));
    await userEvent.click(
      await view.findByRole('button', { name: t(libraryMessages).chooseFile('Прилив.png') }),
    );
    const question = await screen.findByRole('alertdialog', {
      name: t(libraryMessages).replacing.title,
    });
    await userEvent.click(
      within(question).getByRole('button', { name: t(libraryMessages).replacing.cancel }),
    );
    await expectToast(t(libraryMessages).replacing.done(1, 0));
    await expect(await otherMedia()).toHaveLength(2);
  },
};

/** A cover and the avatar are uses too, so that their file cannot be deleted. */
export const CoverAndAvatar: Story = {
  beforeEach: ({ msw }) => {
    const avatarUrl = imagePath(lanternId, 320, 'webp');
    const stories = [{ ...tramStory, coverFileId: lanternId }];
    const users = mockData.users.map((user) =>
      user.id === anna.id ? { ...user, avatarUrl } : user,
    );
    msw.use(...createHandlers('ok', { database: { ...mockData, stories, users } }));
  },
  play: async () => {
    const view = within(await findDialog(t(libraryMessages).title));
    await details(view, 'Фонарь.png');
    const uses = within(await view.findByRole('region', { name: t(libraryMessages).uses }));
    await waitFor(() => expect(uses.getByText(t(libraryMessages).isAvatar)).toBeVisible());
    await expect(uses.getByText(t(libraryMessages).isCover)).toBeVisible();
    await expect(uses.queryByText(t(libraryMessages).noUses)).toBeNull();
  },
};

/** What nothing has used for a month is proposed for removal, unless its author keeps it. */
export const LongUnused: Story = {
  play: async () => {
    const view = within(await findDialog(t(libraryMessages).title));
    await waitFor(() => expect(view.getByText(t(libraryMessages).found(4))).toBeVisible());
    const choose = async (name: string) => {
      await userEvent.click(view.getByRole('button', { name: new RegExp(t(libraryMessages).use) }));
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await choose(t(libraryMessages).useFilters.unused);
    await waitFor(() => expect(view.getByText(t(libraryMessages).found(3))).toBeVisible());
    await choose(t(libraryMessages).useFilters['long-unused']);
    await waitFor(() => expect(view.getByText(t(libraryMessages).found(1))).toBeVisible());
    await expect(
      view.getByText(t({ ru: 'Не используется с 20.08.2026', en: 'Unused since 20/08/2026' })),
    ).toBeVisible();
    await details(view, 'Лоция.pdf');
    await userEvent.click(await view.findByRole('switch', { name: t(libraryMessages).keep }));
    await userEvent.click(view.getByRole('button', { name: t(libraryMessages).back }));
    await waitFor(() => expect(view.getByText(t(libraryMessages).noMatch)).toBeVisible());
  },
};

/** What a film is coded with, and how long it lasts. */
export const FilmDetails: Story = {
  play: async () => {
    const view = within(await findDialog(t(libraryMessages).title));
    await details(view, 'Прилив.mp4');
    await waitFor(() =>
      expect(view.getByText(t(libraryMessages).facts.codecs(['H.264', 'AAC']))).toBeVisible(),
    );
    await expect(view.getByText(t(libraryMessages).facts.duration('0:43'))).toBeVisible();
    await expect(view.getByText(t(libraryMessages).facts.pixels(1280, 720))).toBeVisible();
  },
};

/** A file is renamed, and one that nothing uses is deleted after a question. */
export const RenameAndDelete: Story = {
  play: async () => {
    const view = within(await findDialog(t(libraryMessages).title));
    await details(view, 'Лоция.pdf');
    const name = await view.findByLabelText(t(libraryMessages).name);
    await userEvent.clear(name);
    await expect(view.getByText(t(libraryMessages).nameMissing)).toBeVisible();
    await userEvent.type(name, 'Лоция 1912.pdf');
    await userEvent.click(view.getByRole('button', { name: t(libraryMessages).save }));
    await waitFor(() => expect(screen.getByText(t(libraryMessages).saved)).toBeVisible());
    await userEvent.click(view.getByRole('button', { name: t(libraryMessages).delete }));
    const question = await screen.findByRole('alertdialog', {
      name: t(libraryMessages).deleteQuestion('Лоция.pdf'),
    });
    await userEvent.click(
      within(question).getByRole('button', { name: t(libraryMessages).deleteConfirm }),
    );
    await waitFor(() => expect(view.getByText(t(libraryMessages).found(3))).toBeVisible());
  },
};

/** What was written about a file is saved by Escape too. */
export const LeftUnsaved: Story = {
  play: async () => {
    const view = within(await findDialog(t(libraryMessages).title));
    await details(view, 'Прилив.mp4');
    await userEvent.type(
      await view.findByLabelText(t(libraryMessages).description),
      'Волны у скал',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    held.editor?.workspace.openDialog('library', { nodeId: null });
    const again = within(await findDialog(t(libraryMessages).title));
    await userEvent.type(again.getByRole('searchbox'), 'волны');
    await waitFor(() => expect(again.getByText(t(libraryMessages).found(1))).toBeVisible());
  },
};

/** Nothing has been uploaded yet. */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('empty')),
  play: async () => {
    const view = within(await findDialog(t(libraryMessages).title));
    await waitFor(() => expect(view.getByText(t(libraryMessages).empty)).toBeVisible());
  },
};

/** The list is on its way. */
export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 3_600_000 })),
  play: async () => {
    const view = within(await findDialog(t(libraryMessages).title));
    await expect(
      await view.findByRole('progressbar', { name: t(libraryMessages).loading }),
    ).toBeVisible();
  },
};

/** The list does not come: what happened, and another try. */
export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async () => {
    const view = within(await findDialog(t(libraryMessages).title));
    await waitFor(() => expect(view.getByText(t(libraryMessages).failed)).toBeVisible());
    await expect(view.getByRole('button', { name: t(readersMessages).retry })).toBeVisible();
  },
};
