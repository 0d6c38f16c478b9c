import { type RefObject, useLayoutEffect } from 'react';

/** Gives a text the focus when it comes, with the caret at its end; a default text is then selected whole. */
export function useWritingFocus(text: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const field = text.current;
    field?.focus({ preventScroll: true });
    // A default text is selected by the focus.
    if (field && field.selectionStart === field.selectionEnd) {
      field.setSelectionRange(field.value.length, field.value.length);
    }
  }, [text]);
}
