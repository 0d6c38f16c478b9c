import { useEffect } from 'react';
import { redirectDocument } from 'react-router-dom';
import { PageLoading } from '../layout/PageLoading.tsx';
import { readToken } from '../session/savedToken.ts';

/** Reached when the visitor has signed in elsewhere while this page told them to. */
function ReloadIntoEditor() {
  useEffect(() => window.location.reload(), []);
  return <PageLoading />;
}

/** The editor's place among the pages of the site: it is a page of its own, so the browser goes there. */
export const openEditor = {
  loader: ({ request }: { request: Request }) => {
    if (readToken() === null) return null;
    const { pathname, search } = new URL(request.url);
    return redirectDocument(pathname + search);
  },
  element: <ReloadIntoEditor />,
};
