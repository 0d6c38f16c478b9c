import { admin } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { analyticsMessages } from '../messages/analytics.ts';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { AnalyticsPage } from './AnalyticsPage.tsx';

const figures = { starts: 120, completions: 60, registrations: 4, newStories: 7 };

const meta = {
  title: 'Admin/Analytics',
  component: AnalyticsPage,
  parameters: {
    ...usage({
      when: 'Figures over all stories of a server by period.',
      whenNot: 'One story is meant.',
      instead: 'StatisticsPage of `library`.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'Every chart has its table; the period is a labelled choice.',
      do: 'Choose the period first.',
      dont: 'Compare periods of unlike length.',
    }),
    layout: 'fullscreen',
  },
  beforeEach: ({ globals, msw }) => {
    msw.use(
      http.get('*/analytics/activities/summary/preset', () =>
        HttpResponse.json({ ...figures, previous: { ...figures, starts: 100, newStories: 0 } }),
      ),
      ...createHandlers('ok'),
    );
    return saveStoryTheme({ globals });
  },
  decorators: [withAdmin(admin)],
} satisfies Meta<typeof AnalyticsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('120')).toBeVisible();
    await expect(canvas.getByText(t(analyticsMessages).change('+20%'))).toBeVisible();
    const readings = await canvas.findByRole('figure', { name: t(analyticsMessages).readings });
    // The header and 30 days.
    await expect(within(readings).getAllByRole('row', { hidden: true })).toHaveLength(31);
    await expect(canvas.getByRole('figure', { name: t(analyticsMessages).growth })).toBeVisible();
  },
};

export const AnotherPeriod: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: t(analyticsMessages).readings });
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(t(analyticsMessages).period) }),
    );
    await userEvent.click(
      await screen.findByRole('option', { name: t(analyticsMessages).periods.week }),
    );
    await waitFor(() => {
      const readings = within(canvas.getByRole('figure', { name: t(analyticsMessages).readings }));
      return expect(readings.getAllByRole('row', { hidden: true })).toHaveLength(8);
    });
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 600_000 })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('status', { name: t(analyticsMessages).loading }),
    ).toBeInTheDocument();
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText(t(analyticsMessages).error)).toBeVisible();
    msw.use(...createHandlers('ok'));
    await userEvent.click(
      canvas.getByRole('button', { name: t({ ru: 'Попробовать снова', en: 'Try again' }) }),
    );
    await expect(
      await canvas.findByRole('figure', { name: t(analyticsMessages).readings }),
    ).toBeVisible();
  },
};

export const Dark: Story = {
  ...Filled,
  tags: ['!test'],
  globals: { theme: 'dark' },
};
export const Creative: Story = {
  ...Filled,
  tags: ['!test'],
  globals: { theme: 'creative' },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: 'Readings by day' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('figure', { name: t(analyticsMessages).readings });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
