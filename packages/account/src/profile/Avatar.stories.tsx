import { errorMessages, imagePath } from '@dreamfork/api-client';
import {
  anna,
  capabilitiesAnswer,
  fixtureMedia,
  fixturePicture,
  mockData,
} from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, inPage, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { account, accountStory } from '../testing/accountStory.tsx';
import { pending, refusing, withCapabilities } from '../testing/serverStates.ts';
import { twoFactorMessages } from '../twoFactor/messages.ts';
import { profileMessages } from './messages.ts';
import { ProfilePage } from './ProfilePage.tsx';

const meta = {
  title: 'Account/Profile avatar',
  component: ProfilePage,
  ...accountStory,
  decorators: [inPage, ...accountStory.decorators],
  parameters: {
    ...usage({
      when: 'The picture of a person in the profile: chosen, cropped, changed, removed.',
      whenNot: 'The server keeps no media: the part is then left out.',
      instead: 'PictureActions of `ui` for another picture.',
      keyboard: {
        Tab: 'Moves through the controls; the focus stays inside.',
        Escape: 'Closes it and gives the focus back.',
      },
      accessibility:
        'The dialog of the crop is worked by arrow keys and a slider; progress is announced.',
      do: 'Show the shape in which the picture will be seen.',
      dont: 'Upload before the person has agreed to the crop.',
    }),
    ...accountStory.parameters,
    ...account({ user: anna }),
  },
} satisfies Meta<typeof ProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const avatarUrl = imagePath(fixtureMedia[0]?.id ?? '', 320, 'webp');

/** A server on which Anna has an avatar. */
const database = {
  ...mockData,
  users: mockData.users.map((user) => (user.id === anna.id ? { ...user, avatarUrl } : user)),
};

const deleted = fn();

/** A server that keeps media. */
const mediaServer = (data = mockData) => [
  withCapabilities({ features: [...capabilitiesAnswer.features, 'media'] }),
  ...createHandlers('ok', { database: data }),
];

const field = async (canvas: Canvas) =>
  within(await canvas.findByRole('group', { name: t(profileMessages).avatar.label }));

/** Crops a picture and saves it. */
async function choose(canvas: Canvas, button: string) {
  await userEvent.click((await field(canvas)).getByRole('button', { name: button }));
  const dialog = within(
    await screen.findByRole('dialog', { name: t(profileMessages).avatar.label }),
  );
  await dialog.findByRole('button', { name: t({ ru: 'Выбрать файл', en: 'Choose a file' }) });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const file = new File([fixturePicture.png], 'Анна.png', { type: 'image/png' });
  await userEvent.upload(input as HTMLInputElement, file);
  await dialog.findByRole('application');
  await userEvent.click(dialog.getByRole('button', { name: t(profileMessages).save }));
  return dialog;
}

const expectPicture = async (canvas: Canvas) => {
  const picture = await (await field(canvas)).findByAltText('');
  await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
  return picture.getAttribute('src');
};

export const None: Story = {
  beforeEach: ({ msw }) => msw.use(...mediaServer()),
  play: async ({ canvas }) => {
    const avatar = await field(canvas);
    await expect(avatar.getByText('А')).toBeVisible();
    await expect(
      avatar.queryByRole('button', { name: t({ ru: 'Убрать', en: 'Remove' }) }),
    ).toBeNull();
  },
};

export const Chosen: Story = {
  beforeEach: ({ msw }) => msw.use(...mediaServer()),
  play: async ({ canvas }) => {
    await choose(canvas, t(profileMessages).avatar.choose);
    await expectToast(t(profileMessages).saved);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectPicture(canvas);
  },
};

export const Changed: Story = {
  beforeEach: ({ msw }) => msw.use(...mediaServer(database)),
  play: async ({ canvas }) => {
    await expect(await expectPicture(canvas)).toBe(avatarUrl);
    await choose(canvas, t(profileMessages).avatar.change);
    await expectToast(t(profileMessages).saved);
    await waitFor(async () => expect(await expectPicture(canvas)).not.toBe(avatarUrl));
  },
};

export const Removed: Story = {
  beforeEach: ({ msw }) => msw.use(...mediaServer(database)),
  play: async ({ canvas }) => {
    const avatar = await field(canvas);
    await userEvent.click(avatar.getByRole('button', { name: t({ ru: 'Убрать', en: 'Remove' }) }));
    await expectToast(t(profileMessages).avatar.removed);
    await waitFor(() => expect(avatar.queryByAltText('')).toBeNull());
    await expect(
      avatar.getByRole('button', { name: t(profileMessages).avatar.choose }),
    ).toBeVisible();
  },
};

export const RemovalFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refusing('put', '/api/users/profile', 'internal'), ...mediaServer(database)),
  play: async ({ canvas }) => {
    const avatar = await field(canvas);
    await userEvent.click(avatar.getByRole('button', { name: t({ ru: 'Убрать', en: 'Remove' }) }));
    await expectToast(t(profileMessages).saveFailed);
    await expect(await expectPicture(canvas)).toBe(avatarUrl);
  },
};

export const Uploading: Story = {
  beforeEach: ({ msw }) => msw.use(pending('post', '/api/media/upload'), ...mediaServer()),
  play: async ({ canvas }) => {
    const dialog = await choose(canvas, t(profileMessages).avatar.choose);
    await expect(
      await dialog.findByRole('progressbar', {
        name: t({ ru: 'Картинка загружается', en: 'Uploading the picture' }),
      }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t(twoFactorMessages).cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The library of the user is full. */
export const TooLarge: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refusing('post', '/api/media/upload', 'media-quota-exceeded'), ...mediaServer()),
  play: async ({ canvas }) => {
    const dialog = await choose(canvas, t(profileMessages).avatar.choose);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      t(errorMessages)['media-quota-exceeded'],
    );
  },
};

/** The file arrives, the profile does not: the file is deleted again. */
export const Failed: Story = {
  beforeEach: ({ msw }) => {
    deleted.mockClear();
    msw.use(
      http.delete('*/api/media/files/:id', () => deleted()),
      refusing('put', '/api/users/profile', 'internal'),
      ...mediaServer(),
    );
  },
  play: async ({ canvas }) => {
    const dialog = await choose(canvas, t(profileMessages).avatar.choose);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(deleted).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: t(twoFactorMessages).cancel }));
    await expect((await field(canvas)).queryByAltText('')).toBeNull();
  },
};

/** A server that keeps no media has no avatars. */
export const WithoutMedia: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: t(profileMessages).names });
    await expect(canvas.queryByRole('group', { name: t(profileMessages).avatar.label })).toBeNull();
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...mediaServer(database)),
  play: async ({ canvas }) => {
    const avatar = within(await canvas.findByRole('group', { name: 'Avatar' }));
    await expect(avatar.getByRole('button', { name: 'Change the avatar' })).toBeVisible();
  },
};
