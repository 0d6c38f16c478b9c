import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { DropZone } from '../../components/DropZone/DropZone.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { useMessages } from '../../i18n/index.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { cropMessages } from './CropDialog.messages.ts';
import { CropField } from './CropField.tsx';
import { type Area, cropPicture } from './cropPicture.ts';

export type CropDialogProps = {
  title: string;
  /** Shape of the part that is kept. @default 'rect' */
  shape?: 'rect' | 'round';
  /** Width of the part divided by its height. */
  ratio: number;
  /** The largest width of the result in pixels. */
  maxWidth: number;
  /** Name of the result, without an ending. */
  fileName: string;
  /** Sends the result; returns why that failed. Without an error the dialog closes. */
  onSave: (picture: File, options: CropSaveOptions) => Promise<string | undefined>;
  onClose: () => void;
};

export type CropSaveOptions = {
  /** Aborted when the dialog is closed meanwhile. */
  signal: AbortSignal;
  /** Reports the share that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
};

const accept = ['.jpg', '.jpeg', '.png', '.webp', '.gif', '.avif', '.heic', '.heif'];
const maxBytes = 50 * 1024 * 1024;

export function CropDialogContent(props: CropDialogProps) {
  const { title, shape = 'rect', ratio, onClose } = props;
  const messages = useMessages(cropMessages);
  const { picture, error, choose, forget } = useChosenPicture();
  const [area, setArea] = useState<Area | null>(null);
  const save = useSaveCrop(props);
  const close = () => {
    save.abort();
    onClose();
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={title}
      onOpenChange={close}
      footer={
        <>
          <Button onPress={close}>{messages.cancel}</Button>
          {picture && (
            <Button
              variant="primary"
              isPending={save.isPending}
              isDisabled={!area}
              onPress={() => area && void save.send(picture, area)}
            >
              {messages.save}
            </Button>
          )}
        </>
      }
    >
      {picture ? (
        <Stack gap="5">
          {save.error && (
            <Text role="alert" tone="danger">
              {save.error}
            </Text>
          )}
          <CropField
            key={picture.src}
            picture={picture}
            shape={shape}
            ratio={ratio}
            onAreaChange={setArea}
          />
          {save.isPending ? (
            <ProgressBar label={messages.sending} value={save.share * 100} />
          ) : (
            <div>
              <Button variant="quiet" onPress={forget}>
                {messages.another}
              </Button>
            </div>
          )}
        </Stack>
      ) : (
        <DropZone
          label={messages.choose}
          description={messages.chooseHelp}
          errorMessage={error ?? undefined}
          accept={accept}
          maxBytes={maxBytes}
          onSelect={({ accepted: [file] }) => {
            setArea(null);
            void choose(file);
          }}
        />
      )}
    </Dialog>
  );
}

/** Decodes a file as the browser would show it, its orientation applied; null where it cannot. */
async function openPicture(file: File): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await picture.decode();
    return picture;
  } catch {
    // The dialog says that this is no picture.
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
