import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from './Toolbar.css.ts';

export type ToolbarProps = ExtraAttributes & {
  /** What the tools are for, for screen readers. */
  label: string;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  children: ReactNode;
};

/** A group of controls that is one stop of the Tab key; arrows move inside it. */
export const Toolbar = ({ label, ...rest }: ToolbarProps) => (
  <AriaToolbar {...rest} aria-label={label} className={styles.toolbar} />
);
