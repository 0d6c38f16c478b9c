import { type Capabilities, hasFeature, type Profile, routes } from '@dreamfork/api-client';
import { useQuery } from '@dreamfork/api-client/hooks';
import {
  Delayed,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  Skeleton,
  Stack,
  TagList,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { LogIn } from 'lucide-react';
import { useAccountHost, usePageTitle } from '../AccountProvider.tsx';
import { twoFactorMessages } from '../twoFactor/messages.ts';
import { TwoFactorSection } from '../twoFactor/TwoFactorSection.tsx';
import { DataSection, type DataSectionProps } from './DataSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { profileMessages } from './messages.ts';
import { NamesSection } from './NamesSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PreferencesSection } from './PreferencesSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

export type ProfilePageProps = Pick<DataSectionProps, 'onAccountRemoved'>;

export function ProfilePage(props: ProfilePageProps) {
  const messages = useMessages(profileMessages);
  usePageTitle(messages.title);
  return (
    <Stack gap="8">
      <PageHeader title={messages.title} />
      <Account {...props} />
    </Stack>
  );
}

function Account(props: ProfilePageProps) {
  const messages = useMessages(profileMessages);
  const { session, addresses } = useAccountHost();
  const { data, error, mutate } = useQuery(
    routes.authentication.profile,
    session.status === 'signedIn' ? {} : null,
  );
  const server = useQuery(routes.system.capabilities, {});
  const isServerKnown = server.data !== undefined || server.error !== undefined;

  if (session.status === 'guest') {
    return (
      <EmptyState
        icon={LogIn}
        title={messages.signInRequired}
        text={messages.signInText}
        action={
          <LinkButton variant="primary" href={addresses.login(addresses.profile)}>
            {messages.signIn}
          </LinkButton>
        }
      />
    );
  }
  if (data && isServerKnown) {
    return <Sections profile={data} capabilities={server.data} {...props} />;
  }
  if (error && !data) {
    return <ErrorState title={messages.error} text={error.message} onRetry={() => void mutate()} />;
  }
  return (
    <Delayed>
      <div role="status" aria-label={messages.loading}>
        <Skeleton lines={8} height={22} />
      </div>
    </Delayed>
  );
}

type SectionsProps = ProfilePageProps & {
  profile: Profile;
  capabilities: Capabilities | undefined;
};

/** The facts about the account, and a section for everything that the server can change. */
function Sections({ profile, capabilities, onAccountRemoved }: SectionsProps) {
  const can = {
    account: hasFeature(capabilities, 'accountData'),
    email: hasFeature(capabilities, 'accountMail'),
    media: hasFeature(capabilities, 'media'),
    sessions: hasFeature(capabilities, 'sessions'),
    twoFactor: hasFeature(capabilities, 'twoFactor'),
  };
  const messages = useMessages(profileMessages);
  const twoFactor = useMessages(twoFactorMessages);
  const links: [id: string, label: string, isShown: boolean][] = [
    ['identity', messages.identity, true],
    ['names', messages.names, can.account],
    ['email', messages.emailTitle, can.email],
    ['preferences', messages.preferences, true],
    [
      'password',
      profile.hasPassword ? messages.passwordTitle : messages.firstPasswordTitle,
      can.account,
    ],
    ['two-factor', twoFactor.title, can.twoFactor],
    ['sessions', messages.sessions, can.sessions],
    ['data', messages.data, can.account],
  ];
  return (
    <Stack gap="8">
      <TagList
        label={messages.sections}
        tags={links
          .filter(([, , isShown]) => isShown)
          .map(([id, label]) => ({ id, label, href: `#${id}` }))}
      />
      <div>
        <IdentitySection
          profile={profile}
          canChangeAvatar={can.account && can.media}
          canChangeNames={can.account}
        />
        {can.account && <NamesSection profile={profile} />}
        {can.email && <EmailSection profile={profile} />}
        <PreferencesSection profile={profile} isSynced={can.account} />
        {can.account && <PasswordSection profile={profile} />}
        {can.twoFactor && <TwoFactorSection profile={profile} />}
        {can.sessions && <SessionsSection />}
        {can.account && <DataSection profile={profile} onAccountRemoved={onAccountRemoved} />}
      </div>
    </Stack>
  );
}
