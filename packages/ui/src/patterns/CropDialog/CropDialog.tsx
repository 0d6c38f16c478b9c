import { Suspense } from 'react';
import { lazyPart } from '../../lazy/lazyPart.ts';

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

const CropDialogContent = lazyPart(
  async () => (await import('./CropDialogContent.tsx')).CropDialogContent,
);

/** Takes a picture and the part of it that is to be kept. Its code is loaded when it first opens. */
export const CropDialog = (props: CropDialogProps) => (
  <Suspense>
    <CropDialogContent {...props} />
  </Suspense>
);
