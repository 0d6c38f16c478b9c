import type { ReactNode } from 'react';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from './Toolbar.css.ts';
import { useToolbarKeys } from './useToolbarKeys.ts';

export type ToolbarProps = ExtraAttributes & {
  /** What the tools are for, for screen readers. */
  label: string;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  children: ReactNode;
};

/** A group of controls that is one stop of the Tab key; arrows move inside it. */
export function Toolbar({ label, orientation = 'horizontal', children, ...rest }: ToolbarProps) {
  const keys = useToolbarKeys(orientation);
  return (
    <div
      {...rest}
      {...keys}
      role="toolbar"
      aria-label={label}
      aria-orientation={orientation}
      data-orientation={orientation}
      className={styles.toolbar}
    >
      {children}
    </div>
  );
}
