import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { customProperties } from '../../primitives/customProperties.ts';
import * as styles from './Tree.css.ts';
import { treeMessages } from './Tree.messages.ts';

export type TreeCellProps = {
  level: number;
  /** Levels that are drawn as steps; a deeper row stands at the last and shows its level. */
  deepest: number;
  /** Absent where nothing stands below the row. */
  isExpanded: boolean | undefined;
  onExpandedChange: (isExpanded: boolean) => void;
  children: ReactNode;
  /** What stands below the row, as wide as the tree. */
  below: ReactNode;
};

/** The one cell of a row: the arrow that opens what is below, and what the row shows. */
export function TreeCell({
  level,
  deepest,
  isExpanded,
  onExpandedChange,
  children,
  below,
}: TreeCellProps) {
  const messages = useMessages(treeMessages);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the cell of a row that is no table row.
    // biome-ignore lint/a11y/useFocusableInteractive: the row takes the focus.
    <div role="gridcell">
      <div
        className={styles.cell}
        style={customProperties({ [styles.indent]: Math.min(level, deepest) - 1 })}
      >
        {level > deepest && (
          <span className={styles.level} aria-hidden>
            {level}
          </span>
        )}
        {isExpanded === undefined ? (
          <span className={styles.noOpener} />
        ) : (
          <button
            type="button"
            tabIndex={-1}
            className={styles.opener}
            aria-label={isExpanded ? messages.collapse : messages.expand}
            onClick={() => onExpandedChange(!isExpanded)}
          >
            <ChevronRight className={styles.chevron} aria-hidden />
          </button>
        )}
        <div className={styles.content}>{children}</div>
      </div>
      {below}
    </div>
  );
}
