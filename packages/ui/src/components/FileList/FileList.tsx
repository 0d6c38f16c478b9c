import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './FileList.css.ts';
import { FileListRow } from './FileListRow.tsx';

export type FileListItem = {
  id: string;
  /** Its file name. */
  name: string;
  /** In bytes, where it is known. */
  size?: number;
  icon?: LucideIcon;
  /** What is being done with the file, and its share in percent where that is known. */
  progress?: { label: string; value?: number };
  /** What else there is to say: why it waits, how long it still takes. */
  note?: string;
  /** Why the file did not arrive, and what to do. */
  errorMessage?: string;
  /** Offers to call off what is being done. */
  onCancel?: () => void;
  /** Offers to try again. */
  onRetry?: () => void;
  /** What can be done with a file that is there: small IconButtons, each named after the file. */
  actions?: ReactNode;
};

export type FileListProps = {
  /** Name of the list for screen readers. */
  label: string;
  /** The files, in the order in which they were given. */
  items: readonly FileListItem[];
};

/** Files with their sizes, how far each is on its way, and what became of it. */
export function FileList({ label, items }: FileListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <FileListRow key={item.id} {...item} />
      ))}
    </ul>
  );
}
