import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { createClient } from '../client/createClient.ts';
import { createConnectionWatch } from '../client/createConnectionWatch.ts';
import { createHandlers } from '../msw/index.ts';
import { stories } from '../routes/stories.ts';
import { ApiProvider, ConnectionProvider, useConnection, useQuery } from './index.ts';

let isReachable = false;

const fetchIfReachable: typeof fetch = (input, init) =>
  isReachable ? fetch(input, init) : Promise.reject(new TypeError('Failed to fetch'));

/** A page whose server can be reached or not. */
function Page() {
  const [watch] = useState(() =>
    createConnectionWatch({
      probe: () => fetchIfReachable('/api/capabilities'),
      isOnline: () => true,
    }),
  );
  const [client] = useState(() =>
    createClient({
      baseUrl: '',
      getToken: () => null,
      onUnauthorized: () => {},
      fetch: watch.watch(fetchIfReachable),
    }),
  );
  return (
    <ApiProvider client={client}>
      <ConnectionProvider watch={watch}>
        <Stories />
      </ConnectionProvider>
    </ApiProvider>
  );
}

function Stories() {
  const { state, tryAgain } = useConnection();
  const { data } = useQuery(stories.listPublic, {});
  return (
    <>
      <p role="status">{state}</p>
      <button type="button" onClick={() => void tryAgain()}>
        Проверить связь
      </button>
      <ul>
        {data?.stories.map((story) => (
          <li key={story.id}>{story.title}</li>
        ))}
      </ul>
    </>
  );
}

const meta = {
  title: 'API client/Connection',
  tags: ['!autodocs'],
  component: Page,
  parameters: { msw: createHandlers('ok') },
  beforeEach: () => {
    isReachable = false;
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A query that failed for want of a connection is fetched again as soon as the server answers. */
export const Reconnecting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('lost')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить связь' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('lost');
    await expect(canvas.queryAllByRole('listitem')).toEqual([]);
    isReachable = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить связь' }));
    await expect(await canvas.findByText('good')).toBeVisible();
    await expect(await canvas.findAllByRole('listitem')).not.toEqual([]);
  },
};
