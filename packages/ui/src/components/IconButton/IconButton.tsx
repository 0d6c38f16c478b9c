import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components';
import { button } from '../Button/Button.css.ts';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import { type Unavailable, useDisabledReason } from '../Button/disabledReason.ts';
import type { ButtonSize } from '../Button/variants.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

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
  const { reason, reasonId, attributes } = useDisabledReason({ isDisabled, disabledReason });
  return (
    <>
      <Tooltip text={reason === undefined ? label : `${label}. ${reason}`} isName>
        <AriaButton
          {...rest}
          {...attributes}
          aria-label={label}
          aria-pressed={isPressed}
          isPending={isPending}
          className={button({ variant, size, shape: 'icon' })}
        >
          <ButtonContent size={size} icon={icon} isPending={isPending} />
        </AriaButton>
      </Tooltip>
      {reason !== undefined && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  );
}
