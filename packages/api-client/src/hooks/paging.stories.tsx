import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createClient } from '../client/createClient.ts';
import { anna, fixtureToken } from '../fixtures/index.ts';
import { createHandlers } from '../msw/index.ts';
import { stories, system } from '../routes/index.ts';
import { ApiProvider, optimisticUpdate, useMutation, usePages } from './index.ts';

let asked: string[] = [];
let isBroken = false;

const watched: typeof fetch = (input, init) => {
  const { pathname, search } = new URL(
    input instanceof Request ? input.url : String(input),
    window.location.href,
  );
  asked.push(`${pathname}${search}`);
  if (isBroken && search.includes('cursor')) return Promise.reject(new TypeError('offline'));
  return fetch(input, init);
};

function Titles({ atLeast }: { atLeast?: number }) {
  const { data, hasMore, moreError, loadMore, mutate } = usePages(
    stories.listPublic,
    { query: { limit: 1 } },
    { ...(atLeast === undefined ? {} : { atLeast }) },
  );
  const change = useMutation();
  return (
    <>
      <ul aria-label="Истории">
        {data?.stories.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      {moreError && <p role="alert">{moreError.message}</p>}
      {hasMore && (
        <button type="button" onClick={() => void loadMore()}>
          Ещё
        </button>
      )}
      <button type="button" onClick={() => void mutate()}>
        Обновить
      </button>
      <button
        type="button"
        onClick={() =>
          void change({
            call: (client) => client.call(system.health, {}),
            edits: [
              optimisticUpdate(stories.listPublic, (list) => ({
                ...list,
                stories: list.stories.slice(1),
              })),
            ],
          })
        }
      >
        Убрать первую
      </button>
    </>
  );
}

function Page({ atLeast }: { atLeast?: number }) {
  const client = useMemo(
    () =>
      createClient({
        baseUrl: '',
        getToken: () => fixtureToken(anna),
        onUnauthorized: () => {},
        fetch: watched,
      }),
    [],
  );
  return (
    <ApiProvider client={client} session="anna">
      <Titles {...(atLeast === undefined ? {} : { atLeast })} />
    </ApiProvider>
  );
}

const meta = {
  title: 'API client/Paging',
  tags: ['!autodocs'],
  component: Page,
  beforeEach: ({ msw }) => {
    asked = [];
    isBroken = false;
    msw.use(...createHandlers('ok'));
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const count = (canvasElement: HTMLElement) =>
  within(canvasElement).queryAllByRole('listitem').length;

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

/** Pages come one after the other, each story once, until there are no more. */
export const OneAfterTheOther: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(count(canvasElement)).toBe(1));
    await press(canvasElement, 'Ещё');
    await waitFor(() => expect(count(canvasElement)).toBe(2));
    const titles = within(canvasElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    await expect(new Set(titles).size).toBe(2);
  },
};

/** Asking again keeps the list as long as it was. */
export const ReadAgain: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Ещё');
    await waitFor(() => expect(count(canvasElement)).toBe(2));
    asked = [];
    await press(canvasElement, 'Обновить');
    await waitFor(() => expect(asked).toHaveLength(2));
    await expect(count(canvasElement)).toBe(2);
  },
};

/** A list that was longer when it was left comes back as long. */
export const AsLongAsItWas: Story = {
  args: { atLeast: 2 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(count(canvasElement)).toBe(2));
  },
};

/** What is there stays when a page does not come. */
export const APageFails: Story = {
  play: async ({ canvasElement }) => {
    isBroken = true;
    await press(canvasElement, 'Ещё');
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
    await expect(count(canvasElement)).toBe(1);
    isBroken = false;
    await press(canvasElement, 'Ещё');
    await waitFor(() => expect(count(canvasElement)).toBe(2));
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

/** An edit sees all pages as one list. */
export const Edited: Story = {
  args: { atLeast: 2 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(count(canvasElement)).toBe(2));
    const [first, second] = within(canvasElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    await press(canvasElement, 'Убрать первую');
    await waitFor(() => expect(count(canvasElement)).toBe(1));
    await expect(within(canvasElement).getByRole('listitem')).toHaveTextContent(second ?? '');
    await expect(first).not.toBe(second);
  },
};
