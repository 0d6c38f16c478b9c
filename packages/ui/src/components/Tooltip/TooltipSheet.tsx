import {
  type TooltipProps as AriaProps,
  Tooltip as AriaTooltip,
  TooltipTriggerStateContext,
} from 'react-aria-components';
import * as styles from './Tooltip.css.ts';

export type TooltipSheetProps = Pick<AriaProps, 'triggerRef'> & {
  /** The side of the control on which the words appear. @default 'top' */
  placement?: AriaProps['placement'];
  id?: string;
  /** A few words; never the only copy of an information. */
  text: string;
  isOpen: boolean;
  /** Whether the pointer rests on the words, which keeps them where they are. */
  onHoverChange?: (isHovered: boolean) => void;
};

/** The words themselves, placed beside their control. */
export function TooltipSheet({ text, isOpen, onHoverChange, ...rest }: TooltipSheetProps) {
  const state = {
    isOpen,
    shouldSkipAnimation: false,
    open: () => onHoverChange?.(true),
    close: () => onHoverChange?.(false),
  };
  return (
    <TooltipTriggerStateContext value={state}>
      <AriaTooltip {...rest} className={styles.tooltip} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTriggerStateContext>
  );
}
