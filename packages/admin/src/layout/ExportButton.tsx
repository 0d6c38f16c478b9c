import type { ApiClient, ApiError } from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import type { Result } from '@dreamfork/story';
import { Button, useToast } from '@dreamfork/ui';
import { saveFile } from '@dreamfork/ui/browser';
import { Download } from 'lucide-react';
import { useState } from 'react';

export type ExportButtonProps = {
  label: string;
  /** Says that the file could not be made. */
  failed: string;
  /** The name of the file where the server gives none. */
  fileName: string;
  fetchFile: (client: ApiClient) => Promise<Result<File, ApiError>>;
};

/** Downloads a file that only an administrator may read: the token goes in a header, never in an address. */
export function ExportButton({ label, failed, fileName, fetchFile }: ExportButtonProps) {
  const client = useApiClient();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    const answer = await fetchFile(client);
    setPending(false);
    if (answer.ok) saveFile(answer.value, answer.value.name || fileName);
    else toast({ status: 'error', title: failed, description: answer.error.message });
  };
  return (
    <Button icon={Download} isPending={isPending} onPress={() => void download()}>
      {label}
    </Button>
  );
}
