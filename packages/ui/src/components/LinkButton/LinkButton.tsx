import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaProps } from 'react-aria-components';
import { button } from '../Button/Button.css.ts';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import type { ButtonSize, ButtonVariant } from '../Button/variants.ts';

export type LinkButtonProps = Omit<
  AriaProps,
  'className' | 'style' | 'children' | 'render' | 'slot'
> & {
  /** Where it leads. */
  href: string;
  /** `primary` for the one main action of a view. @default 'secondary' */
  variant?: ButtonVariant;
  /** @default 'medium' */
  size?: ButtonSize;
  /** A Lucide icon before the words. */
  icon?: LucideIcon;
  /** A Lucide icon after the words. */
  iconEnd?: LucideIcon;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link that looks like a Button. */
export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  icon,
  iconEnd,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <AriaLink {...rest} className={button({ variant, size, shape: 'words' })}>
      <ButtonContent size={size} icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </AriaLink>
  );
}
