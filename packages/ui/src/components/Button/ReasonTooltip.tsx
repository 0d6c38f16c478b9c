import { type RefObject, useEffect } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import { tooltip } from '../Tooltip/Tooltip.css.ts';

export type ReasonTooltipProps = {
  text: string;
  isAsked: boolean;
  onDismiss: () => void;
  triggerRef: RefObject<HTMLElement | null>;
};

/** The words beside a button that cannot be used; Escape takes them away. */
export default function ReasonTooltip({
  text,
  isAsked,
  onDismiss,
  triggerRef,
}: ReasonTooltipProps) {
  useEffect(() => {
    if (!isAsked) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss();
    };
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, [isAsked, onDismiss]);

  const state = {
    isOpen: isAsked,
    shouldSkipAnimation: false,
    open: () => undefined,
    close: onDismiss,
  };
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip className={tooltip} triggerRef={triggerRef} placement="top" offset={6}>
        {text}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}
