import { useProfile } from '@dreamfork/api-client/hooks';
import { ErrorState, PageHeader, Skeleton, Stack } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Container } from '../../layout/Container.tsx';
import { profileMessages } from '../../messages/profile.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { ProfileFacts } from './ProfileFacts.tsx';

export function ProfilePage() {
  const words = useMessages(profileMessages);
  const { data, error, mutate } = useProfile();
  usePageTitle(words.title);
  return (
    <Container>
      <Stack gap="8">
        <PageHeader title={words.title} />
        {data && <ProfileFacts profile={data} />}
        {!data && error && (
          <ErrorState title={words.error} text={error.message} onRetry={() => void mutate()} />
        )}
        {!data && !error && (
          <div role="status" aria-label={words.loading}>
            <Skeleton lines={6} height={22} />
          </div>
        )}
      </Stack>
    </Container>
  );
}
