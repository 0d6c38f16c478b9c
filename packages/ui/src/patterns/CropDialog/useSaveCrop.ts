import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { cropMessages } from './CropDialog.messages.ts';
import type { CropDialogProps } from './CropDialog.tsx';
import { type Area, cropPicture } from './cropPicture.ts';

type Sending = { controller: AbortController; share: number };

/** Crops a picture and hands it over. */
export function useSaveCrop({ ratio, maxWidth, fileName, onSave, onClose }: CropDialogProps) {
  const messages = useMessages(cropMessages);
  const [sending, setSending] = useState<Sending | null>(null);
  const [error, setError] = useState<string | null>(null);

  const send = async (picture: HTMLImageElement, area: Area) => {
    const controller = new AbortController();
    const { signal } = controller;
    const onProgress = (share: number) => setSending({ controller, share });
    setError(null);
    onProgress(0);
    const cropped = await cropPicture(picture, area, { ratio, maxWidth });
    if (signal.aborted) return;
    const failure = cropped
      ? await onSave(toFile(cropped, fileName), { signal, onProgress })
      : messages.tooLarge;
    if (signal.aborted) return;
    setSending(null);
    if (failure === undefined) onClose();
    else setError(failure);
  };
  return {
    isPending: sending !== null,
    share: sending?.share ?? 0,
    error,
    send,
    abort: () => sending?.controller.abort(),
  };
}

const toFile = (picture: Blob, name: string): File =>
  new File([picture], `${name}.${picture.type.replace('image/', '')}`, { type: picture.type });
