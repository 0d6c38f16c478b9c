import type { ReactNode } from 'react';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as styles from './PageHeader.css.ts';

export type PageHeaderProps = ExtraAttributes & {
  /** The one first-level heading of the page. */
  title: string;
  /** A line about the page or its state. */
  description?: ReactNode;
  /** Buttons about the whole page, the primary one last. */
  actions?: ReactNode;
};

/** The head of a page: its title and what can be done with all of it. */
export const PageHeader = ({ title, description, actions, ...rest }: PageHeaderProps) => (
  <header {...rest} className={styles.header}>
    <div className={styles.words}>
      <Heading level={1}>{title}</Heading>
      {description && <div className={styles.description}>{description}</div>}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </header>
);
