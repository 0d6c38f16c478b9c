import { admin, fixtureReports } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { layoutMessages } from '../layout/messages.ts';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { ContentCasePage, ContentPage } from './ModerationPage.tsx';
import { moderationMessages } from './messages.ts';
import { sanctionMessages } from './sanctions.messages.ts';

const meta = {
  title: 'Admin/Content',
  component: ContentPage,
  parameters: {
    ...usage({
      when: 'The queue of cases as a section of the administration, with the export of the report on decisions.',
      whenNot: 'A moderator has no sections.',
      instead: 'ModerationPage.',
      keyboard: {
        Tab: 'Moves through the tabs and the cases.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility:
        'Each case is an `article` with a heading; the tabs of the queue name their status.',
      do: 'Open a case before judging it.',
      dont: 'Decide from the list.',
    }),
    layout: 'fullscreen',
  },
  beforeEach: ({ globals, msw }) => {
    msw.use(...createHandlers('ok'));
    return saveStoryTheme({ globals });
  },
  decorators: [withAdmin(admin)],
} satisfies Meta<typeof ContentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The queue of cases; the report is exported for a period. */
export const Filled: Story = {
  tags: ['conditions', 'screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: t(moderationMessages).tabs.open });
    await expect(within(list).getAllByRole('article')).toHaveLength(2);
    await expect(
      canvas.getByRole('button', { name: t(sanctionMessages).transparency }),
    ).toBeEnabled();
  },
};

/** A case inside the administration, with the way back to the queue. */
export const Case: Story = {
  render: () => <ContentCasePage id={fixtureReports[2]?.storyId ?? ''} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: t(layoutMessages).sections.content.link }),
    ).toHaveAttribute('aria-current', 'page');
  },
};

export const ExportFailed: Story = {
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('list', { name: t(moderationMessages).tabs.open });
    msw.use(...createHandlers('failing'));
    await userEvent.click(canvas.getByRole('button', { name: t(sanctionMessages).transparency }));
    await waitFor(() =>
      expect(
        screen.getByRole('alertdialog', { name: t(sanctionMessages).transparencyFailed }),
      ).toBeVisible(),
    );
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('empty')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(moderationMessages).empty.open)).toBeVisible();
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(moderationMessages).error)).toBeVisible();
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Download CSV report' })).toBeVisible();
  },
};
