import { useCurrentUser } from '@dreamfork/account/session';
import { useApiClient } from '@dreamfork/api-client/hooks';
import type { ImportDialogProps } from '@dreamfork/editor';
import { type LibraryHost, LibraryProvider } from '@dreamfork/library';
import { Container } from '@dreamfork/ui';
import { lazyPart } from '@dreamfork/ui/lazy';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { redirectToLogin } from '../session/redirectToLogin.ts';
import { libraryAddresses } from './libraryAddresses.ts';

const ImportStories = lazyPart(async () => (await import('./ImportStories.tsx')).ImportStories);

/** The column of a page of the library, connected to the session and the router of the site. */
export function SiteLibrary({ children }: { children: ReactNode }) {
  const client = useApiClient();
  const user = useCurrentUser();
  const navigate = useNavigate();
  /** What the import was opened with; null while it is closed. */
  const [imported, setImported] = useState<Pick<ImportDialogProps, 'files'> | null>(null);
  const host = useMemo<LibraryHost>(
    () => ({
      user,
      addresses: libraryAddresses,
      navigate: (address) => void navigate(address),
      signIn: () => redirectToLogin({ navigate: (address) => void navigate(address) }),
      importStories: (files) => setImported((current) => current ?? { files }),
      ...(user && {
        findLocalDrafts: async () =>
          (await import('./findLocalDrafts.ts')).findLocalDrafts(client, user.id),
      }),
    }),
    [client, user, navigate],
  );
  return (
    <LibraryProvider host={host}>
      <Container>{children}</Container>
      {imported && (
        <Suspense>
          <ImportStories {...imported} onClose={() => setImported(null)} />
        </Suspense>
      )}
    </LibraryProvider>
  );
}
