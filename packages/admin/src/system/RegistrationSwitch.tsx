import {
  optimisticUpdate,
  siteStatus,
  systemOverview,
  useMutation,
} from '@dreamfork/api-client/hooks';
import { FormSection, Switch, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { systemMessages } from '../messages/system.ts';

/** Opens and closes registration. */
export function RegistrationSwitch({ isOpen }: { isOpen: boolean }) {
  const messages = useMessages(systemMessages);
  const mutate = useMutation();
  const toast = useToast();
  /** What was asked for, until the server has answered. */
  const [asked, setAsked] = useState<boolean>();
  const change = async (next: boolean) => {
    setAsked(next);
    const answer = await mutate({
      call: (client) => client.administration.setRegistration(next),
      answered: () => [
        optimisticUpdate(systemOverview, (overview) => ({ ...overview, isRegistrationOpen: next })),
      ],
      stale: [siteStatus],
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
