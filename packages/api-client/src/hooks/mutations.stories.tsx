import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createClient } from '../client/createClient.ts';
import type { StoryListResponse } from '../contract/index.ts';
import { anna, fixtureToken, lighthouseStory, tramStory } from '../fixtures/index.ts';
import { createHandlers } from '../msw/index.ts';
import { stories } from '../routes/stories.ts';
import { ApiProvider, optimisticUpdate, useMutation, usePrefetch, useQuery } from './index.ts';

/** Holds calls back until the test lets them go, one after the other. */
function createGate() {
  const waiting: { path: string; go: (response?: Response) => void }[] = [];
  const asked: string[] = [];
  const held: typeof fetch = async (input, init) => {
    const { pathname } = new URL(
      input instanceof Request ? input.url : String(input),
      window.location.href,
    );
    asked.push(`${init?.method ?? 'GET'} ${pathname}`);
    if (init?.method !== 'DELETE') return fetch(input, init);
    const response = await new Promise<Response | undefined>((go) => {
      waiting.push({ path: pathname, go });
    });
    return response ?? fetch(input, init);
  };
  const find = (id: string) => waiting.find(({ path }) => path.endsWith(id));
  return {
    fetch: held,
    asked,
    isHeld: (id: string) => find(id) !== undefined,
    letGo: (id: string) => find(id)?.go(),
    reject: (id: string) => find(id)?.go(new Response('{}', { status: 500 })),
  };
}

let gate = createGate();

const without = (id: string) => (list: StoryListResponse) => ({
  ...list,
  stories: list.stories.filter((story) => story.id !== id),
});

function Shelf() {
  const { data, isStale } = useQuery(stories.listOwn, {});
  const change = useMutation();
  const [failure, setFailure] = useState('');
  const remove = async (id: string) => {
    const response = await change({
      call: (client) => client.call(stories.remove, { params: { id } }),
      edits: [optimisticUpdate(stories.listOwn, without(id))],
      stale: [stories.listPublic],
    });
    if (!response.ok) setFailure(response.error.message);
  };
  return (
    <>
      <ul aria-label="Мои истории">
        {data?.stories.map(({ id, title }) => (
          <li key={id}>
            {title}
            <button type="button" onClick={() => void remove(id)}>
              Удалить {title}
            </button>
          </li>
        ))}
      </ul>
      {isStale && <p role="status">Список мог измениться</p>}
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}

function PublicTitles() {
  const { data } = useQuery(stories.listPublic, {});
  return data ? <p>Публичных: {data.stories.length}</p> : <p>Загрузка…</p>;
}

/** A link that asks for what it leads to while it is pointed at. */
function Door() {
  const [isOpen, setOpen] = useState(false);
  const prepare = usePrefetch();
  if (isOpen) return <PublicTitles />;
  return (
    <button
      type="button"
      onMouseEnter={() => prepare(stories.listPublic, {})}
      onClick={() => setOpen(true)}
    >
      Публичные истории
    </button>
  );
}

function Page() {
  const client = useMemo(
    () =>
      createClient({
        baseUrl: '',
        getToken: () => fixtureToken(anna),
        onUnauthorized: () => {},
        fetch: gate.fetch,
      }),
    [],
  );
  return (
    <ApiProvider client={client} session="anna">
      <Shelf />
      <Door />
    </ApiProvider>
  );
}

const meta = {
  title: 'API client/Changing',
  tags: ['!autodocs'],
  component: Page,
  beforeEach: ({ msw }) => {
    gate = createGate();
    msw.use(...createHandlers('ok'));
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const removal = (title: string) => ({ name: `Удалить ${title}` });

/** Presses the button of a story, and waits until its call is on its way. */
async function removeStory(canvasElement: HTMLElement, { id, document }: typeof lighthouseStory) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', removal(document.title)));
  await waitFor(() => expect(gate.isHeld(id)).toBe(true));
}

/** Gone at once, before the server has answered; the list is asked for again when it has. */
export const ShownAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await removeStory(canvasElement, lighthouseStory);
    await expect(canvas.queryByRole('button', removal(lighthouseStory.document.title))).toBeNull();
    const asked = gate.asked.length;
    gate.letGo(lighthouseStory.id);
    await waitFor(() => expect(gate.asked.slice(asked)).toContain('GET /api/story'));
    await expect(canvas.queryByRole('button', removal(lighthouseStory.document.title))).toBeNull();
  },
};

/** What the server refuses comes back, and the reason is a value to be told. */
export const TakenBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await removeStory(canvasElement, lighthouseStory);
    gate.reject(lighthouseStory.id);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', removal(lighthouseStory.document.title))).toBeVisible();
  },
};

/** Two changes at a time: once both are answered the refused one is back and the other one stays. */
export const TwoAtATime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await removeStory(canvasElement, lighthouseStory);
    await removeStory(canvasElement, tramStory);
    gate.reject(lighthouseStory.id);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('button', removal(tramStory.document.title))).toBeNull();
    gate.letGo(tramStory.id);
    await expect(
      await canvas.findByRole('button', removal(lighthouseStory.document.title)),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', removal(tramStory.document.title))).toBeNull();
  },
};

/** What a pointed-at link leads to is asked for once, and is there when the link is followed. */
export const Prepared: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const door = canvas.getByRole('button', { name: 'Публичные истории' });
    const calls = () => gate.asked.filter((call) => call.endsWith('/public')).length;
    await userEvent.hover(door);
    await expect(calls()).toBe(1);
    await userEvent.click(door);
    await expect(await canvas.findByText(/Публичных: \d/)).toBeVisible();
    await expect(calls()).toBe(1);
  },
};
