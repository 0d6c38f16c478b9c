import { type Profile, routes } from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import { Button, FormSection, Stack, Text, useToast } from '@dreamfork/ui';
import { saveFile } from '@dreamfork/ui/browser';
import { useMessages } from '@dreamfork/ui/i18n';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { profileMessages } from './messages.ts';
import { RemoveAccountDialog } from './RemoveAccountDialog.tsx';

export type DataSectionProps = {
  profile: Profile;
  /** Called after the account was deleted, before its session ends. */
  onAccountRemoved?: ((userId: string) => void | Promise<void>) | undefined;
};

/** Exports the data of the user and deletes the account. */
export function DataSection({ profile, onAccountRemoved }: DataSectionProps) {
  const messages = useMessages(profileMessages);
  const client = useApiClient();
  const toast = useToast();
  const [isExporting, setExporting] = useState(false);
  const [isRemoving, setRemoving] = useState(false);

  const exportData = async () => {
    setExporting(true);
    const answer = await client.call(routes.account.exportData, {});
    setExporting(false);
    if (answer.ok) saveFile(answer.value, answer.value.name || messages.archiveName);
    else
      toast({ status: 'error', title: messages.exportFailed, description: answer.error.message });
  };

  return (
    <FormSection id="data" title={messages.data} description={messages.dataText}>
      <Stack gap="3" align="start">
        <Text>{messages.exportText}</Text>
        <Button icon={Download} isPending={isExporting} onPress={() => void exportData()}>
          {isExporting ? messages.exporting : messages.exportData}
        </Button>
      </Stack>
      <Stack gap="3" align="start">
        <Text>{messages.removeText}</Text>
        <Button icon={Trash2} onPress={() => setRemoving(true)}>
          {messages.removeAccount}
        </Button>
      </Stack>
      <RemoveAccountDialog
        profile={profile}
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        onRemoved={onAccountRemoved}
      />
    </FormSection>
  );
}
