import { createClient, routes } from '@dreamfork/api-client';
import { ApiProvider, useQuery } from '@dreamfork/api-client/hooks';

const client = createClient({
  baseUrl: 'https://stories.example.org',
  getToken: () => localStorage.getItem('token'),
  onUnauthorized: () => location.assign('/login'),
  locale: 'en',
});

function Stories() {
  const { data, error, isLoading, mutate } = useQuery(routes.stories.listPublic, {});
  if (isLoading) return <p role="status">Loading…</p>;
  if (error) {
    return (
      <p role="alert">
        {error.message}{' '}
        <button type="button" onClick={() => void mutate()}>
          Try again
        </button>
      </p>
    );
  }
  return (
    <ul aria-label="Stories">
      {data?.stories.map((story) => (
        <li key={story.id}>{story.title}</li>
      ))}
    </ul>
  );
}

export default function App() {
  return (
    <ApiProvider client={client}>
      <Stories />
    </ApiProvider>
  );
}
