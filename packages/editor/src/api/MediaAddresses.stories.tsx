import { type ErrorCode, optionalContract } from '@dreamfork/api-client';
import { fixtureMedia, lighthouseStory, mockData } from '@dreamfork/api-client/fixtures';
import { type CallInterception, createHandlers, interceptCalls } from '@dreamfork/api-client/msw';
import { mediaPath, type NodeMedia } from '@dreamfork/story';
import { findDialog, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mediaStateMessages } from '../canvas/mediaState.messages.ts';
import { mediaMessages } from '../features/media/messages.ts';
import { lighthouseStory as mapStory } from '../testing/lighthouseStory.ts';
import { StoryRoom } from '../testing/StoryRoom.tsx';
import { nodeCard, openEditor } from '../testing/storyActions.ts';
import { type ApiAuthor, createApiAuthor } from './testing/ApiRoom.tsx';

const { sign } = optionalContract.media;

/** A file of this story alone: a picture that the page has once shown from its own address is not requested again. */
const pictureId = 'picture-of-a-private-story';
const mediaFiles = fixtureMedia.slice(0, 1).map((file) => ({ ...file, id: pictureId }));
const [lantern] = mediaFiles;

let author: ApiAuthor;
let calls: CallInterception;

const picture = (fileId: string): NodeMedia => ({
  id: fileId,
  mediaType: 'image',
  url: mediaPath(fileId),
  title: '',
  description: 'Свет в башне',
  fileName: 'Фонарь.png',
  fileSize: 184_320,
  mimeType: 'image/png',
  width: 1600,
  height: 900,
  placeholder: lantern?.placeholder,
  order: 0,
  isActive: true,
});

/** A private story with a picture in the lamp room, and where the keeper speaks one of a file that is gone. */
const story = (gone?: string) => ({
  id: lighthouseStory.id,
  version: lighthouseStory.version,
  isPublic: false,
  document: {
    ...mapStory,
    nodes: mapStory.nodes.map((node) => {
      if (node.id === 'lamp') return { ...node, media: [picture(pictureId)] };
      if (node.id !== 'keeper' || !gone) return node;
      return { ...node, type: 'image' as const, media: [picture(gone)] };
    }),
  },
});

const meta = {
  title: 'Editor/Over the API/Addresses of files',
  component: StoryRoom,
  parameters: {
    ...usage({
      when: 'What an author sees of private files when the server signs their addresses, refuses, fails or is lost.',
      whenNot: 'You look for what an author can do with files.',
      instead: 'Stories of Editor/Media and Editor/Media thumbnail.',
      keyboard: { Tab: 'Moves through the controls; the focus stays in the viewer.' },
      accessibility: 'A file that does not load is announced, with a button to try again.',
      do: 'Ask again when the author does.',
      dont: 'Take a file out of the story that does not load.',
    }),
    layout: 'fullscreen',
  },
  render: (args) => <StoryRoom story={story()} {...args} services={author.services} />,
  beforeEach: ({ msw }) => {
    author = createApiAuthor();
    calls = interceptCalls([sign]);
    msw.use(...calls.handlers, ...createHandlers('ok', { database: { ...mockData, mediaFiles } }));
  },
} satisfies Meta<typeof StoryRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture is there, at an address that was signed. */
const expectPicture = (place: HTMLElement) =>
  waitFor(() => {
    const image = place.querySelector('img');
    void expect(image?.src).toContain('signature=');
    void expect(image?.naturalWidth).toBeGreaterThan(0);
  });

const expectBroken = async (card: HTMLElement) =>
  expect(await within(card).findByTestId('broken-picture')).toBeVisible();

async function openViewer() {
  await userEvent.click(
    await screen.findByRole('button', {
      name: new RegExp(t(mediaStateMessages).preview('Фонарная')),
    }),
  );
  return findDialog('Фонарь.png');
}

export const Signed: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expectPicture(nodeCard(editor, 'lamp'));
    await expectPicture(await openViewer());
  },
};

/** Until the address is known the card has the colour of the picture, and is not taken for broken. */
export const Slow: Story = {
  beforeEach: () => calls.hold(),
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const card = nodeCard(editor, 'lamp');
    await expect(within(card).queryByTestId('broken-picture')).toBeNull();
    await expect(card.querySelector('img')).toBeNull();
    calls.pass();
    await expectPicture(card);
  },
};

/** 404: a file that is gone does not take the pictures of the others away. */
export const Gone: Story = {
  args: { story: story('gone') },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expectBroken(nodeCard(editor, 'keeper'));
    await expectPicture(nodeCard(editor, 'lamp'));
  },
};

/** The card shows that the picture is missing; the viewer says so, and one press there brings it back to both. */
const troubled = (
  decide: (interception: CallInterception) => void,
  mend?: () => Promise<void>,
): Story => ({
  beforeEach: () => decide(calls),
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const card = nodeCard(editor, 'lamp');
    await expectBroken(card);
    const viewer = await openViewer();
    const alert = await within(viewer).findByRole('alert');
    await expect(alert).toHaveTextContent(t(mediaMessages).errors.image);
    calls.pass();
    await mend?.();
    await userEvent.click(
      within(alert).getByRole('button', { name: t(mediaMessages).errors.refresh }),
    );
    await expectPicture(viewer);
    await expectPicture(card);
  },
});

const refusedWith = (code: ErrorCode, mend?: () => Promise<void>): Story =>
  troubled(({ refuse }) => refuse(code), mend);

/** 401: once the author has signed in again. */
export const SignedOut: Story = refusedWith('unauthorized', () => author.signIn());

/** 500 */
export const FailedAndRepeated: Story = refusedWith('internal');

export const Lost: Story = troubled(({ lose }) => lose());
