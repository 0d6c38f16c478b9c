import type { WeekOfReadings } from '@dreamfork/api-client';
import { anna } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { inPage, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { withLibrary } from '../testing/withLibrary.tsx';
import { DashboardPage } from './DashboardPage.tsx';
import { dashboardMessages } from './messages.ts';

const meta = {
  title: 'Library/Dashboard/Week',
  component: DashboardPage,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: 'How often the stories of an author were read in the last seven days.',
      whenNot: 'You want the figures of one story.',
      instead: 'StatisticsPage.',
      keyboard: {},
      accessibility: 'Figures are a description list, each with its change in words.',
      do: 'Tell the change where there is a week before.',
      dont: 'Hold the page back for it.',
    }),
  },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  decorators: [inPage, withLibrary(anna)],
} satisfies Meta<typeof DashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const week = (figures: WeekOfReadings) =>
  http.get('*/api/statistics/week', () => HttpResponse.json(figures));

const figures = async (canvas: Canvas) =>
  within(await canvas.findByLabelText(t(dashboardMessages).figures));

/** Readings of the week, with the change against the week before. */
export const ReadThisWeek: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      week({ starts: 36, completions: 12, previous: { starts: 30, completions: 15 } }),
      ...createHandlers('ok'),
    ),
  play: async ({ canvas }) => {
    const row = await figures(canvas);
    await expect(await row.findByText(t(dashboardMessages).week('36', '+20%'))).toBeVisible();
  },
};

/** Nothing to compare with: no change is told. */
export const FirstWeek: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      week({ starts: 12, completions: 5, previous: { starts: 0, completions: 0 } }),
      ...createHandlers('ok'),
    ),
  play: async ({ canvas }) => {
    const row = await figures(canvas);
    await expect(await row.findByText(t(dashboardMessages).week('12'))).toBeVisible();
  },
};

/** The week fails alone: the figures stay without it. */
export const WeekFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/statistics/week', () => HttpResponse.json({}, { status: 500 })),
      ...createHandlers('ok'),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Последний трамвай')).toBeVisible();
    const row = await figures(canvas);
    await waitFor(() => expect(row.queryByText(t({ ru: /за\s7/, en: /in\s7/ }))).toBeNull());
  },
};
