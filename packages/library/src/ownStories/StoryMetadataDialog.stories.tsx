import { categoryNames } from '@dreamfork/api-client';
import {
  anna,
  fixtureUsers,
  lighthouseStory,
  toStorySummary,
} from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, findDialog, picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withLibrary } from '../testing/withLibrary.tsx';
import { ownStoryMessages } from './messages.ts';
import { StoryMetadataDialog } from './StoryMetadataDialog.tsx';

const story = toStorySummary(lighthouseStory, fixtureUsers, anna.id);

const meta = {
  title: 'Library/Story metadata dialog',
  component: StoryMetadataDialog,
  parameters: {
    ...usage({
      when: 'Title, description, tags, access and cover of one story.',
      whenNot: 'The text is edited.',
      instead: 'StoryEditor of `editor`.',
      keyboard: {
        Tab: 'Moves through the controls; the focus stays inside.',
        Escape: 'Closes it and gives the focus back.',
        Enter: 'Saves it.',
      },
      accessibility: 'Errors stand at their fields; a conflict says what was changed elsewhere.',
      do: 'Leave what was not changed as it is on the server.',
      dont: 'Close it by a press outside.',
    }),
    layout: 'fullscreen',
  },
  args: { story, onClose: fn() },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  decorators: [withLibrary(anna)],
} satisfies Meta<typeof StoryMetadataDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async () => within(await findDialog());
type Dialog = Awaited<ReturnType<typeof openDialog>>;

const rename = async (dialog: Dialog, title: string) => {
  const field = dialog.getByRole('textbox', { name: new RegExp(t(ownStoryMessages).form.title) });
  await userEvent.clear(field);
  if (title !== '') await userEvent.type(field, title);
};

const save = (dialog: Dialog) =>
  userEvent.click(dialog.getByRole('button', { name: t(ownStoryMessages).form.save }));

export const Filled: Story = {
  tags: ['conditions', 'screen'],
  parameters: picturedScreen,
  play: async () => {
    const dialog = await openDialog();
    await expect(
      dialog.getByRole('textbox', { name: new RegExp(t(ownStoryMessages).form.title) }),
    ).toHaveValue(story.title);
    await expect(
      dialog.getByRole('textbox', { name: new RegExp(t(ownStoryMessages).form.description) }),
    ).toHaveValue(story.description);
    await expect(dialog.getByText('море')).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: new RegExp(t(categoryNames).detective) }),
    ).toBeVisible();
  },
};

export const Saved: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    await rename(dialog, 'Маяк');
    await save(dialog);
    await expectToast(t(ownStoryMessages).form.saved);
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** An author may want no readings to be counted. */
export const NotCounted: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    const box = dialog.getByRole('checkbox', { name: t(ownStoryMessages).form.countReadings });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await save(dialog);
    await expectToast(t(ownStoryMessages).form.saved);
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** An author lets readers see what others chose. */
export const SharesForReaders: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    const box = dialog.getByRole('checkbox', { name: t(ownStoryMessages).form.showShares });
    await expect(box).not.toBeChecked();
    await expect(dialog.getByText(t(ownStoryMessages).form.showSharesHelp)).toBeVisible();
    await userEvent.click(box);
    await save(dialog);
    await expectToast(t(ownStoryMessages).form.saved);
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** An author tells readers that a model helped to write. */
export const TextFromModel: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    const box = dialog.getByRole('checkbox', { name: t(ownStoryMessages).form.discloseModelText });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await save(dialog);
    await expectToast(t(ownStoryMessages).form.saved);
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** A server that keeps no statistics has nothing to switch off. */
export const WithoutStatistics: Story = {
  args: {
    story: {
      ...story,
      countsReadings: undefined,
      showsShares: undefined,
      disclosesModelText: undefined,
    },
  },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.queryByRole('checkbox')).toBeNull();
  },
};

/** Without a change nothing is sent. */
export const Unchanged: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ args }) => {
    await save(await openDialog());
    await expect(args.onClose).toHaveBeenCalled();
    await expect(screen.queryByText(t(ownStoryMessages).form.failed)).toBeNull();
  },
};

export const TitleMissing: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    await rename(dialog, '');
    await save(dialog);
    await expect(
      dialog.getByRole('textbox', { name: new RegExp(t(ownStoryMessages).form.title) }),
    ).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByText(t(ownStoryMessages).form.titleMissing)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 600_000 })),
  play: async ({ args }) => {
    const dialog = await openDialog();
    await rename(dialog, 'Маяк');
    await save(dialog);
    await expect(
      dialog.getByRole('button', { name: new RegExp(t(ownStoryMessages).form.save) }),
    ).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ args }) => {
    const dialog = await openDialog();
    await rename(dialog, 'Маяк');
    await save(dialog);
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(t(ownStoryMessages).form.failed),
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The story was changed elsewhere since the list was loaded. */
export const Conflict: Story = {
  args: { story: { ...story, version: story.version - 1 } },
  play: async () => {
    const dialog = await openDialog();
    await rename(dialog, 'Маяк');
    await save(dialog);
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(
        t(ownStoryMessages).form.changedElsewhere,
      ),
    );
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('heading', { name: 'About the story' })).toBeVisible();
  },
};
