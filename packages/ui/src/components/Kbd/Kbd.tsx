import type { ReactNode } from 'react';
import * as styles from './Kbd.css.ts';

export type KbdProps = { children: ReactNode };

/** A key or a shortcut, as it stands on the keyboard. */
export const Kbd = ({ children }: KbdProps) => <kbd className={styles.kbd}>{children}</kbd>;
