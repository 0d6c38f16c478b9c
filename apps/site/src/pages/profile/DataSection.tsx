import type { Profile } from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import { Button, FormSection, Stack, Text, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { profileMessages } from '../../messages/profile.ts';
import { RemoveAccountDialog } from './RemoveAccountDialog.tsx';
import { saveFile } from './saveFile.ts';

/** Everything that is the user's: to take away, and to have deleted. */
export function DataSection({ profile }: { profile: Profile }) {
  const words = useMessages(profileMessages);
  const client = useApiClient();
  const toast = useToast();
  const [isExporting, setExporting] = useState(false);
  const [isRemoving, setRemoving] = useState(false);

  const exportData = async () => {
    setExporting(true);
    const answer = await client.account.exportData();
    setExporting(false);
    if (answer.ok) saveFile(answer.value, words.archiveName);
    else toast({ status: 'error', title: words.exportFailed, description: answer.error.message });
  };

  return (
    <FormSection title={words.data} description={words.dataText}>
      <Stack gap="3" align="start">
        <Text>{words.exportText}</Text>
        <Button icon={Download} isPending={isExporting} onPress={() => void exportData()}>
          {isExporting ? words.exporting : words.exportData}
        </Button>
      </Stack>
      <Stack gap="3" align="start">
        <Text>{words.removeText}</Text>
        <Button variant="danger" icon={Trash2} onPress={() => setRemoving(true)}>
          {words.removeAccount}
        </Button>
      </Stack>
      <RemoveAccountDialog profile={profile} isOpen={isRemoving} onOpenChange={setRemoving} />
    </FormSection>
  );
}
