import { anna, fixtureReviewLinks, lighthouseStory } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, inPage, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withLibrary } from '../testing/withLibrary.tsx';
import { reviewLinkMessages } from './links.messages.ts';
import { ReviewLinks } from './ReviewLinks.tsx';

const meta = {
  title: 'Library/Review links',
  component: ReviewLinks,
  parameters: usage({
    when: 'An author sends a draft to first readers, and sees who came and how far they read.',
    whenNot: 'A published story is shared.',
    instead: 'The address in the share dialog.',
    keyboard: { Tab: 'Moves through the links and their actions.' },
    accessibility: 'Every action names its link.',
    do: 'Say that the address is shown once.',
    dont: 'Revoke without asking.',
  }),
  args: {
    storyId: lighthouseStory.id,
    page: `${location.origin}/review/${lighthouseStory.id}`,
  },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  decorators: [inPage, withLibrary(anna)],
} satisfies Meta<typeof ReviewLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

const messages = () => t(reviewLinkMessages);
const first = fixtureReviewLinks[0]?.name ?? '';

export const Default: Story = {
  tags: ['conditions'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(first)).toBeVisible();
    await expect(await canvas.findByText(messages().threads(2))).toBeVisible();
    await expect(canvas.getByText(/Нина/)).toBeVisible();
    await expect(canvas.getByText(messages().only('editor@dreamfork.test'))).toBeVisible();
  },
};

/** The address is shown once, with its secret in the fragment, which no server sees. */
export const Creating: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: messages().create }));
    await userEvent.click(canvas.getByRole('button', { name: messages().submit }));
    await expect(await canvas.findByText(messages().nameMissing)).toBeVisible();
    await userEvent.type(
      canvas.getByRole('textbox', { name: new RegExp(messages().name) }),
      'Друзья',
    );
    await userEvent.click(canvas.getByRole('button', { name: messages().submit }));
    const address = await canvas.findByRole('textbox', { name: messages().address });
    await expect(address).toHaveValue(
      `${location.origin}/review/${lighthouseStory.id}#first-secret-of-a-link`,
    );
    await expect(await canvas.findByText('Друзья')).toBeVisible();
  },
};

export const Revoking: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: messages().revokeOf(first) }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: messages().revoke }));
    await expectToast(messages().revoked);
    await waitFor(() => expect(canvas.queryByText(first)).toBeNull());
  },
};

export const Changing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: messages().changeOf(first) }));
    await userEvent.click(canvas.getByRole('checkbox', { name: messages().guests }));
    await userEvent.click(canvas.getByRole('button', { name: messages().save }));
    await expect(await canvas.findByText(messages().signedIn)).toBeVisible();
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
