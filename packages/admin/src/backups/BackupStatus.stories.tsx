import type { BackupState } from '@dreamfork/api-client';
import { systemOverviewAnswer } from '@dreamfork/api-client/fixtures';
import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BackupStatus } from './BackupStatus.tsx';
import { backupMessages } from './messages.ts';

const fresh = systemOverviewAnswer.backups;
const none: Omit<BackupState, 'state'> = { count: 0, newest: null, error: null };

const meta = {
  title: 'Admin/Backups',
  component: BackupStatus,
  parameters: usage({
    when: 'The nightly backups of the server, in administration.',
    whenNot: 'A job is started.',
    instead: 'The table of jobs.',
    keyboard: {},
    accessibility: 'The state is text; what to do about it is announced as a status.',
    do: 'Say what is at risk and what to do.',
    dont: 'Show a backup as good because the job ran.',
  }),
  args: { backups: fresh },
} satisfies Meta<typeof BackupStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t(backupMessages).states.fresh)).toBeVisible();
    await expect(canvas.getByText(t(backupMessages).hours(9))).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const NeverMade: Story = {
  args: { backups: { ...none, state: 'never' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t(backupMessages).advice.never);
  },
};

export const TooOld: Story = {
  args: {
    backups: {
      ...fresh,
      state: 'old',
      newest: { madeAt: '2026-10-28T00:00:00.000Z', ageHours: 105, bytes: 8_912_896_000 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t(backupMessages).hours(105))).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(t(backupMessages).advice.old);
  },
};

export const Failed: Story = {
  args: {
    backups: { ...fresh, state: 'failed', error: 'No backup was made. No space is left.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No space is left.');
    await expect(canvas.getByText(t(backupMessages).hours(9))).toBeVisible();
  },
};

export const NotSetUp: Story = {
  args: { backups: { ...none, state: 'off' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t(backupMessages).advice.off);
    await expect(canvas.queryByText(t(backupMessages).age)).toBeNull();
  },
};

export const English: Story = {
  ...Failed,
  globals: { locale: 'en' },
};
