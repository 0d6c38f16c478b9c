import * as account from '@dreamfork/account';
import { useLocation } from 'react-router-dom';
import { returnAddress, signInCause } from '../../session/returnAddress.ts';
import { SiteAccountProvider } from './SiteAccountProvider.tsx';

function useAuthPage(): account.AuthPageProps {
  const { search } = useLocation();
  return { returnTo: returnAddress(search), cause: signInCause(search) };
}

export const LoginPage = () => (
  <SiteAccountProvider>
    <account.LoginPage {...useAuthPage()} hash={useLocation().hash} />
  </SiteAccountProvider>
);

export const RegisterPage = () => (
  <SiteAccountProvider>
    <account.RegisterPage {...useAuthPage()} />
  </SiteAccountProvider>
);

export const ForgotPasswordPage = () => (
  <SiteAccountProvider>
    <account.ForgotPasswordPage />
  </SiteAccountProvider>
);

export const ResetPasswordPage = () => (
  <SiteAccountProvider>
    <account.ResetPasswordPage hash={useLocation().hash} />
  </SiteAccountProvider>
);

export const ConfirmEmailPage = () => (
  <SiteAccountProvider>
    <account.ConfirmEmailPage hash={useLocation().hash} />
  </SiteAccountProvider>
);

export const UnsubscribePage = () => (
  <SiteAccountProvider>
    <account.UnsubscribePage hash={useLocation().hash} />
  </SiteAccountProvider>
);
