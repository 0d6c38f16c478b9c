import { Meter } from '@dreamfork/ui';
import { formatStorage, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useState } from 'react';
import { useEditor } from '../../../EditorContext.tsx';
import type { StorageUse } from '../../../services.ts';
import { libraryMessages } from './library.messages.ts';

/** How much of the author's room is taken; nothing where the server does not say. */
export function StorageMeter() {
  const { services } = useEditor();
  const messages = useMessages(libraryMessages);
  const locale = useLocale();
  const [use, setUse] = useState<StorageUse | null>(null);
  const { media } = services;
  useEffect(() => {
    let isGone = false;
    void media?.storage?.().then((answer) => {
      if (!isGone && answer.ok) setUse(answer.value);
    });
    return () => {
      isGone = true;
    };
  }, [media]);
  if (!use) return null;
  return (
    <Meter
      label={messages.storage}
      value={use.usedBytes}
      max={Math.max(use.totalBytes, 1)}
      valueLabel={messages.storageOf(
        formatStorage(locale, use.usedBytes),
        formatStorage(locale, use.totalBytes),
      )}
    />
  );
}
