import type { LucideIcon } from 'lucide-react';

/** One command of a menu. */
export type MenuCommand<Id extends string = string> = {
  /** What `onAction` receives. */
  id: Id;
  label: string;
  icon?: LucideIcon;
  /** The keys that do the same elsewhere, shown at the end of the row. */
  shortcut?: string;
  /** `danger` marks what destroys something. */
  tone?: 'danger';
  isDisabled?: boolean;
  /** Makes the row a link. */
  href?: string;
  separator?: never;
  heading?: never;
};

/** A line between groups of commands. */
export type MenuSeparator = { separator: true; heading?: never };

/** Commands under a heading, which is not part of their names. */
export type MenuSection<Id extends string = string> = {
  heading: string;
  items: readonly MenuCommand<Id>[];
  separator?: never;
};

export type MenuEntry<Id extends string = string> =
  | MenuCommand<Id>
  | MenuSection<Id>
  | MenuSeparator;
