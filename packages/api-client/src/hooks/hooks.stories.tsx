import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { createClient } from '../client/createClient.ts';
import type { StoryListResponse } from '../contract/index.ts';
import { anna, boris, fixtureToken, lighthouseStory, publicStoryList } from '../fixtures/index.ts';
import { createHandlers, type Scenario } from '../msw/index.ts';
import { stories, versions } from '../routes/stories.ts';
import { ApiProvider, type QueryResult, useQuery } from './index.ts';

const authors = { anna, boris };
type Author = keyof typeof authors;

function Titles({ label, response }: { label: string; response: QueryResult<StoryListResponse> }) {
  if (response.isLoading) return <p role="status">Загрузка…</p>;
  if (response.error) {
    return (
      <p role="alert">
        {response.error.message}{' '}
        <button type="button" onClick={() => void response.mutate()}>
          Повторить
        </button>
      </p>
    );
  }
  if (!response.data?.stories.length) return <p>{label}: пусто</p>;
  return (
    <ul aria-label={label}>
      {response.data.stories.map((story) => (
        <li key={story.id}>{story.title}</li>
      ))}
    </ul>
  );
}

const PublicTitles = () => (
  <Titles label="Публичные истории" response={useQuery(stories.listPublic, {})} />
);

const OwnTitles = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <Titles label="Мои истории" response={useQuery(stories.listOwn, isSignedIn ? {} : null)} />
);

/** A page that shows stories with the hooks and lets its reader change who is signed in. */
function Page() {
  const [author, setAuthor] = useState<Author | null>(null);
  const client = useMemo(
    () =>
      createClient({
        baseUrl: '',
        getToken: () => author && fixtureToken(authors[author]),
        onUnauthorized: () => setAuthor(null),
      }),
    [author],
  );
  return (
    <ApiProvider client={client} session={author}>
      <button type="button" onClick={() => setAuthor('anna')}>
        Войти как Анна
      </button>
      <button type="button" onClick={() => setAuthor('boris')}>
        Войти как Борис
      </button>
      <PublicTitles />
      <OwnTitles isSignedIn={author !== null} />
    </ApiProvider>
  );
}

const meta = {
  title: 'API client/Hooks',
  tags: ['!autodocs'],
  component: Page,
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const given = (scenario: Scenario) => ({ msw: createHandlers(scenario) });

export const Loaded: Story = {
  parameters: given('ok'),
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Публичные истории' });
    const titles = within(list).getAllByRole('listitem');
    await expect(titles.map((title) => title.textContent)).toEqual(
      publicStoryList.stories.map((story) => story.title),
    );
    await expect(within(canvasElement).getByText('Мои истории: пусто')).toBeVisible();
  },
};

/** What one author has read is not shown to the next, not even for a moment. */
export const AnotherSession: Story = {
  parameters: given('ok'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Войти как Анна' }));
    await expect(await canvas.findByText('Последний трамвай')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Войти как Борис' }));
    await expect(canvas.queryByText('Последний трамвай')).toBeNull();
    await expect(await canvas.findByText('Письма с болота')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: given('empty'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Публичные истории: пусто')).toBeVisible();
  },
};

export const Slow: Story = {
  parameters: given('slow'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Загрузка…');
  },
};

/** After a failure the same call can be made again. */
export const FailedAndRepeated: Story = {
  parameters: given('failing'),
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('На сервере произошла ошибка');
    msw.use(...createHandlers('ok'));
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(await canvas.findByRole('list', { name: 'Публичные истории' })).toBeVisible();
  },
};

/** The saved states of a story: a list of them, and the one that is chosen. */
function Versions({ id }: { id: string | null }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const list = useQuery(versions.list, id === null ? null : { params: { id } });
  const version = useQuery(
    versions.read,
    id === null || chosen === null ? null : { params: { id, version: chosen } },
  );
  if (!list.data) return <p role="status">{id ? 'Загрузка…' : 'История не выбрана'}</p>;
  return (
    <>
      {list.data.items.map((item) => (
        <button key={item.version} type="button" onClick={() => setChosen(item.version)}>
          {item.name ?? `Версия ${item.version}`}
        </button>
      ))}
      {version.data && <p>Узлов: {version.data.document.nodes.length}</p>}
    </>
  );
}

function VersionsPage() {
  const [id, setId] = useState<string | null>(null);
  const client = useMemo(
    () =>
      createClient({ baseUrl: '', getToken: () => fixtureToken(anna), onUnauthorized: () => {} }),
    [],
  );
  return (
    <ApiProvider client={client} session="anna">
      <button type="button" onClick={() => setId(lighthouseStory.id)}>
        Открыть маяк
      </button>
      <Versions id={id} />
    </ApiProvider>
  );
}

/** Nothing is asked before a story, and then a version, is chosen. */
export const SavedVersions: Story = {
  parameters: given('ok'),
  render: () => <VersionsPage />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('История не выбрана');
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть маяк' }));
    await expect(await canvas.findByRole('button', { name: 'Версия 7' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'До ящика на причале' }));
    await expect(await canvas.findByText('Узлов: 12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Версия 7' }));
    await expect(await canvas.findByText('Узлов: 13')).toBeVisible();
  },
};
