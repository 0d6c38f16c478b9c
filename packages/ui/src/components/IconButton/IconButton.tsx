import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components';
import { useTrigger, withTriggers } from '../../parts/trigger.ts';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import { buttonLook } from '../Button/buttonLook.css.ts';
import { type Unavailable, useUnavailable } from '../Button/useUnavailable.ts';
import type { ButtonSize } from '../Button/variants.ts';
import { useTooltip } from '../Tooltip/useTooltip.tsx';

export const iconButtonVariants = ['quiet', 'secondary'] as const;
export type IconButtonVariant = (typeof iconButtonVariants)[number];

export type IconButtonProps = Omit<
  AriaProps,
  'className' | 'style' | 'children' | 'render' | 'slot' | 'aria-label'
> &
  Unavailable & {
    /** A Lucide icon. */
    icon: LucideIcon;
    /** What the button does, for the tooltip and for screen readers. */
    label: string;
    /** @default 'quiet' */
    variant?: IconButtonVariant;
    /** @default 'medium' */
    size?: ButtonSize;
    /** Makes it a button that is on or off. */
    isPressed?: boolean;
    /** The slot of a react-aria parent. */
    slot?: string | null;
    ref?: Ref<HTMLButtonElement>;
  };

/** A button that is an icon alone, with its meaning as label and tooltip. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'medium',
  isPressed,
  isPending = false,
  isDisabled,
  disabledReason,
  ...rest
}: IconButtonProps) {
  const { reason, reasonId, attributes } = useUnavailable({ isDisabled, disabledReason });
  const trigger = useTrigger();
  const tooltip = useTooltip({ text: reason === undefined ? label : `${label}. ${reason}` });
  return (
    <>
      <AriaButton
        {...withTriggers({ ...rest, ...attributes }, [
          reason === undefined ? trigger : null,
          tooltip.trigger,
        ])}
        aria-label={label}
        aria-pressed={isPressed}
        isPending={isPending}
        className={buttonLook({ variant, size, shape: 'icon' })}
      >
        <ButtonContent size={size} icon={icon} isPending={isPending} />
      </AriaButton>
      {tooltip.sheet}
      {reason !== undefined && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  );
}
