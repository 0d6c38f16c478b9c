import { type Capabilities, hasFeature, type Profile } from '@dreamfork/api-client';
import { useCapabilities, useProfile } from '@dreamfork/api-client/hooks';
import {
  Delayed,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  Skeleton,
  Stack,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { LogIn } from 'lucide-react';
import { UnconfirmedNotice } from '../../account/UnconfirmedNotice.tsx';
import { Container } from '../../layout/Container.tsx';
import { profileMessages } from '../../messages/profile.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { signInAddress } from '../../session/returnAddress.ts';
import { useSessionState } from '../../session/SessionContext.tsx';
import { DataSection } from './DataSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { NamesSection } from './NamesSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PreferencesSection } from './PreferencesSection.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import { SessionsSection } from './SessionsSection.tsx';

export function ProfilePage() {
  const words = useMessages(profileMessages);
  usePageTitle(words.title);
  return (
    <>
      <UnconfirmedNotice />
      <Container>
        <Stack gap="8">
          <PageHeader title={words.title} />
          <Account />
        </Stack>
      </Container>
    </>
  );
}

function Account() {
  const words = useMessages(profileMessages);
  const { status } = useSessionState();
  const { data, error, mutate } = useProfile({ enabled: status === 'signedIn' });
  const server = useCapabilities();
  const isServerKnown = server.data !== undefined || server.error !== undefined;

  if (status === 'guest') {
    return (
      <EmptyState
        icon={LogIn}
        title={words.signInRequired}
        text={words.signInText}
        action={
          <LinkButton variant="primary" href={signInAddress('/login', '/app/profile')}>
            {words.signIn}
          </LinkButton>
        }
      />
    );
  }
  if (data && isServerKnown) return <Sections profile={data} capabilities={server.data} />;
  if (error && !data) {
    return <ErrorState title={words.error} text={error.message} onRetry={() => void mutate()} />;
  }
  return (
    <Delayed>
      <div role="status" aria-label={words.loading}>
        <Skeleton lines={8} height={22} />
      </div>
    </Delayed>
  );
}

type SectionsProps = { profile: Profile; capabilities: Capabilities | undefined };

/** What the profile says, and what of it the server lets its owner change. */
function Sections({ profile, capabilities }: SectionsProps) {
  const can = {
    account: hasFeature(capabilities, 'accountData'),
    mail: hasFeature(capabilities, 'accountMail'),
    sessions: hasFeature(capabilities, 'sessions'),
  };
  return (
    <div>
      <ProfileFacts profile={profile} />
      {can.account && <NamesSection profile={profile} />}
      {can.mail && <EmailSection profile={profile} />}
      <PreferencesSection profile={profile} isKept={can.account} />
      {can.account && <PasswordSection profile={profile} />}
      {can.sessions && <SessionsSection />}
      {can.account && <DataSection profile={profile} />}
    </div>
  );
}
