import type { ReactNode } from 'react';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from './FilterBar.css.ts';

export type FilterBarProps = ExtraAttributes & {
  /** What is searched, for screen readers. */
  label: string;
  /** Called by Enter in a field and by the submit button. */
  onSubmit?: () => void;
  /** The search field: it takes the room that is left. */
  search?: ReactNode;
  /** Selects and other filters. */
  children?: ReactNode;
  /** The buttons that search and reset. */
  actions?: ReactNode;
};

/** A row of filters over a list; it breaks into lines where it is narrow. */
export const FilterBar = ({
  label,
  onSubmit,
  search,
  children,
  actions,
  ...rest
}: FilterBarProps) => (
  // <search> is not known to older screen readers and test tools; the role is.
  // biome-ignore lint/a11y/useSemanticElements: see above
  <form
    role="search"
    {...rest}
    aria-label={label}
    className={styles.bar}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit?.();
    }}
  >
    {search && <div className={styles.search}>{search}</div>}
    {children}
    {actions && <div className={styles.actions}>{actions}</div>}
  </form>
);
