import { type ApiError, hasCode } from '@dreamfork/api-client';
import { useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { profileMessages } from './messages.ts';

/** Notifications about a save on the profile page. */
export function useSaveNotifications() {
  const messages = useMessages(profileMessages);
  const toast = useToast();
  return {
    notifySaved: (description?: string) =>
      toast({ status: 'success', title: messages.saved, ...(description ? { description } : {}) }),
    /** `isShown`: a field shows the message of the error already. */
    notifyFailed: (error: ApiError, isShown = false) => {
      // The session has ended: the host is opening the login page.
      if (hasCode(error, 'unauthorized')) return;
      toast({
        status: 'error',
        title: messages.saveFailed,
        ...(isShown ? {} : { description: error.message }),
      });
    },
  };
}
