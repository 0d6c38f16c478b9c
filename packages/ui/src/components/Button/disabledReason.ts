import { useId } from 'react';

export type Unavailable = {
  /** Says why the control cannot be used now; it stays focusable. The page shows the reason. */
  disabledReason?: string | undefined;
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
