import { type ErrorCode, errorMessages, errorStatuses, imagePath } from '@dreamfork/api-client';
import {
  anna,
  capabilitiesAnswer,
  type FixtureStory,
  fixtureMedia,
  fixturePicture,
  fixtureUsers,
  lighthouseStory,
  mockData,
  toStorySummary,
  tramStory,
} from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withLibrary } from '../testing/withLibrary.tsx';
import { ownStoryMessages } from './messages.ts';
import { StoryMetadataDialog } from './StoryMetadataDialog.tsx';

/** A server that keeps media. */
const mediaServer = (database = mockData) => [
  http.get('*/api/capabilities', () =>
    HttpResponse.json({
      ...capabilitiesAnswer,
      features: [...capabilitiesAnswer.features, 'media'],
    }),
  ),
  ...createHandlers('ok', { database }),
];

const summaryOf = (story: FixtureStory) => toStorySummary(story, fixtureUsers, anna.id);

const meta = {
  title: 'Library/Story cover',
  component: StoryMetadataDialog,
  parameters: {
    ...usage({
      when: 'The cover of a story inside its metadata dialog.',
      whenNot: 'A picture of a node is chosen.',
      instead: 'The media library of the editor.',
      keyboard: {
        Tab: 'Moves through the controls; the focus stays inside.',
        Escape: 'Closes it and gives the focus back.',
      },
      accessibility: 'The crop is worked by arrow keys and a slider.',
      do: 'Show the shape of the cards.',
      dont: 'Upload before the crop is agreed to.',
    }),
    layout: 'fullscreen',
  },
  args: { story: summaryOf(tramStory), onClose: fn() },
  beforeEach: ({ msw }) => msw.use(...mediaServer()),
  decorators: [withLibrary(anna)],
} satisfies Meta<typeof StoryMetadataDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const coverFileId = fixtureMedia[0]?.id ?? '';
const coverUrl = imagePath(coverFileId, 640, 'webp');

/** A public story whose author has chosen a cover. */
const covered = { ...lighthouseStory, coverFileId };
const database = {
  ...mockData,
  stories: mockData.stories.map((story) => (story.id === covered.id ? covered : story)),
};
const coveredStory: Pick<Story, 'args' | 'beforeEach'> = {
  args: { story: { ...summaryOf(covered), coverUrl } },
  beforeEach: ({ msw }) => msw.use(...mediaServer(database)),
};

const refusing = (method: 'put' | 'post', path: string, code: ErrorCode) =>
  http[method](`*${path}`, () =>
    HttpResponse.json(
      { success: false, code, message: t(errorMessages)[code] },
      { status: errorStatuses[code] },
    ),
  );

const field = async () =>
  within(await screen.findByRole('group', { name: t(ownStoryMessages).cover.label }));

/** Crops a picture and saves it. */
async function choose(button: string) {
  await userEvent.click((await field()).getByRole('button', { name: button }));
  const dialog = within(
    await screen.findByRole('dialog', { name: t(ownStoryMessages).cover.label }),
  );
  await dialog.findByRole('button', { name: t({ ru: 'Выбрать файл', en: 'Choose a file' }) });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const file = new File([fixturePicture.png], 'Трамвай.png', { type: 'image/png' });
  await userEvent.upload(input as HTMLInputElement, file);
  await dialog.findByRole('application');
  await userEvent.click(dialog.getByRole('button', { name: t(ownStoryMessages).form.save }));
  return dialog;
}

const expectPicture = async () => {
  const picture = await (await field()).findByAltText('');
  await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
  return picture.getAttribute('src');
};

export const None: Story = {
  play: async () => {
    const cover = await field();
    await expect(cover.getByText(t(ownStoryMessages).cover.helpUnchosen)).toBeVisible();
    await expect(
      cover.queryByRole('button', { name: t({ ru: 'Убрать', en: 'Remove' }) }),
    ).toBeNull();
  },
};

/** The cover of a private story is read at a signed address. */
export const Chosen: Story = {
  play: async ({ args }) => {
    await choose(t(ownStoryMessages).cover.choose);
    await expectToast(t(ownStoryMessages).cover.saved);
    await expect(await expectPicture()).toMatch(/640\.webp\?.*signature=/);
    await expect(
      (await field()).getByRole('button', { name: t(ownStoryMessages).cover.change }),
    ).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Changed: Story = {
  ...coveredStory,
  play: async () => {
    await expect(await expectPicture()).toBe(coverUrl);
    await choose(t(ownStoryMessages).cover.change);
    await expectToast(t(ownStoryMessages).cover.saved);
    await waitFor(async () => expect(await expectPicture()).not.toBe(coverUrl));
  },
};

export const Removed: Story = {
  ...coveredStory,
  play: async () => {
    const cover = await field();
    await userEvent.click(cover.getByRole('button', { name: t({ ru: 'Убрать', en: 'Remove' }) }));
    await expectToast(t(ownStoryMessages).cover.removed);
    await expect(
      cover.getByRole('button', { name: t(ownStoryMessages).cover.choose }),
    ).toBeVisible();
    await expect(cover.queryByAltText('')).toBeNull();
  },
};

export const RemovalFailed: Story = {
  ...coveredStory,
  beforeEach: ({ msw }) =>
    msw.use(refusing('put', '/content/:id', 'internal'), ...mediaServer(database)),
  play: async () => {
    await userEvent.click(
      (await field()).getByRole('button', { name: t({ ru: 'Убрать', en: 'Remove' }) }),
    );
    await expectToast(t(ownStoryMessages).cover.failed);
    await expect(await expectPicture()).toBe(coverUrl);
  },
};

export const Uploading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/media/upload', () => new Promise<never>(() => undefined)),
      ...mediaServer(),
    ),
  play: async () => {
    const dialog = await choose(t(ownStoryMessages).cover.choose);
    const progress = await dialog.findByRole('progressbar', {
      name: t({ ru: 'Картинка загружается', en: 'Uploading the picture' }),
    });
    await expect(progress).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t(ownStoryMessages).form.cancel }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: t(ownStoryMessages).cover.label })).toBeNull(),
    );
  },
};

/** The library of the author is full. */
export const TooLarge: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refusing('post', '/api/media/upload', 'media-quota-exceeded'), ...mediaServer()),
  play: async () => {
    const dialog = await choose(t(ownStoryMessages).cover.choose);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      t(errorMessages)['media-quota-exceeded'],
    );
  },
};

/** The file arrives, the story is not changed: the file is deleted again. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(refusing('put', '/content/:id', 'internal'), ...mediaServer()),
  play: async () => {
    const dialog = await choose(t(ownStoryMessages).cover.choose);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t(ownStoryMessages).form.cancel }));
    await expect(
      (await field()).queryByRole('button', { name: t({ ru: 'Убрать', en: 'Remove' }) }),
    ).toBeNull();
  },
};

/** A server that keeps no media has no covers to choose. */
export const WithoutMedia: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('group', { name: t(ownStoryMessages).cover.label })).toBeNull();
  },
};

export const English: Story = {
  ...coveredStory,
  globals: { locale: 'en' },
  play: async () => {
    const cover = within(await screen.findByRole('group', { name: 'Cover' }));
    await expect(cover.getByRole('button', { name: 'Change the cover' })).toBeVisible();
  },
};
