import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  type ToggleButtonProps as AriaProps,
  ToggleButton as AriaToggleButton,
} from 'react-aria-components';
import { button } from '../Button/Button.css.ts';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import type { ButtonSize } from '../Button/variants.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export type ToggleButtonProps = Omit<
  AriaProps,
  'className' | 'style' | 'children' | 'render' | 'slot' | 'aria-label'
> & {
  /** A Lucide icon. */
  icon?: LucideIcon;
  /** Names an icon without words, as label and tooltip. */
  label?: string;
  /** @default 'quiet' */
  variant?: 'quiet' | 'secondary';
  /** @default 'medium' */
  size?: ButtonSize;
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** A button that stays on until it is pressed again. */
export function ToggleButton({
  icon,
  label,
  variant = 'quiet',
  size = 'medium',
  children,
  ...rest
}: ToggleButtonProps) {
  const isIconAlone = children === undefined;
  const toggle = (
    <AriaToggleButton
      {...rest}
      aria-label={label}
      className={button({ variant, size, shape: isIconAlone ? 'icon' : 'words' })}
    >
      <ButtonContent size={size} icon={icon}>
        {children}
      </ButtonContent>
    </AriaToggleButton>
  );
  return isIconAlone && label !== undefined ? (
    <Tooltip text={label} isName>
      {toggle}
    </Tooltip>
  ) : (
    toggle
  );
}
