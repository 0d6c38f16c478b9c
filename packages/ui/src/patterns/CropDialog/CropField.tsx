import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { Slider } from '../../components/Slider/Slider.tsx';
import { useMessages } from '../../i18n/index.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './CropDialog.css.ts';
import { cropMessages } from './CropDialog.messages.ts';
import type { Area } from './cropPicture.ts';

type CropFieldProps = {
  /** Width of the part divided by its height. */
  ratio: number;
  picture: HTMLImageElement;
  shape: 'rect' | 'round';
  onAreaChange: (area: Area) => void;
};

const maxZoom = 4;
const keyboardStep = 12;

// It takes the focus, which the file chooser that it replaces would take along.
const focus = (group: HTMLElement | null) => group?.focus();

/** Moves and magnifies a picture behind the part of it that is kept. */
export function CropField({ picture, shape, ratio, onAreaChange }: CropFieldProps) {
  const messages = useMessages(cropMessages);
  const helpId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <Stack gap="4">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form. */}
      <div
        ref={focus}
        role="group"
        tabIndex={-1}
        aria-label={messages.area}
        aria-describedby={helpId}
        className={styles.stage}
      >
        <Cropper
          image={picture.src}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={ratio}
          cropShape={shape}
          keyboardStep={keyboardStep}
          showGrid={false}
          disableAutomaticStylesInjection
          classes={{
            containerClassName: styles.container,
            mediaClassName: styles.picture,
            cropAreaClassName: shape === 'round' ? styles.roundArea : styles.area,
          }}
          cropperProps={{
            role: 'application',
            'aria-label': messages.position,
            'aria-describedby': helpId,
          }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, area) => onAreaChange(area)}
        />
      </div>
      <Text id={helpId} tone="ink2" size="13">
        {messages.help}
      </Text>
      <Slider
        label={messages.zoom}
        value={zoom}
        minValue={1}
        maxValue={maxZoom}
        step={0.05}
        formatOptions={{ style: 'percent' }}
        onChange={setZoom}
      />
    </Stack>
  );
}
