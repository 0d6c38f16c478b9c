import { ImageUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { defineMessages, useMessages } from '../../i18n/index.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { CropDialog, type CropDialogProps } from '../CropDialog/CropDialog.tsx';

const pictureActionsMessages = defineMessages({
  ru: { remove: 'Убрать' },
  en: { remove: 'Remove' },
});

export type PictureActionsProps = {
  /** Whether a picture has been chosen. */
  isChosen: boolean;
  /** Of the button while no picture is chosen. */
  chooseLabel: string;
  /** Of the button once one is chosen. */
  changeLabel: string;
  /** What is kept of the picture, and where it goes. */
  crop: Omit<CropDialogProps, 'onClose'>;
  /** Does without the picture, and tells how that went. */
  onRemove: () => Promise<void>;
};

/** Chooses, changes and removes the one picture of a thing. */
export function PictureActions({
  isChosen,
  chooseLabel,
  changeLabel,
  crop,
  onRemove,
}: PictureActionsProps) {
  const messages = useMessages(pictureActionsMessages);
  const [isChoosing, setChoosing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    await onRemove();
    setRemoving(false);
  };
  return (
    <Inline gap="2">
      <Button icon={ImageUp} onPress={() => setChoosing(true)}>
        {isChosen ? changeLabel : chooseLabel}
      </Button>
      {isChosen && (
        <Button variant="quiet" icon={Trash2} isPending={isRemoving} onPress={() => void remove()}>
          {messages.remove}
        </Button>
      )}
      {isChoosing && <CropDialog {...crop} onClose={() => setChoosing(false)} />}
    </Inline>
  );
}
