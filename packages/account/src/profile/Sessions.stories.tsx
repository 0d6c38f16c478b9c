import { anna, annaSessions } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, inPage, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { account, accountStory, hostCalls } from '../testing/accountStory.tsx';
import { pending, refusing } from '../testing/serverStates.ts';
import { profileMessages } from './messages.ts';
import { SessionsSection } from './SessionsSection.tsx';

const meta = {
  title: 'Account/Sessions',
  component: SessionsSection,
  ...accountStory,
  decorators: [inPage, ...accountStory.decorators],
  parameters: {
    ...usage({
      when: 'The devices where a person is signed in, and the way to end each of them.',
      whenNot: 'The own session is ended: that is signing out.',
      instead: 'UserMenu.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'A table with a button in each row that names its device.',
      do: 'Mark the session in use.',
      dont: 'End the session in use from the list.',
    }),
    ...accountStory.parameters,
    ...account({ user: anna }),
  },
} satisfies Meta<typeof SessionsSection>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const findList = (canvas: Canvas) =>
  canvas.findByRole('list', { name: t(profileMessages).sessions });
const rows = (list: HTMLElement) => within(list).getAllByRole('listitem');

export const Filled: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const [current, ...others] = rows(await findList(canvas));
    await expect(current).toHaveTextContent(t(profileMessages).thisBrowser);
    await expect(others).toHaveLength(annaSessions.length);
  },
};

export const OneEnded: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const list = await findList(canvas);
    const name = t(profileMessages).endSession('Safari, iOS');
    await userEvent.click(within(list).getByRole('button', { name }));
    await waitFor(() => expect(rows(list)).toHaveLength(annaSessions.length));
    await expect(list).toHaveFocus();
  },
};

/** A session that could not be ended is shown again. */
export const EndingFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refusing('delete', '/api/users/sessions/:id', 'internal'), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    const list = await findList(canvas);
    const name = t(profileMessages).endSession('Safari, iOS');
    await userEvent.click(within(list).getByRole('button', { name }));
    await expectToast(t(profileMessages).saveFailed);
    await waitFor(() => expect(rows(list)).toHaveLength(annaSessions.length + 1));
  },
};

export const AllEnded: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await findList(canvas);
    await userEvent.click(canvas.getByRole('button', { name: t(profileMessages).endAll }));
    const question = await screen.findByRole('alertdialog', {
      name: t(profileMessages).endAllTitle,
    });
    await userEvent.click(
      within(question).getByRole('button', { name: t(profileMessages).endAll }),
    );
    await expectToast(t(profileMessages).endedAll);
    await expect(hostCalls.navigate.mock.calls).toEqual([['/']]);
    await expect(hostCalls.endSession).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(pending('get', '/api/users/sessions'), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: t(profileMessages).sessionsLoading });
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(profileMessages).sessionsFailed)).toBeVisible();
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
    await findList(canvas);
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Where you are signed in' });
    await expect(canvas.getByText('This browser')).toBeVisible();
  },
};
