import { admin } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { userMessages } from './messages.ts';
import { UsersPage } from './UsersPage.tsx';

const meta = {
  title: 'Admin/Users/Export',
  component: UsersPage,
  parameters: {
    ...usage({
      when: 'The list of users as a file.',
      whenNot: 'One account is exported by its owner.',
      instead: 'DataSection of `account`.',
      keyboard: { Tab: 'Moves to the button.', 'Enter or Space': 'Exports.' },
      accessibility: 'A button that says that it works; failure is a toast.',
      do: 'Export what is filtered.',
      dont: 'Keep the file longer than it is needed.',
    }),
    layout: 'fullscreen',
  },
  beforeEach: ({ globals, msw }) => {
    msw.use(...createHandlers('ok'));
    return saveStoryTheme({ globals });
  },
  decorators: [withAdmin(admin)],
} satisfies Meta<typeof UsersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The file holds the users that the filters let through; the token is in no address. */
export const Exported: Story = {
  play: async ({ canvas, msw }) => {
    const addresses: string[] = [];
    const watch = ({ request }: { request: Request }): undefined => {
      addresses.push(new URL(request.url).search);
    };
    msw.use(http.get('*/users/export/csv', watch));
    await userEvent.type(
      await canvas.findByPlaceholderText(t(userMessages).searchPlaceholder),
      'boris',
    );
    await userEvent.click(canvas.getByRole('button', { name: t(userMessages).find }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: t(userMessages).exportCsv }));
    await waitFor(() => expect(addresses).toEqual(['?searchTerm=boris']));
  },
};

export const Failed: Story = {
  play: async ({ canvas, msw }) => {
    await canvas.findAllByRole('rowheader');
    msw.use(...createHandlers('failing'));
    await userEvent.click(canvas.getByRole('button', { name: t(userMessages).exportCsv }));
    await waitFor(() => expect(screen.getByText(t(userMessages).exportFailed)).toBeVisible());
  },
};
