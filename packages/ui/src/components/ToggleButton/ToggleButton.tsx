import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  type ToggleButtonProps as AriaProps,
  ToggleButton as AriaToggleButton,
} from 'react-aria-components';
import { useTrigger, withTriggers } from '../../parts/trigger.ts';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import { buttonLook } from '../Button/buttonLook.css.ts';
import type { ButtonSize } from '../Button/variants.ts';
import { useTooltip } from '../Tooltip/useTooltip.tsx';

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
  const trigger = useTrigger();
  const tooltip = useTooltip({ text: label ?? '' });
  const isNamedByIcon = isIconAlone && label !== undefined;
  return (
    <>
      <AriaToggleButton
        {...withTriggers(rest, [trigger, isNamedByIcon ? tooltip.trigger : null])}
        aria-label={label}
        className={buttonLook({ variant, size, shape: isIconAlone ? 'icon' : 'words' })}
      >
        <ButtonContent size={size} icon={icon}>
          {children}
        </ButtonContent>
      </AriaToggleButton>
      {tooltip.sheet}
    </>
  );
}
