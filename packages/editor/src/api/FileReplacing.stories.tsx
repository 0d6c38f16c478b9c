import { type ErrorCode, errorMessages, optionalContract, routes } from '@dreamfork/api-client';
import {
  fixturePicture,
  lighthouseStory,
  mockData,
  tramStory,
} from '@dreamfork/api-client/fixtures';
import { type CallInterception, createHandlers, interceptCalls } from '@dreamfork/api-client/msw';
import { expectToast, findDialog, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { libraryMessages } from '../features/media/library/library.messages.ts';
import { mediaMessages } from '../features/media/messages.ts';
import { lanternId, withLantern } from '../testing/lanternPicture.ts';
import { lighthouseStory as mapStory } from '../testing/lighthouseStory.ts';
import { PanelRoom } from '../testing/PanelRoom.tsx';
import { type ApiAuthor, createApiAuthor, noAnswer } from './testing/ApiRoom.tsx';

const { replaceFile, fileUses } = optionalContract.media;

let author: ApiAuthor;
let calls: CallInterception;

/** The lantern is shown in the open story and in another one of Anna's. */
const database = {
  ...mockData,
  stories: [
    lighthouseStory,
    { ...tramStory, document: withLantern(tramStory.document, tramStory.document.nodes[0]?.id) },
  ],
};

const meta = {
  title: 'Editor/Over the API/Replacing files',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'What an author sees when the server replaces a file, refuses, fails, is slow or is lost.',
      whenNot: 'You look for what an author can do with files.',
      instead: 'Stories of Editor/Media library.',
      keyboard: { Tab: 'Moves through the controls; the focus stays in the dialog.' },
      accessibility: 'What became of a change is announced.',
      do: 'Tell which stories still show the first file.',
      dont: 'Say that a file is replaced everywhere when it is not.',
    }),
    layout: 'fullscreen',
  },
  args: {
    storyId: lighthouseStory.id,
    document: withLantern(mapStory, 'lamp'),
    prepare: ({ workspace }) => workspace.openDialog('library', { nodeId: null }),
  },
  render: (args) => <PanelRoom {...args} services={author.services} />,
  beforeEach: async ({ msw }) => {
    author = createApiAuthor();
    calls = interceptCalls([replaceFile]);
    msw.use(...calls.handlers, ...createHandlers('ok', { database }));
    const file = new File([fixturePicture.png], 'Прилив.png', { type: 'image/png' });
    const { signal } = new AbortController();
    await author.services.media?.upload({ file, nodeId: 'lamp', onProgress: () => {}, signal });
  },
} satisfies Meta<typeof PanelRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openLantern() {
  const dialog = within(await findDialog(t(mediaMessages).library));
  await userEvent.click(
    await dialog.findByRole('button', { name: t(libraryMessages).details('Фонарь.png') }),
  );
  return dialog;
}

type Decide = (interception: CallInterception) => void;

/** Chooses the picture that replaces the lantern. */
async function replaceLantern(): Promise<void> {
  const dialog = await openLantern();
  await userEvent.click(await dialog.findByRole('button', { name: t(libraryMessages).replace }));
  await userEvent.click(
    await dialog.findByRole('button', { name: t(libraryMessages).chooseFile('Прилив.png') }),
  );
}

async function agree(): Promise<void> {
  const question = within(
    await screen.findByRole('alertdialog', { name: t(libraryMessages).replacing.title }),
  );
  await userEvent.click(question.getByRole('button', { name: t(libraryMessages).replace }));
}

/** How many stories on the server show the lantern. */
async function showing(): Promise<number> {
  const answer = await author.client.call(routes.media.fileUses, { params: { id: lanternId } });
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value.items.length;
}

/** While it takes its time no other file can be chosen; then the open story and the other one show the other file. */
export const Replaced: Story = {
  play: async () => {
    await replaceLantern();
    calls.hold();
    await agree();
    const dialog = within(await findDialog(t(mediaMessages).library));
    await expect(
      await dialog.findByRole('progressbar', { name: t(libraryMessages).replacing.busy }),
    ).toBeVisible();
    await expect(
      dialog.queryByRole('button', { name: new RegExp(t(libraryMessages).chooseFile('')) }),
    ).toBeNull();
    calls.pass();
    await expectToast(t(libraryMessages).replacing.done(1, 1));
    await expect(await showing()).toBe(0);
  },
};

/** The open story shows the other file; the author is told that other stories do not, and why. */
const replaceRefused = (decide: Decide, reason: () => string | RegExp): Story => ({
  play: async () => {
    decide(calls);
    await replaceLantern();
    await agree();
    await expectToast(t(libraryMessages).replacing.failed);
    await expectToast(reason());
    await expectToast(t(libraryMessages).replacing.done(1, 0));
    calls.pass();
    await author.signIn();
    await expect(await showing()).toBe(1);
  },
});

const replaceRefusedWith = (code: ErrorCode): Story =>
  replaceRefused(
    ({ refuse }) => refuse(code),
    () => t(errorMessages)[code],
  );

/** 401 */
export const ReplaceSignedOut: Story = replaceRefusedWith('unauthorized');

/** 404: one of both files is gone meanwhile. */
export const ReplaceGone: Story = replaceRefusedWith('not-found');

/** 422: the files are of two kinds. */
export const ReplaceUnsupported: Story = replaceRefusedWith('media-type-unsupported');

/** 500 */
export const ReplaceFailing: Story = replaceRefusedWith('internal');

export const ReplaceLost: Story = replaceRefused(({ lose }) => lose(), noAnswer);

/** Where else the file is shown cannot be had: that is no success either. */
export const ReplaceUnknown: Story = {
  play: async ({ msw }) => {
    const asking = interceptCalls([fileUses]);
    msw.use(...asking.handlers);
    asking.refuse('internal');
    await replaceLantern();
    await expectToast(t(libraryMessages).replacing.failed);
    await expectToast(t(errorMessages).internal);
    asking.pass();
    await expect(await showing()).toBe(1);
  },
};
