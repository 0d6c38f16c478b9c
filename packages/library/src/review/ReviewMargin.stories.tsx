import type { ReviewThread } from '@dreamfork/api-client';
import { anna, boris, fixtureThreads, lighthouseStory } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import type { ReviewAnchor } from '@dreamfork/story';
import { Box } from '@dreamfork/ui';
import { expectToast, inPage, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withLibrary } from '../testing/withLibrary.tsx';
import { reviewMessages } from './messages.ts';
import { ReviewMargin, type ReviewMarginProps, useThreads } from './ReviewMargin.tsx';
import { useUnsent } from './useUnsent.ts';

const { id, document: story } = lighthouseStory;

type MarginProps = Omit<ReviewMarginProps, 'threads' | 'unsent' | 'anchor' | 'onAnchorChange'> & {
  at: ReviewAnchor | null;
};

function Margin({ at, ...props }: MarginProps) {
  const [anchor, setAnchor] = useState(at);
  const threads = useThreads(id);
  const unsent = useUnsent(id);
  return (
    <ReviewMargin
      {...props}
      threads={threads}
      anchor={anchor}
      onAnchorChange={setAnchor}
      unsent={unsent}
    />
  );
}

const clearKept = () => {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('dreamfork:review:')) localStorage.removeItem(key);
  }
};

const meta = {
  title: 'Library/Review margin',
  component: Margin,
  parameters: usage({
    when: 'What first readers say about a draft, beside the player.',
    whenNot: 'Readers talk about a published story.',
    instead: 'Comments.',
    keyboard: {
      Tab: 'Moves through the form and the actions of each comment.',
      'Enter or Space': 'Presses what has the focus.',
    },
    accessibility:
      'The place of a comment is chosen by selecting words, or in a list of sentences; what waits to be sent is announced.',
    do: 'Keep what was typed until the server has it.',
    dont: 'Show a draft to others.',
  }),
  args: {
    storyId: id,
    story,
    version: 1,
    nodeId: 'lighthouse-pier',
    at: null,
    canWrite: true,
    readerName: boris.displayName,
    reading: () => null,
  },
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers('ok'));
    clearKept();
    return clearKept;
  },
  decorators: [inPage, withLibrary(boris)],
} satisfies Meta<typeof Margin>;
export default meta;
type Story = StoryObj<typeof meta>;

const messages = () => t(reviewMessages);
const button = (name: string) => screen.findByRole('button', { name });

/** Threads about the passage come first, then those about other places. */
export const Default: Story = {
  tags: ['conditions'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(messages().of(3))).toBeVisible();
    const here = within(await canvas.findByRole('list', { name: messages().here }));
    await expect(here.getByText('как карандашная черта')).toBeVisible();
    await expect(here.getByText('Катер не ждёт. Подумаю.')).toBeVisible();
    await expect(canvas.getByText(messages().elsewhere(1))).toBeVisible();
  },
};

const passage: ReviewAnchor = { kind: 'node', nodeId: 'lighthouse-pier' };

/** Who selects nothing chooses a sentence; a suggestion rewrites its source. */
export const Suggesting: Story = {
  args: { at: passage },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /О чём|About/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Маяк тёмен.' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: messages().suggest }));
    const suggestion = await canvas.findByRole('textbox', { name: messages().suggestion });
    await expect(suggestion).toHaveValue('Маяк тёмен.');
    await userEvent.clear(suggestion);
    await userEvent.type(suggestion, 'Маяк погашен.');
    await userEvent.click(await button(messages().send));
    await waitFor(() => expect(canvas.getByText('Маяк погашен.')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText(messages().waiting)).toBeNull());
  },
};

/** What was typed survives the closing of the form, and of the tab. */
export const KeptWhileTyped: Story = {
  args: { at: passage },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = () => canvas.findByRole('textbox', { name: messages().field });
    await userEvent.type(await field(), 'Недописанное');
    await userEvent.click(await button(messages().close));
    await expect(canvas.queryByRole('textbox', { name: messages().field })).toBeNull();
    await expect(localStorage.getItem(`dreamfork:review:${id}:typed:node lighthouse-pier`)).toBe(
      'Недописанное',
    );
  },
};

/** Without a network a comment waits in the browser and says so; it is sent once there is one. */
export const Offline: Story = {
  args: { at: passage },
  beforeEach: ({ msw }) =>
    msw.use(http.post('*/api/review/:id/threads', () => HttpResponse.error())),
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      await canvas.findByRole('textbox', { name: messages().field }),
      'Из поезда.',
    );
    await userEvent.click(await button(messages().send));
    await expect(await canvas.findByText(messages().waiting)).toBeVisible();
    await expect(canvas.getByText('Из поезда.')).toBeVisible();
    msw.use(...createHandlers('ok'));
    await userEvent.click(await button(messages().again));
    await waitFor(() => expect(canvas.queryByText(messages().waiting)).toBeNull());
  },
};

/** A comment that the server refuses stays, with the reason. */
export const Refused: Story = {
  args: { at: passage },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/review/:id/threads', () =>
        HttpResponse.json(
          { success: false, code: 'review-full', message: 'Больше не помещается.' },
          { status: 409 },
        ),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: messages().field }), 'Сотый.');
    await userEvent.click(await button(messages().send));
    await expect(
      await canvas.findByText(messages().refused('Больше не помещается.')),
    ).toBeVisible();
    await userEvent.click(await button(messages().drop));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: messages().drop }),
    );
    await waitFor(() => expect(canvas.queryByText('Сотый.')).toBeNull());
  },
};

let named: unknown;

/** A guest says who they are first. */
export const Guest: Story = {
  args: { readerName: null },
  beforeEach: ({ msw }) =>
    msw.use(
      http.put('*/api/review/:id/reader', async ({ request }) => {
        named = await request.json();
        return HttpResponse.json({ success: true });
      }),
    ),
  decorators: [withLibrary(null)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await button(messages().nameSave));
    await expect(await canvas.findByText(messages().nameMissing)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: messages().name }), 'Нина');
    await userEvent.click(await button(messages().nameSave));
    await waitFor(() => expect(named).toEqual({ name: 'Нина' }));
  },
};

export const ReadOnly: Story = {
  args: { canWrite: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(messages().readOnly)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: messages().answer })).toBeNull();
  },
};

const own: ReviewThread[] = fixtureThreads.map((thread) => ({
  ...thread,
  comments: thread.comments.map((comment) => ({ ...comment, isOwn: true })),
}));

/** Own comments are edited and, after a question, deleted. */
export const OwnComments: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/review/:id/threads', () =>
        HttpResponse.json({ items: own, nextCursor: null }),
      ),
      http.delete('*/api/review/:id/comments/:commentId', () =>
        HttpResponse.json(
          { success: false, code: 'internal', message: 'Сервер не ответил.' },
          { status: 500 },
        ),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [edit] = await canvas.findAllByRole('button', { name: messages().editOf('Нина') });
    await userEvent.click(edit as HTMLElement);
    const field = await canvas.findByRole('textbox', { name: messages().editField });
    await expect(field).toHaveValue('Карандаш слишком чистый для этой зимы.');
    await userEvent.click(canvas.getByRole('button', { name: messages().close }));
    const [remove] = canvas.getAllByRole('button', { name: messages().removeOf('Нина') });
    await userEvent.click(remove as HTMLElement);
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: messages().remove,
      }),
    );
    await expectToast(messages().removeFailed);
  },
};

const pier = story.nodes.find(({ id }) => id === 'lighthouse-pier')?.content ?? '';

/** A long selection makes the sheet of a phone no wider. */
export const LongSelection: Story = {
  args: {
    at: { kind: 'text', nodeId: 'lighthouse-pier', source: pier, from: 5, to: pier.length },
  },
  render: (args) => (
    <Box width={280}>
      <Margin {...args} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: messages().field });
    const margin = canvas.getByRole('region', { name: messages().title });
    await expect(margin.scrollWidth).toBeLessThanOrEqual(280);
    await expect(field.getBoundingClientRect().width).toBeLessThan(280);
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('empty')),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(messages().none)).toBeVisible();
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(messages().error)).toBeVisible();
  },
};

/** The author answers in the same place. */
export const Author: Story = {
  args: { readerName: anna.displayName },
  decorators: [withLibrary(anna)],
};
