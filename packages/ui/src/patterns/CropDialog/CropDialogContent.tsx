import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { DropZone } from '../../components/DropZone/DropZone.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { useMessages } from '../../i18n/index.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { cropMessages } from './CropDialog.messages.ts';
import type { CropDialogProps } from './CropDialog.tsx';
import { CropField } from './CropField.tsx';
import type { Area } from './cropPicture.ts';
import { useChosenPicture } from './useChosenPicture.ts';
import { useSaveCrop } from './useSaveCrop.ts';

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
