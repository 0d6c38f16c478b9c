import { admin } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { inPage, picturedScreen, t, tableOf, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { storiesMessages } from './messages.ts';
import { StoriesTab } from './StoriesTab.tsx';

const meta = {
  title: 'Admin/Stories',
  component: StoriesTab,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: 'The stories that are read most, as a tab of the users page.',
      whenNot: 'All stories are listed.',
      instead: 'ContentPage.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'A table; a notice announces stale figures.',
      do: 'Say for which time the figures are.',
      dont: 'Mix it with drafts.',
    }),
  },
  beforeEach: ({ globals, msw }) => {
    msw.use(...createHandlers('ok'));
    return saveStoryTheme({ globals });
  },
  decorators: [inPage, withAdmin(admin)],
} satisfies Meta<typeof StoriesTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    const popular = await tableOf(canvas, t(storiesMessages).popular);
    await expect(await popular.findAllByRole('rowheader')).toHaveLength(5);
    await expect(popular.getAllByText(t(storiesMessages).public)[0]).toBeVisible();
    await expect(canvas.getByText(t(storiesMessages).totalStories)).toBeVisible();
    await expect(
      await canvas.findAllByRole('meter', { name: t(storiesMessages).privateStories }),
    ).toHaveLength(2);
    await expect(canvas.getByText(t({ ru: '5 (63 %)', en: '5 (63%)' }))).toBeVisible();
    await expect(canvas.getByText(t({ ru: '3 (37 %)', en: '3 (37%)' }))).toBeVisible();
    const chart = canvas.getByRole('figure', { name: t(storiesMessages).newUsers });
    await expect(await within(chart).findAllByRole('row')).toHaveLength(31);
  },
};

/** What is there stays in view when it could not be read again. */
export const Stale: Story = {
  play: async ({ canvas, msw }) => {
    const popular = await tableOf(canvas, t(storiesMessages).popular);
    await popular.findAllByRole('rowheader');
    msw.use(...createHandlers('failing'));
    await userEvent.click(canvas.getByRole('button', { name: t(storiesMessages).refresh }));
    await expect(await canvas.findByText(new RegExp(t(storiesMessages).failed))).toBeVisible();
    await expect(popular.getAllByRole('rowheader')).toHaveLength(5);
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('empty')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(storiesMessages).none)).toBeVisible();
    const [share] = await canvas.findAllByRole('meter', { name: t(storiesMessages).publicStories });
    await expect(share).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0 \(0/));
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 60_000 })),
  play: async ({ canvas }) => {
    const popular = await tableOf(canvas, t(storiesMessages).popular);
    await expect(popular.getByText(t(storiesMessages).loading)).toBeVisible();
  },
};

/** The figures are zero and the failure is said. */
export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(new RegExp(t(storiesMessages).failed))).toBeVisible();
    await expect(canvas.getAllByText('0')).toHaveLength(4);
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const popular = await tableOf(canvas, 'Popular stories');
    await expect(await popular.findAllByRole('rowheader')).toHaveLength(5);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await tableOf(canvas, t(storiesMessages).popular);
    await canvas.findByRole('figure', { name: t(storiesMessages).readings });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
