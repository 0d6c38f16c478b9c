import { type ErrorCode, errorMessages, optionalContract } from '@dreamfork/api-client';
import { lighthouseStory } from '@dreamfork/api-client/fixtures';
import { type CallInterception, createHandlers, interceptCalls } from '@dreamfork/api-client/msw';
import type { NodeMedia, StoryDocument } from '@dreamfork/story';
import { expectToast, findDialog, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { libraryMessages } from '../features/media/library/library.messages.ts';
import { mediaMessages } from '../features/media/messages.ts';
import { selectNodes } from '../store/session/selection.ts';
import { lighthouseStory as mapStory } from '../testing/lighthouseStory.ts';
import { PanelRoom } from '../testing/PanelRoom.tsx';
import { forgetAnnouncements } from '../testing/storyActions.ts';
import { type ApiAuthor, createApiAuthor, noAnswer } from './testing/ApiRoom.tsx';

const { createNode, fetchFile } = optionalContract.media;

let author: ApiAuthor;
let calls: CallInterception;

const elsewhere: NodeMedia = {
  id: 'elsewhere',
  mediaType: 'image',
  url: 'https://pictures.example/a.png',
  title: '',
  description: 'Свет в башне',
  fileName: 'a.png',
  fileSize: 0,
  mimeType: 'image/png',
  order: 0,
  isActive: true,
};

const foreign: StoryDocument = {
  ...mapStory,
  nodes: mapStory.nodes.map((node) =>
    node.id === 'lamp' ? { ...node, media: [elsewhere] } : node,
  ),
};

const meta = {
  title: 'Editor/Over the API/Files of a node',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'What an author sees when the server notes that a node uses a file or copies one of another site, refuses, fails, is slow or is lost.',
      whenNot: 'What can be done with the files of a node is meant.',
      instead: 'Stories of Editor/Media and Editor/Media of a node.',
      keyboard: { Tab: 'Moves through the controls of the panel.' },
      accessibility:
        'Progress is a progress bar with the name of the file; a refusal is announced.',
      do: 'Leave a file where it is that could not be copied.',
      dont: 'Take a file from a node whose use could not be noted.',
    }),
    layout: 'fullscreen',
  },
  args: { storyId: lighthouseStory.id, panel: 'properties' },
  render: (args) => <PanelRoom {...args} services={author.services} />,
  beforeEach: ({ msw }) => {
    author = createApiAuthor();
    calls = interceptCalls([createNode, fetchFile]);
    msw.use(...calls.handlers, ...createHandlers());
    return forgetAnnouncements;
  },
} satisfies Meta<typeof PanelRoom>;

export default meta;
type Story = StoryObj<typeof meta>;
type Decide = (interception: CallInterception) => void;

const choosing: Pick<Story, 'args'> = {
  args: {
    panel: 'media',
    prepare: ({ workspace }) => workspace.openDialog('library', { nodeId: 'keeper' }),
  },
};

async function choose() {
  const dialog = within(await findDialog(t(mediaMessages).library));
  await userEvent.click(
    await dialog.findByRole('button', { name: t(libraryMessages).chooseFile('Смотритель.mp3') }),
  );
  return dialog;
}

/** The use is noted: until then no other file can be chosen; then the node has the file. */
export const Chosen: Story = {
  ...choosing,
  play: async ({ canvas }) => {
    calls.hold();
    const dialog = await choose();
    await expect(
      await dialog.findByRole('progressbar', { name: t(libraryMessages).adding }),
    ).toBeVisible();
    calls.pass();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Смотритель.mp3')).toBeVisible();
  },
};

/** The node has the file all the same; that its use is not noted, and why, is told. */
const unnoted = (decide: Decide, reason: () => string | RegExp): Story => ({
  ...choosing,
  play: async ({ canvas }) => {
    decide(calls);
    await choose();
    await expectToast(t(mediaMessages).errors.create);
    await expectToast(reason());
    await expect(await canvas.findByText('Смотритель.mp3')).toBeVisible();
  },
});

const unnotedWith = (code: ErrorCode): Story =>
  unnoted(
    ({ refuse }) => refuse(code),
    () => t(errorMessages)[code],
  );

/** 401 */
export const ChosenSignedOut: Story = unnotedWith('unauthorized');

/** 404: the file is gone meanwhile. */
export const ChosenGone: Story = unnotedWith('not-found');

/** 500 */
export const ChosenFailing: Story = unnotedWith('internal');

export const ChosenLost: Story = unnoted(({ lose }) => lose(), noAnswer);

const copying: Pick<Story, 'args'> = {
  args: {
    document: foreign,
    prepare: ({ edits }) => edits.select(selectNodes(['lamp'])),
  },
};

/** A file of another site is copied; while that lasts it can be called off. */
export const Copied: Story = {
  ...copying,
  play: async ({ canvas }) => {
    calls.hold();
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(t(mediaMessages).foreign.copy('')) }),
    );
    await expect(
      await canvas.findByRole('button', {
        name: t({ ru: /^Отменить загрузку/, en: /^Cancel the upload/ }),
      }),
    ).toBeVisible();
    calls.pass();
    await waitFor(() =>
      expect(canvas.queryByText(t({ ru: /на другом сайте/, en: /on another site/ }))).toBeNull(),
    );
    await expect(canvas.getByLabelText(t(mediaMessages).section.description('a.png'))).toHaveValue(
      'Свет в башне',
    );
  },
};

/** The file stays where it is, with the reason; tried again it is copied, and its description stays. */
const copyRefused = (
  decide: Decide,
  reason: () => string | RegExp,
  mend?: () => Promise<void>,
): Story => ({
  ...copying,
  play: async ({ canvas }) => {
    decide(calls);
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(t(mediaMessages).foreign.copy('')) }),
    );
    await expect(await canvas.findByText(reason())).toBeVisible();
    await expect(
      canvas.getByText(t({ ru: /на другом сайте/, en: /on another site/ })),
    ).toBeVisible();
    calls.pass();
    await mend?.();
    await userEvent.click(
      canvas.getByRole('button', { name: t({ ru: /^Повторить загрузку/, en: /^Try again/ }) }),
    );
    await waitFor(() =>
      expect(canvas.queryByText(t({ ru: /на другом сайте/, en: /on another site/ }))).toBeNull(),
    );
    await expect(canvas.getByLabelText(t(mediaMessages).section.description('a.png'))).toHaveValue(
      'Свет в башне',
    );
  },
});

const copyRefusedWith = (code: ErrorCode, mend?: () => Promise<void>): Story =>
  copyRefused(
    ({ refuse }) => refuse(code),
    () => t(mediaMessages).lines.failed(t(errorMessages)[code]),
    mend,
  );

/** 401: after a new sign-in. */
export const CopySignedOut: Story = copyRefusedWith('unauthorized', () => author.signIn());

/** 413 */
export const CopyTooLarge: Story = copyRefusedWith('media-too-large');

/** 422 */
export const CopyRefused: Story = copyRefusedWith('media-address-refused');

/** 500 */
export const CopyFailedAndRepeated: Story = copyRefusedWith('internal');

export const CopyLost: Story = copyRefused(({ lose }) => lose(), noAnswer);
