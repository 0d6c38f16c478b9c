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
  submenu?: never;
};

/** A line between groups of commands. */
export type MenuSeparator = { separator: true; heading?: never; submenu?: never };

/** Commands under a heading, which is not part of their names. */
export type MenuSection<Id extends string = string> = {
  heading: string;
  items: readonly MenuCommand<Id>[];
  separator?: never;
  submenu?: never;
};

/** A row that opens a menu of its own beside it. */
export type MenuSubmenu<Id extends string = string> = {
  label: string;
  icon?: LucideIcon;
  submenu: readonly MenuCommand<Id>[];
  separator?: never;
  heading?: never;
};

export type MenuEntry<Id extends string = string> =
  | MenuCommand<Id>
  | MenuSection<Id>
  | MenuSubmenu<Id>
  | MenuSeparator;
