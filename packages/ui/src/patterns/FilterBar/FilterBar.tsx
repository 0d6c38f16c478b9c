import type { ReactNode } from 'react';
import { Select, type SelectProps } from '../../components/Select/Select.tsx';
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

const all = 'all';

export type FilterSelectProps<Id extends string> = Pick<
  SelectProps<Id>,
  'label' | 'isLabelInside' | 'isDisabled'
> & {
  /** What each part is called, and all of them together. */
  names: Readonly<Record<Id | typeof all, string>>;
  /** The parts, in their order. */
  ids: readonly Id[];
  /** The chosen part; `null` for all. */
  value: Id | null;
  onChange: (value: Id | null) => void;
};

/** A choice between everything and one of its parts. */
export function FilterSelect<Id extends string>({
  names,
  ids,
  value,
  onChange,
  ...select
}: FilterSelectProps<Id>) {
  return (
    <Select<Id | typeof all>
      {...select}
      value={value ?? all}
      onChange={(id) => onChange(ids.find((one) => one === id) ?? null)}
      items={([all, ...ids] as const).map((id) => ({ id, label: names[id] }))}
    />
  );
}
