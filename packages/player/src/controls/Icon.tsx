import type { IconNode } from 'lucide';
import { createElement } from 'react';
import * as styles from './controls.css.ts';

export type IconProps = {
  /** An icon of `lucide`. */
  icon: IconNode;
  /** Side in pixels. */
  size: number;
  /** An additional class. */
  className?: string;
};

/** A decorative icon. `lucide-react` would add 2 KB of component code to the element. */
export const Icon = ({ icon, size, className = '' }: IconProps) =>
  createElement(
    'svg',
    {
      className: `${styles.icon} ${className}`,
      viewBox: '0 0 24 24',
      width: size,
      height: size,
      'aria-hidden': true,
    },
    ...icon.map(([tag, attributes]) => createElement(tag, attributes)),
  );
