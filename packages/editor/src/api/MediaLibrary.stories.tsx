import { errorMessages, optionalContract } from '@dreamfork/api-client';
import { lighthouseStory } from '@dreamfork/api-client/fixtures';
import { type CallInterception, createHandlers, interceptCalls } from '@dreamfork/api-client/msw';
import { expectToast, findDialog, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { editMessages } from '../commands/edits/messages.ts';
import { libraryMessages } from '../features/media/library/library.messages.ts';
import { mediaMessages } from '../features/media/messages.ts';
import type { EditorServices } from '../services/index.ts';
import { PanelRoom } from '../testing/PanelRoom.tsx';
import { createMediaServices } from './createMediaServices.ts';
import { type ApiAuthor, createApiAuthor } from './testing/ApiRoom.tsx';
import { playTroubled } from './testing/playTroubled.ts';

const { files, removeFile } = optionalContract.media;

let author: ApiAuthor;
let calls: CallInterception;

const shared: Partial<EditorServices> = {
  media: createMediaServices(createApiAuthor().client, lighthouseStory.id),
};

const meta = {
  title: 'Editor/Over the API/Media library',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'What an author sees when the list of their files is empty, slow, refused or lost, and when a file is not deleted.',
      whenNot: 'You look for what an author can do with files.',
      instead: 'Stories of Editor/Media library.',
      keyboard: { Tab: 'Moves through the controls; the focus stays in the dialog.' },
      accessibility: 'Waiting and errors are announced.',
      do: 'Offer to try again beside the error.',
      dont: 'Call a list empty that did not come.',
    }),
    layout: 'fullscreen',
  },
  args: {
    storyId: lighthouseStory.id,
    document: lighthouseStory.document,
    prepare: ({ workspace }) => workspace.openDialog('library', { nodeId: null }),
  },
  render: (args) => <PanelRoom {...args} services={author.services} />,
  beforeEach: ({ msw }) => {
    author = createApiAuthor();
    calls = interceptCalls([files, removeFile]);
    msw.use(...calls.handlers, ...createHandlers());
  },
} satisfies Meta<typeof PanelRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

const openLibrary = async () => within(await findDialog(t(mediaMessages).library));

/** The four files of the author, newest first, and how much room they take. */
export const Default: Story = {
  play: async () => {
    const dialog = await openLibrary();
    await expect(await dialog.findByText(t(libraryMessages).found(4))).toBeVisible();
    await expect(
      await dialog.findByText(t({ ru: /^11,68 МБ из 1,00 ГБ$/, en: /^11.68 MB of 1.00 GB$/ })),
    ).toBeVisible();
  },
};

/** A co-author chooses from the files of the story, which are its owner's to change. */
export const OfASharedStory: Story = {
  render: (args) => <PanelRoom {...args} services={shared} />,
  play: async () => {
    const { shared: messages, found, details } = t(libraryMessages);
    const dialog = within(await findDialog(messages.title));
    await expect(await dialog.findByText(found(4))).toBeVisible();
    await expect(dialog.getByText(messages.text)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: details('Лоция.pdf') })).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('empty')),
  play: async () => {
    const dialog = await openLibrary();
    await expect(await dialog.findByText(t(libraryMessages).empty)).toBeVisible();
    await expect(dialog.getByText(t(libraryMessages).emptyText)).toBeVisible();
  },
};

export const Troubled: Story = {
  beforeEach: () => calls.hold(),
  play: () =>
    playTroubled(
      {
        loading: t(libraryMessages).loading,
        failed: t(libraryMessages).failed,
        loaded: 'Лоция.pdf',
      },
      { calls, author },
    ),
};

/** A file that the server does not delete stays in the list, and the reason is told. */
export const DeletingRefused: Story = {
  play: async () => {
    const dialog = await openLibrary();
    await userEvent.click(
      await dialog.findByRole('button', { name: t(libraryMessages).details('Лоция.pdf') }),
    );
    await dialog.findByText(t(libraryMessages).noUses);
    await userEvent.click(dialog.getByRole('button', { name: t(libraryMessages).delete }));
    const question = within(await screen.findByRole('alertdialog'));
    calls.refuse('media-in-use');
    await userEvent.click(question.getByRole('button', { name: t(editMessages).delete }));
    await expectToast(t(libraryMessages).deleteFailed);
    await expectToast(t(errorMessages)['media-in-use']);
    calls.pass();
    await userEvent.click(dialog.getByRole('button', { name: t(libraryMessages).back }));
    await expect(await dialog.findByText('Лоция.pdf')).toBeVisible();
  },
};
