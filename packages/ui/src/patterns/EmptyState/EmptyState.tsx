import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import * as styles from './EmptyState.css.ts';

export type EmptyStateProps = ExtraAttributes & {
  icon?: LucideIcon;
  /** What is not there. */
  title: string;
  /** What this place is for. */
  text?: string;
  /** The one thing to start with. */
  action?: ReactNode;
  /** @default 2 */
  headingLevel?: HeadingLevel;
};

/** Stands where a list would be, and says what it is for and how to begin. */
export const EmptyState = ({
  icon: Glyph,
  title,
  text,
  action,
  headingLevel = 2,
  ...rest
}: EmptyStateProps) => (
  <div {...rest} className={styles.state}>
    {Glyph && <Glyph className={styles.icon} aria-hidden />}
    <Heading level={headingLevel} size="21">
      {title}
    </Heading>
    {text && <p className={styles.text}>{text}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
