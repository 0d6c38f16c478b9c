import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { cropMessages } from './CropDialog.messages.ts';

/** Decodes a file as the browser would show it, its orientation applied; null where it cannot. */
async function openPicture(file: File): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await picture.decode();
    return picture;
  } catch {
    URL.revokeObjectURL(picture.src);
    return null;
  }
}

/** The picture that is being cropped, or why the chosen file cannot be. */
export function useChosenPicture() {
  const messages = useMessages(cropMessages);
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [error, setError] = useState<string | null>(null);
  const latest = useRef<File | undefined>(undefined);

  useEffect(() => () => URL.revokeObjectURL(picture?.src ?? ''), [picture]);

  const choose = async (file: File | undefined) => {
    latest.current = file;
    setError(null);
    if (!file) return;
    const opened = await openPicture(file);
    if (latest.current !== file) return URL.revokeObjectURL(opened?.src ?? '');
    setPicture(opened);
    if (opened) return;
    const isHeic = /\.hei[cf]$/i.test(file.name);
    setError(isHeic ? messages.heic(file.name) : messages.damaged(file.name));
  };
  return { picture, error, choose, forget: () => setPicture(null) };
}
