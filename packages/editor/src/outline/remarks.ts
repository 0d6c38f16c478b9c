import type { Diagnosis } from '@dreamfork/story';
import { choiceRowId, nodeRowId } from './outlineRows.ts';

export const noRemarks: readonly Diagnosis[] = [];

/** What the doctor has to say of each row. What concerns a connection stands at its node. */
export function remarksByRow(
  diagnoses: readonly Diagnosis[],
): ReadonlyMap<string, readonly Diagnosis[]> {
  const byRow = new Map<string, Diagnosis[]>();
  for (const diagnosis of diagnoses) {
    const { nodeId, choiceId } = diagnosis.place;
    if (nodeId === undefined) continue;
    const rowId = choiceId === undefined ? nodeRowId(nodeId) : choiceRowId(choiceId);
    const known = byRow.get(rowId);
    if (known) known.push(diagnosis);
    else byRow.set(rowId, [diagnosis]);
  }
  return byRow;
}
