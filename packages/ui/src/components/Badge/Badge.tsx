import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from './Badge.css.ts';

export const badgeTones = ['neutral', 'success', 'warning', 'danger', 'info', 'accent'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export type BadgeProps = ExtraAttributes & {
  /** What the state means; the word beside it says the same. @default 'neutral' */
  tone?: BadgeTone;
  icon?: LucideIcon;
  children: ReactNode;
};

/** A word or two about the state of a thing. */
export function Badge({ tone = 'neutral', icon: Icon, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={styles.badge} data-tone={tone}>
      {Icon && <Icon className={styles.icon} aria-hidden />}
      {children}
    </span>
  );
}
