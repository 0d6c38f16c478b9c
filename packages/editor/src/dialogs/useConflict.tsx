import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { ConflictAnswer } from '../commands/context.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

type Conflict = { isOpen: boolean; canLoad: boolean };

/** The conflict dialog, and the function that opens it and waits for the answer. */
export function useConflict(): {
  dialog: ReactNode;
  resolveConflict: (options: { canLoad: boolean }) => Promise<ConflictAnswer>;
} {
  const [conflict, setConflict] = useState<Conflict>({ isOpen: false, canLoad: false });
  const answer = useRef<(answer: ConflictAnswer) => void>(undefined);
  const resolveConflict = useCallback(
    ({ canLoad }: { canLoad: boolean }) =>
      new Promise<ConflictAnswer>((resolve) => {
        answer.current = resolve;
        setConflict({ isOpen: true, canLoad });
      }),
    [],
  );
  const dialog = (
    <ConflictDialog
      {...conflict}
      onAnswer={(given) => {
        setConflict((shown) => ({ ...shown, isOpen: false }));
        answer.current?.(given);
      }}
    />
  );
  return { dialog, resolveConflict };
}
