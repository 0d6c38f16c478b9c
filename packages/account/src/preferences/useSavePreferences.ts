import { hasCode, routes, type UpdatePreferencesRequest } from '@dreamfork/api-client';
import { optimisticUpdate, useMutation } from '@dreamfork/api-client/hooks';
import { useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useCallback } from 'react';
import { preferencesMessages } from './messages.ts';

/** Saves preferences optimistically; a failed save is reverted and reported. */
export function useSavePreferences(): (chosen: UpdatePreferencesRequest) => Promise<void> {
  const messages = useMessages(preferencesMessages);
  const change = useMutation();
  const toast = useToast();
  return useCallback(
    async (chosen) => {
      const answer = await change({
        call: (client) => client.call(routes.account.updatePreferences, { body: chosen }),
        edits: [
          optimisticUpdate(routes.authentication.profile, (data) => ({
            ...data,
            preferences: { ...data.preferences, ...chosen },
          })),
        ],
      });
      if (answer.ok || hasCode(answer.error, 'unauthorized')) return;
      toast({
        status: 'error',
        title: messages.preferencesFailed,
        description: answer.error.message,
      });
    },
    [change, toast, messages],
  );
}
