import { readToken } from '@dreamfork/account/session';
import { useEffect } from 'react';
import { redirectDocument } from 'react-router-dom';
import { PageLoading } from '../layout/Loading.tsx';

/** Reached when the visitor has signed in in another tab while this page asked them to. */
function ReloadIntoEditor() {
  useEffect(() => window.location.reload(), []);
  return <PageLoading />;
}

/** The route of the editor: a document of its own, so the browser loads it. */
export const editorRoute = {
  loader: ({ request }: { request: Request }) => {
    if (readToken() === null) return null;
    const { pathname, search } = new URL(request.url);
    return redirectDocument(pathname + search);
  },
  element: <ReloadIntoEditor />,
};
