import { useCurrentUser } from '@dreamfork/account/session';
import { type LibraryHost, LibraryProvider } from '@dreamfork/library';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { Container } from '../layout/Container.tsx';
import { redirectToLogin } from '../session/redirectToLogin.ts';
import { libraryAddresses } from './libraryAddresses.ts';

/** The column of a page of the library, connected to the session and the router of the site. */
export function SiteLibrary({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const host = useMemo<LibraryHost>(
    () => ({
      user,
      addresses: libraryAddresses,
      navigate: (address) => void navigate(address),
      signIn: () => redirectToLogin({ navigate: (address) => void navigate(address) }),
    }),
    [user, navigate],
  );
  return (
    <LibraryProvider host={host}>
      <Container>{children}</Container>
    </LibraryProvider>
  );
}
