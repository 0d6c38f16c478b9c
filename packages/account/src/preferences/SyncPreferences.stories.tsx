import { anna, toSessionUser } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { Button, Text, useTheme } from '@dreamfork/ui';
import { expectToast, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { account, accountStory } from '../testing/accountStory.tsx';
import { refusing, withCapabilities } from '../testing/serverStates.ts';
import { preferencesMessages } from './messages.ts';
import { SyncPreferences, type SyncPreferencesProps } from './SyncPreferences.tsx';

function Page(props: SyncPreferencesProps) {
  const { theme, cycle } = useTheme();
  return (
    <main>
      <SyncPreferences {...props} />
      <Text>{theme}</Text>
      <Button onPress={cycle}>Следующая тема</Button>
    </main>
  );
}

// The account of Anna has the theme `creative` and the language `ru`.
const meta = {
  title: 'Account/Preference sync',
  component: SyncPreferences,
  ...accountStory,
  parameters: {
    ...usage({
      when: 'Once around all pages: keeps theme and language the same in the browser and in the account.',
      whenNot: 'The host has a store of its own for them.',
      instead: '`useTheme` and `useLocaleControl`.',
      keyboard: {},
      accessibility: 'It shows nothing; `lang` of the document follows the language.',
      do: 'Place it once, inside the providers.',
      dont: 'Wrap single pages in it.',
    }),
    ...accountStory.parameters,
    ...account({ user: anna }),
  },
  args: { user: toSessionUser(anna), onUserChange: fn(), onLocaleChange: fn() },
  // Under the toolbar's `creative` nothing would change.
  globals: { theme: 'light' },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof SyncPreferences>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The language of the account is Russian, as is that of the page. */
export const AppliedFromAccount: Story = {
  globals: { locale: 'ru' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('creative')).toBeVisible();
    await expect(args.onUserChange).toHaveBeenLastCalledWith(toSessionUser(anna));
    await expect(args.onLocaleChange).not.toHaveBeenCalled();
  },
};

export const LanguageAppliedFromAccount: Story = {
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLocaleChange).toHaveBeenLastCalledWith('ru'));
  },
};

/** A new account takes over the theme of this browser. */
export const SavedToNewAccount: Story = {
  args: { isNew: true },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onUserChange).toHaveBeenCalled());
    await expect(canvas.getByText('light')).toBeVisible();
  },
};

/** A choice that cannot be saved is reverted. */
export const Reverted: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refusing('put', '/api/users/profile/preferences', 'internal'), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    await canvas.findByText('creative');
    await userEvent.click(canvas.getByRole('button', { name: 'Следующая тема' }));
    await expectToast(t(preferencesMessages).preferencesFailed);
    await expect(await canvas.findByText('creative')).toBeVisible();
  },
};

/** A server without preferences leaves them to the browser. */
export const NotSynced: Story = {
  beforeEach: ({ msw }) => msw.use(withCapabilities({ features: [] }), ...createHandlers('ok')),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onUserChange).toHaveBeenCalled());
    await expect(canvas.getByText('light')).toBeVisible();
  },
};
