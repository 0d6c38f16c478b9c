import { routes } from '@dreamfork/api-client';
import { optimisticUpdate, useMutation, useQuery } from '@dreamfork/api-client/hooks';
import {
  ErrorState,
  FormSection,
  Skeleton,
  Stack,
  StaleNotice,
  Switch,
  useToast,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { BackupStatus } from '../backups/BackupStatus.tsx';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { useAutoRefresh } from '../layout/useAutoRefresh.ts';
import { JobTable } from './JobTable.tsx';
import { systemMessages } from './messages.ts';
import { NoticeForm } from './NoticeForm.tsx';
import { OutgoingEmails } from './OutgoingEmails.tsx';
import { ServerFacts, SettingTable } from './ServerFacts.tsx';

/** What is set up, stored and done by the server, and what an administrator sets for everyone. */
export function SystemPage() {
  const messages = useMessages(systemMessages);
  const { data, error, mutate } = useQuery(routes.operation.overview, {});
  useAutoRefresh(() => void mutate());
  return (
    <AdminLayout section="system">
      {error && !data && (
        <ErrorState title={messages.error} text={error.message} onRetry={() => void mutate()} />
      )}
      {!error && !data && (
        <Stack gap="4" role="status" aria-label={messages.loading}>
          <Skeleton height={120} />
          <Skeleton height={240} />
        </Stack>
      )}
      {data && (
        <Stack gap="8">
          {error && <StaleNotice onRetry={() => void mutate()} />}
          <RegistrationSwitch isOpen={data.isRegistrationOpen} />
          <NoticeForm key={JSON.stringify(data.notice)} notice={data.notice} />
          <BackupStatus backups={data.backups} />
          <JobTable jobs={data.jobs} />
          <OutgoingEmails />
          <ServerFacts versions={data.versions} storage={data.storage} />
          <SettingTable settings={data.settings} />
        </Stack>
      )}
    </AdminLayout>
  );
}

/** Opens and closes registration. */
function RegistrationSwitch({ isOpen }: { isOpen: boolean }) {
  const messages = useMessages(systemMessages);
  const mutate = useMutation();
  const toast = useToast();
  /** What was asked for, until the server has answered. */
  const [asked, setAsked] = useState<boolean>();
  const change = async (next: boolean) => {
    setAsked(next);
    const answer = await mutate({
      call: (client) => client.call(routes.operation.setRegistration, { body: { isOpen: next } }),
      answered: () => [
        optimisticUpdate(routes.operation.overview, (overview) => ({
          ...overview,
          isRegistrationOpen: next,
        })),
      ],
      stale: [routes.siteStatus.read],
    });
    setAsked(undefined);
    if (answer.ok) {
      toast({
        status: 'success',
        title: next ? messages.registrationOpened : messages.registrationClosed,
      });
    } else {
      toast({
        status: 'error',
        title: messages.registrationFailed,
        description: answer.error.message,
      });
    }
  };
  return (
    <FormSection title={messages.registration} description={messages.registrationAbout}>
      <Switch
        isSelected={asked ?? isOpen}
        isDisabled={asked !== undefined}
        onChange={(next) => void change(next)}
      >
        {messages.registrationOpen}
      </Switch>
    </FormSection>
  );
}
