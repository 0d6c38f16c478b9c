import { Link, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { authenticationMessages } from '../../messages/authentication.ts';
import { returnAddress, signInAddress, signInCause } from '../../session/returnAddress.ts';
import { useSessionState } from '../../session/SessionContext.tsx';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { Sheet } from './Sheet.tsx';

const others = { '/login': '/register', '/register': '/login' } as const;

export type EntranceProps = {
  page: keyof typeof others;
  /** The form. */
  children: ReactNode;
};

/** What signing in and registering share: who is in goes on, who is not may also come with Google. */
export function Entrance({ page, children }: EntranceProps) {
  const words = useMessages(authenticationMessages);
  const state = useSessionState();
  const { search } = useLocation();
  const returnTo = returnAddress(search);

  if (state.status === 'signedIn') return <Navigate replace to={returnTo} />;
  const { title, texts, question, other } = words.entrances[page];
  return (
    <Sheet title={title} text={texts[signInCause(search)]}>
      {children}
      <GoogleSignIn returnTo={returnTo} />
      <Text tone="ink2">
        {question} <Link href={signInAddress(others[page], returnTo)}>{other}</Link>
      </Text>
    </Sheet>
  );
}
