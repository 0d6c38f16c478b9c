import { admin } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { AnalyticsPage } from './AnalyticsPage.tsx';
import { analyticsMessages } from './messages.ts';

const meta = {
  title: 'Admin/Analytics',
  component: AnalyticsPage,
  parameters: {
    ...usage({
      when: 'Figures over all stories of a server by period.',
      whenNot: 'You want the figures of one story.',
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
    msw.use(...createHandlers('ok'));
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
    const readings = await canvas.findByRole('figure', { name: t(analyticsMessages).readings });
    const [, ...days] = within(readings).getAllByRole('row', { hidden: true });
    await expect(days).toHaveLength(30);
    const starts = days.map(
      (day) => within(day).getAllByRole('cell', { hidden: true })[0]?.textContent,
    );
    const sum = starts.reduce((all, one) => all + Number(one), 0);
    const figures = within(canvas.getByLabelText(t(analyticsMessages).figures));
    await expect(await figures.findByText(String(sum))).toBeVisible();
    await expect(figures.getAllByText(/%/).length).toBeGreaterThan(0);
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(analyticsMessages).error)).toBeVisible();
  },
};

export const TriedAgain: Story = {
  beforeEach: Failing.beforeEach,
  play: async (context) => {
    await Failing.play?.(context);
    const { canvas, msw } = context;
    msw.use(...createHandlers('ok'));
    await userEvent.click(
      canvas.getByRole('button', { name: t({ ru: 'Попробовать снова', en: 'Try again' }) }),
    );
    await expect(
      await canvas.findByRole('figure', { name: t(analyticsMessages).readings }),
    ).toBeVisible();
  },
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
