import { Suspense } from 'react';
import { lazyPart } from '../../lazy/lazyPart.ts';
import type { CropDialogProps } from './CropDialogContent.tsx';

export type { CropDialogProps, CropSaveOptions } from './CropDialogContent.tsx';

const CropDialogContent = lazyPart(
  async () => (await import('./CropDialogContent.tsx')).CropDialogContent,
);

/** Takes a picture and the part of it that is to be kept. Its code is loaded when it first opens. */
export const CropDialog = (props: CropDialogProps) => (
  <Suspense>
    <CropDialogContent {...props} />
  </Suspense>
);
