import type { ReactNode } from 'react';
import { DialogShell, type DialogSize } from './DialogShell.tsx';

export { type DialogSize, dialogSizes } from './DialogShell.tsx';

export type DialogProps = {
  /** What the dialog is for; its heading and its name for screen readers. */
  title: string;
  /** One or two sentences under the title. */
  description?: string;
  isOpen: boolean;
  /** Called with `false` by the close button, Escape and, where it may, a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** @default 'medium' */
  size?: DialogSize;
  /** Whether a press outside closes the dialog. Turn it off where typed text would be lost. @default true */
  isDismissable?: boolean;
  /** Buttons under the content, the primary one last. */
  footer?: ReactNode;
  children?: ReactNode;
};

/** A sheet over the page that holds focus until it is closed, and gives it back then. */
export function Dialog({ size = 'medium', isDismissable = true, ...props }: DialogProps) {
  return (
    <DialogShell
      {...props}
      role="dialog"
      size={size}
      isDismissable={isDismissable}
      hasCloseButton
    />
  );
}
