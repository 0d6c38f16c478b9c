import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components';
import { button, reasonText } from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';
import { type Unavailable, useDisabledReason } from './disabledReason.ts';
import type { ButtonSize, ButtonVariant } from './variants.ts';

export type ButtonProps = Omit<AriaProps, 'className' | 'style' | 'children' | 'render' | 'slot'> &
  Unavailable & {
    /** `primary` for the one main action of a view. @default 'secondary' */
    variant?: ButtonVariant;
    /** @default 'medium' */
    size?: ButtonSize;
    /** A Lucide icon before the words. */
    icon?: LucideIcon;
    /** A Lucide icon after the words. */
    iconEnd?: LucideIcon;
    /** Shows that the action is under way; the button keeps the focus and takes no presses. @default false */
    isPending?: boolean;
    /** The slot of a react-aria parent. */
    slot?: string | null;
    /** The words: a verb. */
    children: ReactNode;
    ref?: Ref<HTMLButtonElement>;
  };

/** Does something on the page. What leads to another address is a LinkButton. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  iconEnd,
  isPending = false,
  isDisabled,
  disabledReason,
  children,
  ...rest
}: ButtonProps) {
  const { reason, reasonId, attributes } = useDisabledReason({ isDisabled, disabledReason });
  return (
    <>
      <AriaButton
        {...rest}
        {...attributes}
        isPending={isPending}
        className={button({ variant, size, shape: 'words' })}
      >
        <ButtonContent size={size} icon={icon} iconEnd={iconEnd} isPending={isPending}>
          {children}
        </ButtonContent>
      </AriaButton>
      {reason !== undefined && (
        <span id={reasonId} className={reasonText}>
          {reason}
        </span>
      )}
    </>
  );
}
