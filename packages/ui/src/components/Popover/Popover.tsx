import type { ReactNode } from 'react';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
  Dialog,
} from 'react-aria-components';
import { overlaySurface } from './overlay.css.ts';
import * as styles from './Popover.css.ts';

export { DialogTrigger as PopoverTrigger } from 'react-aria-components';

export type PopoverProps = {
  /** What the popover is, for screen readers. */
  label: string;
  /** Where it opens beside its trigger. @default 'bottom' */
  placement?: AriaPopoverProps['placement'];
  /** The content; as a function it receives `close`. */
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
};

/** A small sheet beside a control. Stands after its trigger inside a PopoverTrigger. */
export function Popover({ label, placement = 'bottom', children }: PopoverProps) {
  return (
    <AriaPopover className={overlaySurface} placement={placement} offset={6}>
      <Dialog className={styles.dialog} aria-label={label}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
