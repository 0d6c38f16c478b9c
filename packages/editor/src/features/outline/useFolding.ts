import { useState } from 'react';
import { type OutlineRow, rowsAbove } from './outlineRows.ts';

/** Which rows are folded. A fact of the panel: the document knows nothing of it. */
export function useFolding() {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  return {
    folded,
    setExpanded: (rowId: string, isExpanded: boolean) =>
      setFolded((known) => {
        const next = new Set(known);
        if (isExpanded) next.delete(rowId);
        else next.add(rowId);
        return next;
      }),
    /** Opens whatever hides a row. */
    open: (rows: readonly OutlineRow[], rowId: string) =>
      setFolded((known) => {
        const hiding = rowsAbove(rows, rowId).filter(({ id }) => known.has(id));
        if (hiding.length === 0) return known;
        const next = new Set(known);
        for (const { id } of hiding) next.delete(id);
        return next;
      }),
  };
}
