import { createClient } from '@dreamfork/api-client';
import { ApiProvider, usePublicStories } from '@dreamfork/api-client/hooks';

const client = createClient({
  baseUrl: 'https://stories.example.org',
  getToken: () => localStorage.getItem('token'),
  onUnauthorized: () => location.assign('/login'),
});

function Stories() {
  const { data, error } = usePublicStories();
  if (error) return <p role="alert">{error.message}</p>;
  return (
    <ul>
      {data?.stories.map(({ id, title }) => (
        <li key={id}>{title}</li>
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
