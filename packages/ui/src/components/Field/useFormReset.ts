import { type RefObject, useEffect, useRef } from 'react';

/** Runs when the form around a control goes back to what it began with. */
export function useFormReset(
  element: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  onReset: () => void,
): void {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const form = element.current?.form;
    if (!form) return;
    const reset = (event: Event) => {
      if (!event.defaultPrevented) latest.current();
    };
    form.addEventListener('reset', reset);
    return () => form.removeEventListener('reset', reset);
  }, [element]);
}
