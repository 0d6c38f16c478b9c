import {
  Popover as AriaPopover,
  type PopoverProps as AriaProps,
  Dialog,
} from 'react-aria-components';
import { TriggerContext } from '../../parts/trigger.ts';
import { overlaySurface } from './overlay.css.ts';
import * as styles from './Popover.css.ts';
import type { PopoverContent } from './Popover.tsx';
import type { PopoverState } from './PopoverTrigger.tsx';

export type PopoverSheetProps = PopoverContent & {
  /** The trigger's view of the popover. */
  state: PopoverState;
  placement?: AriaProps['placement'];
};

/** The open popover beside its trigger. */
export function PopoverSheet({ state, label, placement, children }: PopoverSheetProps) {
  const { isOpen, close, triggerRef, popoverId } = state;
  return (
    <AriaPopover
      className={overlaySurface}
      trigger="DialogTrigger"
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(staysOpen) => {
        if (!staysOpen) close();
      }}
      placement={placement}
      offset={6}
    >
      <Dialog id={popoverId} className={styles.dialog} aria-label={label}>
        <TriggerContext value={null}>
          {typeof children === 'function' ? children({ close }) : children}
        </TriggerContext>
      </Dialog>
    </AriaPopover>
  );
}
