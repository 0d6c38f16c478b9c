import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createClient } from '../client/createClient.ts';
import type { SessionListResponse } from '../contract/index.ts';
import { anna, annaSessions, fixtureToken } from '../fixtures/index.ts';
import { createHandlers } from '../msw/index.ts';
import {
  ApiProvider,
  optimisticUpdate,
  useMutation,
  userSessions,
  useUserSessions,
} from './index.ts';

const without = (id: string) => (list: SessionListResponse) => ({
  items: list.items.filter((session) => session.id !== id),
});

/** Where a user is signed in, with a way to end each session but this one. */
function Sessions() {
  const { data, isLoading } = useUserSessions();
  const change = useMutation();
  if (isLoading) return <p role="status">Загрузка…</p>;
  return (
    <ul aria-label="Сеансы">
      {data?.items.map(({ id, device, isCurrent }) => (
        <li key={id}>
          {[device.browser, device.system].join(', ')}
          {isCurrent ? (
            ' (этот)'
          ) : (
            <button
              type="button"
              onClick={() =>
                void change({
                  call: (client) => client.sessions.end(id),
                  edits: [optimisticUpdate(userSessions, without(id))],
                })
              }
            >
              Завершить {device.browser}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Page() {
  const client = useMemo(
    () =>
      createClient({ baseUrl: '', getToken: () => fixtureToken(anna), onUnauthorized: () => {} }),
    [],
  );
  return (
    <ApiProvider client={client} session="anna">
      <Sessions />
    </ApiProvider>
  );
}

const meta = {
  title: 'API client/Sessions',
  tags: ['!autodocs'],
  component: Page,
  parameters: { msw: createHandlers('ok') },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An ended session is gone from the list, the one that asks is marked. */
export const EndingASession: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('list', { name: 'Сеансы' });
    await waitFor(() =>
      expect(within(list).getAllByRole('listitem')).toHaveLength(annaSessions.length + 1),
    );
    await expect(within(list).getByText('Chrome, Linux (этот)')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Завершить Safari' }));
    await waitFor(() =>
      expect(within(list).getAllByRole('listitem')).toHaveLength(annaSessions.length),
    );
    await expect(canvas.queryByRole('button', { name: 'Завершить Safari' })).toBeNull();
  },
};
