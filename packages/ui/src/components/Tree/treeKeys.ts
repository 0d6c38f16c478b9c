/** One visible row; what is folded away is left out of the list. */
export type TreeRow = {
  id: string;
  /** 1 for a root; a row belongs to the nearest row above it with a lower level. */
  level: number;
  /** Whether what stands below is shown; absent where nothing does. */
  isExpanded?: boolean;
};

/** What a key does on a row: another row takes the focus, or the row opens or closes. */
export type TreeStep = { focus: number } | { expand: boolean } | null;

const pageRows = 10;

function parentOf(rows: readonly TreeRow[], at: number): number {
  const level = rows[at]?.level ?? 1;
  for (let index = at - 1; index >= 0; index -= 1) {
    if ((rows[index]?.level ?? 1) < level) return index;
  }
  return at;
}

/** The keys of a tree grid: arrows along the rows, right and left into and out of what stands below. */
export function treeStep(rows: readonly TreeRow[], at: number, key: string): TreeStep {
  const { isExpanded } = rows[at] ?? {};
  const to = (index: number): TreeStep => ({
    focus: Math.min(Math.max(index, 0), rows.length - 1),
  });
  switch (key) {
    case 'ArrowDown':
      return to(at + 1);
    case 'ArrowUp':
      return to(at - 1);
    case 'PageDown':
      return to(at + pageRows);
    case 'PageUp':
      return to(at - pageRows);
    case 'Home':
      return to(0);
    case 'End':
      return to(rows.length - 1);
    case 'ArrowRight':
      if (isExpanded === undefined) return null;
      return isExpanded ? to(at + 1) : { expand: true };
    case 'ArrowLeft':
      return isExpanded ? { expand: false } : to(parentOf(rows, at));
    default:
      return null;
  }
}
