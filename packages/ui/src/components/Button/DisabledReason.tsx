import { type RefObject, useEffect, useId, useState } from 'react';
import {
  type ButtonProps as AriaProps,
  Tooltip as AriaTooltip,
  TooltipTriggerStateContext,
} from 'react-aria-components';
import { tooltip } from '../Tooltip/Tooltip.css.ts';

export type Unavailable = {
  /** Says why the control cannot be used now; it stays focusable and shows the reason as a tooltip. */
  disabledReason?: string;
  /** Switches the control off; with a reason it stays focusable. @default false */
  isDisabled?: boolean;
};

const noPress = {
  onPress: undefined,
  onPressStart: undefined,
  onPressEnd: undefined,
  onPressUp: undefined,
  onPressChange: undefined,
  onClick: undefined,
  type: 'button',
  'aria-disabled': 'true',
  'data-unavailable': true,
} as const;

/** Turns a reason into the attributes of a control that is off, yet can be focused and asked why. */
export function useDisabledReason({ disabledReason, isDisabled }: Unavailable) {
  const reasonId = useId();
  const reason = isDisabled === false ? undefined : disabledReason;
  if (reason === undefined) return { reason, reasonId, attributes: { isDisabled } };
  return { reason, reasonId, attributes: { ...noPress, 'aria-describedby': reasonId } };
}

type Watched = Pick<AriaProps, 'onHoverChange' | 'onFocusChange'>;

/** Whether the pointer or the focus rests on a control. */
export function useHoverOrFocus({ onHoverChange, onFocusChange }: Watched) {
  const [isOpen, setOpen] = useState(false);
  const handlers: Watched = {
    onHoverChange: (isHovered) => {
      setOpen(isHovered);
      onHoverChange?.(isHovered);
    },
    onFocusChange: (isFocused) => {
      setOpen(isFocused);
      onFocusChange?.(isFocused);
    },
  };
  return { isOpen, setOpen, handlers };
}

type ReasonProps = {
  id: string;
  text: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
};

/**
 * Why a button cannot be used: always there for screen readers, a tooltip for everybody else. A trigger of
 * react-aria around the button would remount it, and lose the focus, whenever a reason comes or goes.
 */
export function DisabledReason({ id, text, isOpen, onOpenChange, triggerRef }: ReasonProps) {
  useEffect(() => {
    if (!isOpen) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onOpenChange(false);
    };
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, [isOpen, onOpenChange]);
  const state = {
    isOpen,
    shouldSkipAnimation: false,
    open: () => onOpenChange(true),
    close: () => onOpenChange(false),
  };
  return (
    <>
      <span id={id} hidden>
        {text}
      </span>
      <TooltipTriggerStateContext value={state}>
        <AriaTooltip triggerRef={triggerRef} placement="top" offset={6} className={tooltip}>
          {text}
        </AriaTooltip>
      </TooltipTriggerStateContext>
    </>
  );
}
