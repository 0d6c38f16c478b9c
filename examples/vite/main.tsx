import '@dreamfork/ui/styles.css';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from '../react/Providers';

const StoryPage = lazy(() => import('../react/StoryPage'));
const EditorPage = lazy(() => import('../react/EditorPage'));
const UsersPage = lazy(() => import('../react/UsersPage'));

const [, page = '', id] = location.pathname.split('/');

const pages: Record<string, React.ReactNode> = {
  story: <StoryPage id={id ?? ''} />,
  editor: <EditorPage id={id} />,
  users: <UsersPage />,
  newcomers: <UsersPage section="newcomers" />,
};

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Providers>
      <Suspense>{pages[page] ?? 'Nothing here'}</Suspense>
    </Providers>,
  );
}
