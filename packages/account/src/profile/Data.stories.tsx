import { errorMessages } from '@dreamfork/api-client';
import {
  admin,
  anna,
  type FixtureUser,
  fixturePassword,
  toProfile,
} from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, inPage, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { account, accountStory, hostCalls } from '../testing/accountStory.tsx';
import { pending, refusing } from '../testing/serverStates.ts';
import { DataSection } from './DataSection.tsx';
import { profileMessages } from './messages.ts';

const meta = {
  title: 'Account/Data and deletion',
  component: DataSection,
  ...accountStory,
  decorators: [inPage, ...accountStory.decorators],
  parameters: {
    ...usage({
      when: 'The export of all data of an account, and its deletion.',
      whenNot: 'One story is exported.',
      instead: 'The export of the editor.',
      keyboard: {
        Tab: 'Moves through the controls; the focus stays inside.',
        Escape: 'Closes it and gives the focus back.',
      },
      accessibility:
        'Deletion is asked for by a dialog that names what is lost and needs the password.',
      do: 'Offer the export beside the deletion.',
      dont: 'Delete by one press.',
    }),
    ...accountStory.parameters,
    ...account({ user: anna }),
  },
  args: { profile: toProfile(anna), onAccountRemoved: fn(async () => {}) },
} satisfies Meta<typeof DataSection>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The mark of a required field follows its name. */
const named = (label: string) => new RegExp(`^${label}`);

export const Exported: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const download = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    try {
      await userEvent.click(canvas.getByRole('button', { name: t(profileMessages).exportData }));
      await waitFor(() =>
        expect(download.mock.contexts).toMatchObject([{ download: 'dreamfork-anna.zip' }]),
      );
    } finally {
      download.mockRestore();
    }
  },
};

export const ExportPending: Story = {
  beforeEach: ({ msw }) => msw.use(pending('get', '/api/users/export'), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t(profileMessages).exportData }));
    await expect(
      await canvas.findByRole('button', { name: new RegExp(t(profileMessages).exporting) }),
    ).toBeVisible();
  },
};

export const ExportFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t(profileMessages).exportData }));
    await expectToast(t(profileMessages).exportFailed);
  },
};

async function openDialog(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: t(profileMessages).removeAccount }));
  return within(await screen.findByRole('dialog', { name: t(profileMessages).removeTitle }));
}

async function remove(canvas: Canvas, { username }: FixtureUser, password: string) {
  const dialog = await openDialog(canvas);
  await userEvent.type(dialog.getByLabelText(named(t(profileMessages).username)), username);
  await userEvent.type(dialog.getByLabelText(named(t(profileMessages).currentPassword)), password);
  await userEvent.click(dialog.getByRole('button', { name: t(profileMessages).removeForGood }));
  return dialog;
}

/** The dialog lists what is deleted; it keeps the account when it is cancelled. */
export const Dialog: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await expect(
      await dialog.findByText(
        t({ ru: /истор.+ со всеми версиями/, en: /stor.+ with .+ versions/ }),
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t(profileMessages).removeForGood }));
    const summary = dialog.getByRole('group', {
      name: t({ ru: 'Проверьте эти поля', en: 'Check these fields' }),
    });
    await expect(summary).toHaveTextContent(t(profileMessages).usernameDiffers(anna.username));
    await expect(summary).toHaveTextContent(t(profileMessages).required);
  },
};

export const Kept: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: t(profileMessages).keepAccount }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(hostCalls.endSession).not.toHaveBeenCalled();
  },
};

/** Without stories, the list does not mention them. */
export const DialogWithoutStories: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('empty')),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3));
  },
};

export const Removed: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas, args }) => {
    await remove(canvas, anna, fixturePassword);
    await expectToast(t(profileMessages).removed);
    await expect(args.onAccountRemoved).toHaveBeenCalledWith(anna.id);
    await expect(hostCalls.navigate.mock.calls).toEqual([['/']]);
    await expect(hostCalls.endSession).toHaveBeenCalledOnce();
  },
};

export const RemovalPending: Story = {
  beforeEach: ({ msw }) =>
    msw.use(pending('delete', '/api/users/profile'), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    const dialog = await remove(canvas, anna, fixturePassword);
    const button = dialog.getByRole('button', {
      name: new RegExp(t(profileMessages).removeForGood),
    });
    await waitFor(() => expect(button).toHaveAttribute('data-pending'));
  },
};

export const RemovalWrongPassword: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const dialog = await remove(canvas, anna, 'Neverno1');
    await expect(await dialog.findByText(t(errorMessages)['password-wrong'])).toBeVisible();
    await expect(dialog.getByLabelText(named(t(profileMessages).currentPassword))).toHaveFocus();
    await expect(hostCalls.endSession).not.toHaveBeenCalled();
  },
};

export const LastAdministrator: Story = {
  args: { profile: toProfile(admin) },
  parameters: account({ user: admin }),
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await remove(canvas, admin, fixturePassword);
    await expectToast(t(errorMessages)['last-administrator']);
  },
};

/** An account without a password has to log in with Google again before its deletion. */
export const RemovalNeedsReauthentication: Story = {
  args: { profile: { ...toProfile(anna), hasPassword: false } },
  beforeEach: ({ msw }) =>
    msw.use(refusing('delete', '/api/users/profile', 'sign-in-too-old'), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.type(dialog.getByLabelText(named(t(profileMessages).username)), anna.username);
    await userEvent.click(dialog.getByRole('button', { name: t(profileMessages).removeForGood }));
    await expect(
      await dialog.findByRole('button', { name: t(profileMessages).signInAgain }),
    ).toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account for good?' });
    await waitFor(() => expect(within(dialog).getByText('your comments and likes')).toBeVisible());
  },
};
