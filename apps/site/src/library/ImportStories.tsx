import { useApiClient } from '@dreamfork/api-client/hooks';
import { ImportDialog, type ImportDialogProps } from '@dreamfork/editor';
import { createEditorServices } from '@dreamfork/editor/api';
import { useMemo } from 'react';
import { editorAddress } from '../editing/editingAddress.ts';
import { useLoadedCapabilities } from '../editing/useLoadedCapabilities.ts';

/** The import of stories on the pages of the library. A single new story is opened in the editor. */
export function ImportStories(props: Omit<ImportDialogProps, 'services'>) {
  const client = useApiClient();
  const { isKnown, capabilities } = useLoadedCapabilities(client);
  const services = useMemo(
    () =>
      createEditorServices(client, {
        capabilities,
        openImported: (id) => window.location.assign(editorAddress(id)),
      }),
    [client, capabilities],
  );
  return isKnown && <ImportDialog {...props} services={services} />;
}
