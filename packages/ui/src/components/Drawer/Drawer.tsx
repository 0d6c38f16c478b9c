import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components';
import { DialogContent } from '../Dialog/DialogContent.tsx';
import * as styles from './Drawer.css.ts';

export const drawerSides = ['start', 'end', 'bottom'] as const;
export type DrawerSide = (typeof drawerSides)[number];

export const drawerSizes = ['medium', 'large'] as const;
export type DrawerSize = (typeof drawerSizes)[number];

export type DrawerProps = {
  /** What the drawer is for; its heading and its name for screen readers. */
  title: string;
  /** One or two sentences under the title. */
  description?: string;
  isOpen: boolean;
  /** Called with `false` by the close button, Escape and, where it may, a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** The edge it comes from. @default 'end' */
  side?: DrawerSide;
  /** How wide a drawer at the side is. @default 'medium' */
  size?: DrawerSize;
  /** Whether a press outside closes it. Turn it off where typed text would be lost. @default true */
  isDismissable?: boolean;
  /** Buttons under the content, the primary one last. */
  footer?: ReactNode;
  children?: ReactNode;
};

/** A sheet from the edge of the window that holds the focus and gives it back. */
export const Drawer = ({
  isOpen,
  onOpenChange,
  side = 'end',
  size = 'medium',
  isDismissable = true,
  ...sheet
}: DrawerProps) => (
  <ModalOverlay
    className={styles.overlay}
    data-dialog-overlay
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    isDismissable={isDismissable}
  >
    <Modal className={styles.drawer} data-side={side} data-size={size}>
      <DialogContent {...sheet} role="dialog" hasCloseButton onClose={() => onOpenChange(false)} />
    </Modal>
  </ModalOverlay>
);
