import { type ApiError, hasCode } from '@dreamfork/api-client';
import { useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { profileMessages } from '../../messages/profile.ts';

/** Tells how a change of the profile went. What a field says already is not said twice. */
export function useSaving() {
  const words = useMessages(profileMessages);
  const toast = useToast();
  return {
    tellSaved: (description?: string) =>
      toast({ status: 'success', title: words.saved, ...(description ? { description } : {}) }),
    tellFailed: (error: ApiError, isShown = false) => {
      // Whose session has ended is on the way to sign in.
      if (hasCode(error, 'unauthorized')) return;
      toast({
        status: 'error',
        title: words.saveFailed,
        ...(isShown ? {} : { description: error.message }),
      });
    },
  };
}
