import type { ReactElement } from 'react';
import {
  type TooltipProps as AriaProps,
  Tooltip as AriaTooltip,
  TooltipTrigger,
} from 'react-aria-components';
import * as styles from './Tooltip.css.ts';

export type TooltipProps = {
  /** A few words; never the only copy of an information. */
  text: string;
  /** The side of the control on which the words appear. @default 'top' */
  placement?: AriaProps['placement'];
  /** Milliseconds of hovering before the words appear. @default 500 */
  delay?: number;
  /** The words only repeat the name of the control: they are seen, and not spoken a second time. */
  isName?: boolean;
  /** Keeps the words from appearing. */
  isDisabled?: boolean;
  /** The control that the words belong to: a Button, Link or another pressable of ours. */
  children: ReactElement;
};

/** Without its id the control is not described by it; hidden, it is not spoken as it appears. */
const seenOnly: AriaProps['render'] = (props) => <div {...props} id={undefined} aria-hidden />;

/** Words that appear beside a control while it is hovered or focused, and describe it to screen readers. */
export const Tooltip = ({
  text,
  placement = 'top',
  delay = 500,
  isName = false,
  isDisabled,
  children,
}: TooltipProps) => (
  <TooltipTrigger delay={delay} closeDelay={100} isDisabled={isDisabled}>
    {children}
    <AriaTooltip
      placement={placement}
      offset={6}
      className={styles.tooltip}
      {...(isName && { render: seenOnly })}
    >
      {text}
    </AriaTooltip>
  </TooltipTrigger>
);
