import type { ReactElement } from 'react';
import { TriggerContext } from '../../parts/trigger.ts';
import { type TooltipOptions, useTooltip } from './useTooltip.tsx';

export type TooltipProps = TooltipOptions & {
  /** The control that the words belong to: a Button, Link or another pressable of ours. */
  children: ReactElement;
};

/** Words that appear beside a control while it is hovered or focused, and describe it to screen readers. */
export function Tooltip({ children, ...options }: TooltipProps) {
  const { trigger, sheet } = useTooltip(options);
  return (
    <>
      <TriggerContext value={trigger}>{children}</TriggerContext>
      {sheet}
    </>
  );
}
