import type { ReactElement } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as Props,
  TooltipTrigger,
} from 'react-aria-components';
import * as styles from './Tooltip.css.ts';

export type TooltipProps = {
  /** A few words; never the only copy of an information. */
  text: string;
  /** The side of the control on which the words appear. @default 'top' */
  placement?: Props['placement'];
  /** Milliseconds of hovering before the words appear. @default 500 */
  delay?: number;
  /** Keeps the words from appearing. */
  isDisabled?: boolean;
  /** The control that the words belong to: a Button, Link or another pressable of ours. */
  children: ReactElement;
};

/** Words that appear beside a control while it is hovered or focused, and describe it to screen readers. */
export function Tooltip({
  text,
  placement = 'top',
  delay = 500,
  isDisabled = false,
  children,
}: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={100} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className={styles.tooltip} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
