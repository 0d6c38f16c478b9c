import type { ReactNode } from 'react';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaProps,
  Dialog,
  DialogTrigger,
  type DialogTriggerProps,
} from 'react-aria-components';
import { overlaySurface } from './overlay.css.ts';
import * as styles from './Popover.css.ts';

export type PopoverTriggerProps = Pick<
  DialogTriggerProps,
  'isOpen' | 'defaultOpen' | 'onOpenChange'
> & {
  /** A button, and a Popover after it. */
  children: ReactNode;
};

/** Opens a popover from a button. */
export const PopoverTrigger = (props: PopoverTriggerProps) => <DialogTrigger {...props} />;

export type PopoverProps = {
  /** What the popover is, for screen readers. */
  label: string;
  /** The content; as a function it receives `close`. */
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
  /** Where it opens beside its trigger. @default 'bottom' */
  placement?: AriaProps['placement'];
};

/** A small sheet beside a control. Stands after its trigger inside a PopoverTrigger. */
export const Popover = ({ label, placement = 'bottom', children }: PopoverProps) => (
  <AriaPopover className={overlaySurface} placement={placement} offset={6}>
    <Dialog className={styles.dialog} aria-label={label}>
      {children}
    </Dialog>
  </AriaPopover>
);
