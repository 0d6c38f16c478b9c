import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './controls.css.ts';

export type ButtonProps = {
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** @default 'small' */
  size?: 'small' | 'medium';
  icon?: LucideIcon;
  /** An icon after the words. */
  iconEnd?: LucideIcon;
  /** Names a button that shows an icon alone. */
  label?: string;
  /** Makes a switch of the button. */
  isPressed?: boolean;
  /** Whether what the button shows and hides is in view. */
  isExpanded?: boolean;
  /** Where the focus returns to when the panel of this name closes. */
  panel?: string;
  onPress: () => void;
  children?: ReactNode;
};

/** A button of the player: native, so that the same one serves React and the custom element. */
export const Button = ({
  variant = 'secondary',
  size = 'small',
  icon: Icon,
  iconEnd: IconEnd,
  label,
  isPressed,
  isExpanded,
  panel,
  onPress,
  children,
}: ButtonProps) => (
  <button
    type="button"
    className={
      size === 'medium'
        ? `${styles.buttonLook[variant]} ${styles.bigger}`
        : styles.buttonLook[variant]
    }
    aria-label={label}
    title={label}
    aria-pressed={isPressed}
    aria-expanded={isExpanded}
    data-panel-switch={panel}
    onClick={onPress}
  >
    {Icon && <Icon className={styles.icon} size={16} aria-hidden />}
    {children}
    {IconEnd && <IconEnd className={styles.icon} size={16} aria-hidden />}
  </button>
);
