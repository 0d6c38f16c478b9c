import type { WeekOfReadings } from '@dreamfork/api-client';
import { anna } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { inPage, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
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
      keyboard: { Tab: 'Reaches the way to try again.' },
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

const weekRegion = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: t(dashboardMessages).week }));

/** Readings of the week, with the change against the week before. */
export const ReadThisWeek: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      week({ starts: 36, completions: 12, previous: { starts: 30, completions: 15 } }),
      ...createHandlers('ok'),
    ),
  play: async ({ canvas }) => {
    const region = await weekRegion(canvas);
    await expect(await region.findByText(t(dashboardMessages).weekTrend('+20%'))).toBeVisible();
    await expect(region.getByText(t(dashboardMessages).weekTrend('-20%'))).toBeVisible();
    await expect(region.getByText(t(dashboardMessages).weekCompletions)).toBeVisible();
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
    const region = await weekRegion(canvas);
    await expect(await region.findByText('12')).toBeVisible();
    await expect(region.queryByText(t({ ru: /неделе/, en: /week/ }))).toBeNull();
  },
};

/** The week fails alone: the rest of the dashboard stays. */
export const WeekFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/statistics/week', () => HttpResponse.json({}, { status: 500 })),
      ...createHandlers('ok'),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(dashboardMessages).weekError)).toBeVisible();
    await expect(canvas.getByText('Последний трамвай')).toBeVisible();
  },
};

export const WeekTriedAgain: Story = {
  beforeEach: WeekFailed.beforeEach,
  play: async (context) => {
    await WeekFailed.play?.(context);
    const { canvas, msw } = context;
    msw.use(...createHandlers('ok'));
    await userEvent.click(canvas.getByRole('button', { name: t(dashboardMessages).retry }));
    await expect(await canvas.findByText(t(dashboardMessages).weekCompletions)).toBeVisible();
  },
};
