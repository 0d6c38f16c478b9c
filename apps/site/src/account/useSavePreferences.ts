import { hasCode, type UpdatePreferencesRequest } from '@dreamfork/api-client';
import { edit, profile, useChange } from '@dreamfork/api-client/hooks';
import { useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useCallback } from 'react';
import { accountMessages } from '../messages/account.ts';

/** Saves what the user prefers: it holds at once, and is taken back with a word if that fails. */
export function useSavePreferences(): (chosen: UpdatePreferencesRequest) => Promise<void> {
  const words = useMessages(accountMessages);
  const change = useChange();
  const toast = useToast();
  return useCallback(
    async (chosen) => {
      const answer = await change({
        call: (client) => client.account.updatePreferences(chosen),
        edits: [
          edit(profile, (data) => ({ ...data, preferences: { ...data.preferences, ...chosen } })),
        ],
      });
      if (answer.ok || hasCode(answer.error, 'unauthorized')) return;
      toast({
        status: 'error',
        title: words.preferencesFailed,
        description: answer.error.message,
      });
    },
    [change, toast, words],
  );
}
