import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import * as styles from './controls.css.ts';
import { Icon } from './Icon.tsx';

export type ButtonProps = {
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** @default 'small' */
  size?: 'small' | 'medium';
  icon?: IconNode;
  /** An icon after the label. */
  iconEnd?: IconNode;
  /** The label of a button that shows only an icon. */
  label?: string;
  /** Makes the button a toggle button. */
  isPressed?: boolean;
  /** Whether the controlled element is expanded. */
  isExpanded?: boolean;
  /** The panel that returns the focus to this button when it closes. */
  panel?: string;
  onPress: () => void;
  children?: ReactNode;
};

/** A native button, shared by React and the custom element. */
export const Button = ({
  variant = 'secondary',
  size = 'small',
  icon,
  iconEnd,
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
        ? `${styles.buttonStyle[variant]} ${styles.bigger}`
        : styles.buttonStyle[variant]
    }
    aria-label={label}
    title={label}
    aria-pressed={isPressed}
    aria-expanded={isExpanded}
    data-panel-switch={panel}
    onClick={onPress}
  >
    {icon && <Icon icon={icon} size={16} />}
    {children}
    {iconEnd && <Icon icon={iconEnd} size={16} />}
  </button>
);
