import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { Conflict, ConflictAnswer } from '../commands/context.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

/** The conflict dialog, and the function that opens it and waits for the answer. */
export function useConflict(): {
  dialog: ReactNode;
  resolveConflict: (conflict: Conflict) => Promise<ConflictAnswer>;
} {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const answer = useRef<(answer: ConflictAnswer) => void>(undefined);
  const resolveConflict = useCallback(
    (next: Conflict) =>
      new Promise<ConflictAnswer>((resolve) => {
        answer.current = resolve;
        setConflict(next);
      }),
    [],
  );
  const dialog = conflict && (
    <ConflictDialog
      conflict={conflict}
      onAnswer={(given) => {
        setConflict(null);
        answer.current?.(given);
      }}
    />
  );
  return { dialog, resolveConflict };
}
