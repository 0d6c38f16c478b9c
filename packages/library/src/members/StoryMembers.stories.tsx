import {
  anna,
  boris,
  fixtureInvitationSecret,
  lighthouseStory,
  mockData,
} from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, inPage, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withLibrary } from '../testing/withLibrary.tsx';
import { memberMessages } from './messages.ts';
import { StoryMembers } from './StoryMembers.tsx';

const shared = {
  ...mockData,
  stories: [{ ...lighthouseStory, coAuthorIds: [boris.id] }],
};
const page = `${location.origin}/join/${lighthouseStory.id}`;

const meta = {
  title: 'Library/Story members',
  component: StoryMembers,
  parameters: usage({
    when: 'An author invites others to write a story, and sees who does.',
    whenNot: 'Somebody only reads the draft.',
    instead: 'Review links.',
    keyboard: { Tab: 'Moves through the people, the invitations and their actions.' },
    accessibility: 'Every action names its person or its invitation.',
    do: 'Say what a co-author may do, and what they may not.',
    dont: 'Remove or hand over without asking.',
  }),
  args: { storyId: lighthouseStory.id, page, onRoleChange: fn() },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', { database: shared })),
  decorators: [inPage, withLibrary(anna)],
} satisfies Meta<typeof StoryMembers>;
export default meta;
type Story = StoryObj<typeof meta>;

const messages = () => t(memberMessages);
const friend = 'friend@dreamfork.test';

async function confirmAs(name: string) {
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name }));
}

export const Default: Story = {
  tags: ['conditions'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(boris.displayName)).toBeVisible();
    await expect(canvas.getByText(messages().owner)).toBeVisible();
    await expect(canvas.getByText(friend)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: messages().leave })).toBeNull();
  },
};

/** The address is shown once, with its secret in the fragment, which no server sees. */
export const InvitingByLink: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: messages().invite }));
    await userEvent.click(canvas.getByRole('button', { name: messages().submit }));
    const address = await canvas.findByRole('textbox', { name: messages().address });
    await expect(address).toHaveValue(`${page}#${fixtureInvitationSecret}`);
  },
};

/** What opens nothing any more is not there to be copied. */
export const RevokingTheNewLink: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: messages().invite }));
    await userEvent.click(canvas.getByRole('button', { name: messages().submit }));
    await canvas.findByRole('textbox', { name: messages().address });
    const list = within(canvas.getByRole('list', { name: messages().invitations }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3));
    const [added] = list.getAllByRole('button', { name: new RegExp(messages().revoke) });
    await userEvent.click(added as HTMLElement);
    await confirmAs(messages().revoke);
    await expectToast(messages().revoked);
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    await expect(canvas.getByText(friend)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: messages().address })).toBeNull();
  },
};

/** Who is named by an address needs no secret: the session opens the invitation. */
export const InvitingByEmail: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: messages().invite }));
    await userEvent.type(canvas.getByRole('textbox'), 'nina@dreamfork.test');
    await userEvent.click(canvas.getByRole('button', { name: messages().submit }));
    await expect(await canvas.findByText(messages().sent('nina@dreamfork.test'))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: messages().address })).toHaveValue(page);
    await expect(await canvas.findByText('nina@dreamfork.test')).toBeVisible();
  },
};

export const ChangingTheTerm: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = messages().changeTermOf(friend);
    await userEvent.click(await canvas.findByRole('button', { name }));
    await userEvent.click(canvas.getByRole('button', { name: messages().save }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: messages().invite })).toBeVisible(),
    );
  },
};

export const Revoking: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = messages().revokeOf(friend);
    await userEvent.click(await canvas.findByRole('button', { name }));
    await confirmAs(messages().revoke);
    await expectToast(messages().revoked);
    await waitFor(() => expect(canvas.queryByText(friend)).toBeNull());
  },
};

export const Removing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = messages().removeOf(boris.displayName);
    await userEvent.click(await canvas.findByRole('button', { name }));
    await confirmAs(messages().remove);
    await expectToast(messages().removed);
    await waitFor(() => expect(canvas.queryByText(boris.displayName)).toBeNull());
  },
};

/** The owner becomes a co-author, who can only leave. */
export const HandingOver: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const name = messages().handOverTo(boris.displayName);
    await userEvent.click(await canvas.findByRole('button', { name }));
    await confirmAs(messages().handOver);
    await expectToast(messages().handedOver);
    await expect(args.onRoleChange).toHaveBeenCalled();
    await expect(await canvas.findByRole('button', { name: messages().leave })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: messages().invite })).toBeNull();
  },
};

/** A co-author sees who writes the story, and may leave it. */
export const AsCoAuthor: Story = {
  decorators: [withLibrary(boris)],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(messages().textForCoAuthor)).toBeVisible();
    await expect(canvas.queryByText(friend)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: messages().leave }));
    await confirmAs(messages().leave);
    await expectToast(messages().left);
    await expect(args.onRoleChange).toHaveBeenCalled();
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(messages().error)).toBeVisible();
  },
};
