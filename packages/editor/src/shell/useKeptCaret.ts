import { useEffect, useLayoutEffect, useRef } from 'react';
import { useEditor, useSession } from '../EditorContext.tsx';
import { isTextField } from '../textFields.ts';
import { indexAfter } from './indexAfter.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

type Caret = { field: Field; text: string; start: number; end: number };

function caretNow(): Caret | null {
  const { activeElement } = document;
  if (!isTextField(activeElement)) return null;
  const field = activeElement as Field;
  const { value: text, selectionStart, selectionEnd } = field;
  return selectionStart === null || selectionEnd === null
    ? null
    : { field, text, start: selectionStart, end: selectionEnd };
}

/** Keeps the caret among the words where it stands when words of others come into the text that is being written. */
export function useKeptCaret(): void {
  const { session } = useEditor();
  const mergedAt = useSession((state) => state.mergedAt);
  const caret = useRef<Caret | null>(null);
  useEffect(
    () =>
      session.subscribe((state, before) => {
        // The fields still show the text as it was.
        if (state.mergedAt !== before.mergedAt) caret.current = caretNow();
      }),
    [session],
  );
  useLayoutEffect(() => {
    const kept = caret.current;
    caret.current = null;
    const rules = session.mergeRules();
    if (mergedAt === null || !kept || !rules || kept.field.value === kept.text) return;
    const pieces = rules.textDifference(kept.text, kept.field.value);
    kept.field.setSelectionRange(indexAfter(pieces, kept.start), indexAfter(pieces, kept.end));
  }, [session, mergedAt]);
}
